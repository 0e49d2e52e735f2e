/// A declaration with the parts of its surroundings that a router needs.
public struct Declaration: Hashable, Sendable {
    /// The kind of a declaration, in words.
    public enum Kind: String, Hashable, Sendable {
        case function, initializer, deinitializer, `subscript`, `import`, macro
        case variable = "property"
        case enumCase = "enum case"
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`
        case `typealias` = "type alias"
        case `associatedtype` = "associated type"
        case `operator` = "operator declaration"
        case `precedencegroup` = "precedence group"

        /// Whether it declares a type, unlike an extension.
        var declaresType: Bool {
            switch self {
            case .class, .struct, .enum, .actor, .protocol, .typealias: true
            default: false
            }
        }
    }

    /// The kind of the declaration.
    public var kind: Kind
    /// The name without backticks; for an extension the extended type as it is written (`A.B`), for an initializer
    /// `init`.
    public var name: String
    /// The location of the name; for an initializer, of the word `init`.
    public var location: SourceLocation
    /// The documentation comment before it.
    public var documentation: DocComment?
    /// The attributes, in the order of the source: `@MainActor`, `@available(iOS 16, *)`.
    public var attributes: [Attribute] = []
    /// The modifiers, in the order of the source: `public`, `static`, `private(set)`, `nonisolated(unsafe)`.
    public var modifiers: [String] = []
    /// The generic parameter clause with its angle brackets, as it is written.
    public var genericParameters: String?
    /// The `where` clause without the word itself, as it is written.
    public var genericRequirements: String?
    /// The types after the colon of a type, protocol or extension, as they are written.
    public var inheritedTypes: [String] = []
    /// The parameters of a function, initializer, subscript, macro or enum case.
    public var parameters: [Parameter] = []
    /// Whether `async` is written (or `reasync`).
    public var isAsync = false
    /// Whether the declaration throws, and which errors.
    public var throwing: Throwing = .never
    /// The type after `->` without `sending`, as it is written with comments removed and white space folded; of a variable,
    /// its type.
    public var resultType: String?
    /// Whether an initializer is failable (`init?` or `init!`).
    public var isFailable = false
    /// Whether a variable is stored without an initial value, so that an initializer must set it.
    public var needsInitialValue = false
    /// How a property of a struct or a class is stored; `nil` for everything else.
    public var storage: Storage?
    /// The raw value of an enumeration's case: a literal as it is written, or else the first token of an expression; `nil`
    /// if none is written.
    package var rawValue: String?
    /// The types, protocols and extensions around it, outermost first, each without those around that.
    public var enclosing: [Declaration] = []
    /// Whether it is inside the body of a function, closure or accessor.
    public var isLocal = false
    /// The conditions of the `#if` blocks around it, outermost first, each true where this declaration is compiled:
    /// `DEBUG`, `!(DEBUG)` for its `#else`, `!(DEBUG) && (os(iOS))` for an `#elseif os(iOS)`.
    public var conditions: [String] = []
    /// Whether its parameters are properties that are set after a call without arguments.
    package var setsParameters = false
    /// The start of its first token, an attribute or modifier perhaps, in bytes from the start of the file.
    public var startOffset = 0
}

extension Declaration {
    /// The names of the types and extensions around it, as they are written, with dots between them.
    var enclosingPath: String { enclosing.map(\.name).joined(separator: ".") }

    /// The same with its own name.
    var path: String { enclosing.isEmpty ? name : "\(enclosingPath).\(name)" }

    /// Whether a function throws, and which errors.
    public enum Throwing: Hashable, Sendable {
        case never
        case `throws`
        case `rethrows`
        /// `throws(Type)` with the type as it is written.
        case typed(String)
    }

    /// Whether it belongs to its type, and not to the type's instances.
    var isStatic: Bool { modifiers.contains { $0 == "static" || $0 == "class" } }

    /// Whether a call needs `try`: not if the function has `throws(Never)`.
    var canThrow: Bool {
        switch throwing {
        case .never, .typed("Never"), .typed("Swift.Never"): false
        case .throws, .rethrows, .typed: true
        }
    }

    /// How a property is stored.
    public struct Storage: Hashable, Sendable {
        /// Whether it is a `let`.
        public var isConstant: Bool
        /// Whether it has accessors of its own, and so no storage.
        public var isComputed = false
        /// The initial value: a literal as it is written, `nil` that the compiler implies, or else the first token of
        /// the expression; `nil` if there is none.
        public var initialValue: String?
    }

    /// An attribute such as `@available(iOS 16, *)`.
    public struct Attribute: Hashable, Sendable {
        /// The name without the at sign: `available`, `MainActor`, `Module.Name`.
        public var name: String
        /// The source between the parentheses, as it is written; `nil` if there are none.
        public var arguments: String?
    }

    /// A parameter of a function.
    public struct Parameter: Hashable, Sendable {
        /// The argument label without backticks; `nil` where it is `_`.
        public var label: String?
        /// The name inside the function without backticks (the label, where only one is written).
        public var name: String
        /// The type as it is written, without the specifiers and attributes below, comments removed, white space
        /// folded.
        public var type: String
        /// Specifiers and attributes before the type, in order: `inout`, `borrowing`, `sending`, `isolated`,
        /// `@escaping`, `@Sendable`.
        public var specifiers: [String] = []
        /// Whether `...` follows the type.
        public var isVariadic = false
        /// The default value's expression, as it is written.
        public var defaultValue: String?
        /// The location of the parameter's first token.
        public var location: SourceLocation
    }
}

extension Declaration {
    /// The declaration as those inside have it.
    var withoutEnclosing: Declaration {
        var scope = self
        scope.enclosing = []
        return scope
    }

    /// The initializer that the compiler adds to a type, without parameters.
    init(initializerImpliedBy type: Declaration) {
        self.init(kind: .initializer, name: "init", location: type.location)
        enclosing = type.enclosing + [type.withoutEnclosing]
        conditions = type.conditions
        isLocal = type.isLocal
    }
}

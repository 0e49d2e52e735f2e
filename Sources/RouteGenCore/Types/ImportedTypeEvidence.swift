/// The evidence about types that a module does not declare, from its uses of them.
///
/// The sources of other modules are not read, but the compiler accepts some uses only of some kinds of types.
struct ImportedTypeEvidence: Sendable {
    private var generic: Set<String> = []
    private var protocols: Set<String> = []
    private var extended: Set<String> = []
    /// The types of parameters that are `@escaping`.
    private var escaping: Set<String> = []
    /// The types in declarations that no extension encloses, where no member of an extended type is visible.
    private var outerTexts: [String] = []

    /// The kind of a type; `nil` if no use shows it.
    func kind(of name: String) -> StandardTypes.Kind? {
        if generic.contains(name) { return .generic }
        return protocols.contains(name) ? .protocol : nil
    }

    /// Whether a type is another name for a function type: some parameter of that type is `@escaping`, or its name says
    /// so.
    func isFunction(_ name: String) -> Bool {
        StandardTypes.isEscapableFunctionAlias(name) || escaping.contains(name) || name.hasSuffix("Closure")
    }

    /// Whether a name is certain to be that of a type at the top level of some module.
    ///
    /// - Complexity: O(*n*) in the number of declarations; only signatures in extensions of unknown types need it.
    func isTopLevel(_ name: String) -> Bool {
        extended.contains(name) || outerTexts.contains { TypeText($0).names.contains(name) }
    }

    /// Reads the types in a declaration.
    mutating func add(_ declaration: Declaration) {
        if declaration.kind == .extension { extended.insert(String(declaration.name.prefix { $0 != "." })) }
        // A name that looks like a type may be a generic parameter.
        let isGeneric = declaration.genericParameters != nil
        if !isGeneric, declaration.enclosing.allSatisfy({ $0.kind != .extension && $0.genericParameters == nil }) {
            outerTexts += declaration.parameters.map(\.type) + [declaration.resultType].compactMap(\.self)
        }
        for parameter in declaration.parameters {
            read(parameter.type)
            if parameter.specifiers.contains("@escaping") { escaping.insert(parameter.type) }
        }
        if let type = declaration.resultType { read(type) }
        for type in declaration.inheritedTypes { read(type) }
        switch declaration.kind {
        // These inherit from nothing else.
        case .struct, .actor, .extension: protocols.formUnion(declaration.inheritedTypes)
        // The first one may be a superclass or a raw type.
        case .class, .enum: protocols.formUnion(declaration.inheritedTypes.dropFirst())
        default: break
        }
    }

    /// Finds `Name<`, `any Name` and `some Name`.
    private mutating func read(_ type: String) {
        guard type.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: " ") }) else { return }
        let bytes = Array(type.utf8)
        var previous = ""
        var index = 0
        while index < bytes.count {
            let start = index
            while index < bytes.count, TypeText.isIdentifierPart(bytes[index]) { index += 1 }
            guard index > start else {
                if bytes[index] != UInt8(ascii: " ") { previous = "" }
                index += 1
                continue
            }
            let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
            let name = String(decoding: bytes[start..<index], as: UTF8.self)
            let next = index < bytes.count ? bytes[index] : 0
            if !isMember, next != UInt8(ascii: ".") {
                if previous == "any" || previous == "some" {
                    protocols.insert(name)
                } else if next == UInt8(ascii: "<") {
                    generic.insert(name)
                }
            }
            previous = name
        }
    }
}

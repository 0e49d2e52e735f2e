import RoutePatterns
import RouteTables

/// A declaration that routes lead to, with all that generated code has to know of it.
struct Handler: Sendable {
    /// What is called.
    enum Callee: Hashable, Sendable {
        case freeFunction
        case staticMember
        case instanceMember(Instance)
        case initializer
    }

    /// What a method is called on.
    struct Instance: Hashable, Sendable {
        var lifetime: Lifetime
        var construction: TypeIndex.Construction
        /// Where the router makes it.
        var isolation: Isolation
    }

    /// How long the instance lives that a method is called on.
    enum Lifetime: Hashable, Sendable {
        case cached, transient
    }

    /// The isolation in which it runs.
    enum Isolation: Hashable, Sendable {
        case none
        case mainActor
        /// Another global actor, by its name.
        case globalActor(String)
        /// The actor whose method it is.
        case actorInstance

        /// The attribute of what is isolated in the same way, with a space behind it.
        var attribute: String {
            switch self {
            case .none, .actorInstance: ""
            case .mainActor: "@MainActor "
            case .globalActor(let name): "@\(name) "
            }
        }
    }

    /// A pattern that leads to the handler.
    struct Pattern: Sendable {
        /// The whole pattern, the type's prefix included.
        var text: String
        var pattern: RoutePattern
        var priority: RoutePriority
        var origins: Set<RouteOrigin>
        /// The marker, for findings about the route.
        var location: SourceLocation
        var length: Int
        /// Where the written part of the pattern starts; `nil` if the marker has none.
        var written: SourceLocation?
        /// Where the bytes of that part are in the source, from there on.
        var writtenOffsets = SourceOffsets.unchanged
        /// How many bytes of the whole pattern come from the type's prefix.
        var prefixLength: Int
        /// The accessors of the routes that it is meant to overlap.
        var overlaps: [Located<String>] = []
        /// Whether arguments come by place, as `ivar1`, `ivar2` and so on, before they come by name.
        var isPositional = false
        /// The parameters that the marker fixes.
        var fixed: [RouteMarker.FixedParameter] = []
        /// That the pattern should no longer be used.
        var deprecation: RouteMarker.Deprecation?
        /// The function that is asked after a match.
        var tester: RouteTester?
    }

    var module: String
    var callee: Callee
    var isolation: Isolation
    /// The name of the function; `init` for an initialiser.
    var name: String
    /// The types around it, outermost first.
    var typePath: [String]
    var parameters: [HandlerParameter]
    var isAsync: Bool
    var isThrowing: Bool
    var isDiscardable: Bool
    /// The type of the result, as it is reached from the module's top level; `nil` for nothing.
    var result: TypeText?
    /// What accessors in other modules give back, where they cannot see the result's own type.
    var publicResult: TypeText?
    var patterns: [Pattern]
    /// The name that a marker asks for.
    var givenName: String?
    /// Whether another handler of the same type has the same name with other labels, and neither was given a name.
    var isOverloaded = false
    /// The lines of its documentation without the markers.
    var documentation: [String]
    var availability: HandlerAvailability
    /// The conditions of the `#if` blocks around it, and of what its availability says of compiling.
    var conditions: [String]
    var location: SourceLocation
    /// The imports of its file, whose types its signature may name.
    var imports: [ParsedFile.Import]
}

extension Handler.Pattern {
    /// Where a placeholder stands: in the marker itself, or the marker where the type's prefix has it.
    func place(of capture: RoutePattern.Capture) -> (location: SourceLocation, length: Int) {
        guard var place = written, capture.offset >= prefixLength else { return (location, length) }
        let start = capture.offset - prefixLength
        place.column += writtenOffsets[start]
        // Of a group, the caret stands under its parenthesis.
        let end = writtenOffsets[start + capture.name.utf8.count]
        let length = capture.place == .url ? 1 : max(1, end - writtenOffsets[start])
        return (place, length)
    }
}

extension Handler {
    /// Whether it is a requirement of a protocol, which is called on whoever serves the protocol.
    var isRequirement: Bool {
        if case .instanceMember(let instance) = callee { return instance.construction == .service }
        return false
    }

    /// How the router has to call it.
    var color: RouteColor {
        switch (isolation, isAsync || waitsForInstance) {
        case (.none, false): .synchronous
        case (.mainActor, false): .mainActor
        case (.mainActor, true): .asynchronousMainActor
        default: .asynchronous
        }
    }

    /// Whether the instance has to be made in another isolation than that of the method.
    private var waitsForInstance: Bool {
        guard case .instanceMember(let instance) = callee else { return false }
        return instance.isolation != .none && instance.isolation != isolation
    }

    /// The type whose member it is, for messages.
    var typeName: String { typePath.joined(separator: ".") }

    /// The type whose member it is, as it is reached from the module's top level.
    var typeReference: String { SwiftText.path(typePath) }

    /// The name with labels: `openChat(chatID:position:)`.
    var signatureName: String { "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))" }

    /// The name for messages: `FeatureA.AModule.doSomething(_:)`.
    var displayName: String { ([module] + typePath + [signatureName]).joined(separator: ".") }

    /// Why none of its patterns should be used any longer; `nil` if one can.
    var deprecation: RouteMarker.Deprecation? {
        patterns.allSatisfy { $0.deprecation != nil } ? patterns.first?.deprecation : nil
    }

    /// How many bytes its name takes in the source, for carets.
    var nameLength: Int { max(1, name.utf8.count) }

    /// What identifies the handler among all handlers of an app.
    ///
    /// Types belong to it, as they tell overloads apart; so do conditions, as two declarations of one function may stand
    /// in the branches of an `#if`.
    var fullName: String {
        let types = parameters.map(\.type.text).joined(separator: ",")
        let condition = conditions.isEmpty ? "" : " #if \(conditions.joined(separator: " && "))"
        return "\(displayName)(\(types))\(callee == .staticMember ? " static" : "")\(condition)"
    }

    /// The number that stands for the handler; see ``RouteHandlerIdentity``.
    var identity: UInt64 { RouteHandlerIdentity.make(fullName) }

    /// The parameters that have a name in a request: all but those that take the request itself.
    var namedParameters: [HandlerParameter] { parameters.filter { $0.role != .request } }

    /// The condition under which it is compiled, as one expression.
    var condition: String? { CompilationCondition.expression(conditions) }
}

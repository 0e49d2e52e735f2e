import RoutePatterns
import RouteTables

/// A declaration that routes call, with everything that generated code needs.
package struct Handler: Sendable {
    /// The kind of declaration that is called.
    enum Callee: Hashable, Sendable {
        case freeFunction
        case staticMember
        case staticProperty
        case instanceMember(Instance)
        case initializer
        case enumCase
    }

    /// The instance that a method is called on.
    struct Instance: Hashable, Sendable {
        /// Whether it is kept for further calls.
        var isCached: Bool
        var construction: TypeIndex.Construction
        /// The isolation in which the router creates it.
        var isolation: Isolation
        /// The obstacle to its creation; `nil` if there is none, or the type's marker says that the app provides it.
        var obstacle: InstanceObstacle?
    }

    /// The isolation of a handler.
    package enum Isolation: Hashable, Sendable {
        case none
        case mainActor
        /// Another global actor, by its name.
        case globalActor(String)
        /// The actor whose method it is.
        case actorInstance

        /// The attribute for the isolation to the main actor.
        static let mainActorAttribute = "@MainActor"

        /// The attribute for the isolation, followed by a space.
        var attribute: String {
            switch self {
            case .none, .actorInstance: ""
            case .mainActor: "\(Self.mainActorAttribute) "
            case .globalActor(let name): "@\(name) "
            }
        }

        /// How the router calls what has the isolation.
        func callKind(isAsync: Bool) -> CallKind {
            switch (self, isAsync) {
            case (.none, false): .synchronous
            case (.mainActor, false): .mainActor
            case (.mainActor, true): .asynchronousMainActor
            default: .asynchronous
            }
        }
    }

    /// A pattern of the handler.
    package struct Pattern: Sendable {
        /// The whole pattern, including the type's prefix.
        package var text: String
        package var pattern: RoutePattern
        /// The marker, with the options of the markers around it and beside it that hold for the pattern.
        @Indirect package var marker: RouteMarker
        /// The number of bytes of the whole pattern that come from the type's prefix.
        var prefixLength: Int
        /// The function that decides after a match whether the route takes the request.
        package var condition: RouteCondition?
        /// Whether no URL leads to it, because it would take URLs from the app's own routes.
        package var isWithheld = false

        package var priority: RoutePriority { marker.priority?.value ?? .default }
        /// The callers that it is open to, beside the app itself.
        package var origins: Set<RouteOrigin> { Set(marker.origins.map(\.value)).subtracting([.app]) }
        package var location: SourceLocation { marker.location }
    }

    package var module: String
    var callee: Callee
    package var isolation: Isolation
    /// The type of another module that may isolate it although it seems not to be isolated.
    var unknownSupertype: String?
    /// A name in its signature that generated code may not see.
    var uncertainName: String?
    /// The name of the function or the enumeration's case; `init` for an initializer.
    var name: String
    /// The types around it, outermost first.
    package var typePath: [String]
    var parameters: [HandlerParameter]
    package var isAsync: Bool
    package var isThrowing: Bool
    /// Whether a call must be marked as `unsafe` where the compiler checks memory safety strictly.
    var isUnsafe = false
    /// Whether the same is true of every use of its type.
    var isOfUnsafeType = false
    /// Whether its parameters are properties that are set after a call without arguments.
    var setsParameters = false
    var isDiscardable: Bool
    /// The type of the result, as written at the module's top level; `nil` for none.
    package var result: TypeText?
    /// The type that accessors in other modules return, if they cannot see the result's own type.
    var publicResult: TypeText?
    /// The types of its result: its own, and that which other modules see.
    var resultTypes: [TypeText] { [result, publicResult].compactMap(\.self) }
    /// The first marker, with the options of the others and of those around them that hold for all its patterns.
    @Indirect package var marker: RouteMarker
    /// The parameters that its markers name in `inject:`.
    var injected: [Located<String>] = []
    /// The cases around the value that it gives, innermost first: `Screen.chat`.
    var enclosingCases: [String] = []
    package var patterns: [Pattern]
    /// The name that a marker sets.
    var givenName: String?
    /// Whether another handler of the same type has the same name with other labels, and no marker sets their names.
    var isOverloaded = false
    /// Whether another function accepts the same call, so that only the type of the result distinguishes them.
    var isOverloadedByResult = false
    /// The lines of its documentation without the markers.
    package var documentation: [String]
    package var availability: HandlerAvailability
    /// The conditions of the `#if` blocks around it, and those that its availability adds.
    var conditions: [String]
    package var location: SourceLocation
    /// The imports of its file, whose types its signature may name.
    package var imports: [ParsedFile.Import]
}

extension Handler.Pattern {
    /// The place of a placeholder; if it is in the type's prefix, the place of the marker.
    func place(of capture: RoutePattern.Capture) -> Located<Void> {
        guard var place = marker.pattern?.location, capture.offset >= prefixLength else {
            return Located((), at: location, length: marker.length)
        }
        place.column += capture.offset - prefixLength
        // For a group, the caret is under its parenthesis.
        let length = capture.place == .url ? 1 : max(1, capture.name.utf8.count)
        return Located((), at: place, length: length)
    }
}

extension Handler {
    /// Whether it is a requirement of a protocol, which is called on the service for the protocol.
    var isRequirement: Bool { callee.instance?.construction == .service }

    /// Whether its calls need the product with services.
    var needsServices: Bool {
        if case .byRouter(let arguments, _) = callee.instance?.construction, arguments.contains(where: \.isServices) {
            return true
        }
        return takesServices || isRequirement
    }

    /// How the router calls it.
    var callKind: CallKind { isolation.callKind(isAsync: isAsync || waitsForInstance) }

    /// Whether the instance is created in another isolation than that of the method.
    private var waitsForInstance: Bool {
        callee.instance.map { $0.isolation != .none && $0.isolation != isolation } ?? false
    }

    /// The type that it is a member of, for messages.
    var typeName: String { typePath.joined(separator: ".") }

    /// The type that it is a member of, as written at the module's top level.
    var typeReference: String { SwiftText.path(typePath) }

    /// The advice if the compiler does not find a name of its signature.
    var adviceAboutNames: String? {
        uncertainName.map { "write the whole name of `\($0)` in the handler, such as `\(typeReference).\($0)`." }
    }

    /// The setting for a type of another module that may isolate it; `nil` if there is none.
    var adviceAboutIsolation: String? {
        unknownSupertype.map { "add to routegen.json: \"isolatedTypes\": { \"\($0)\": \"MainActor\" }" }
    }

    /// The name with labels: `openChat(chatID:position:)`.
    var signatureName: String {
        callee == .staticProperty ? name : "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    }

    /// The name for messages: `FeatureA.AModule.doSomething(_:)`.
    package var displayName: String { ([module] + typePath + [signatureName]).joined(separator: ".") }

    /// The deprecation of the handler; `nil` if it has a pattern that is not deprecated.
    var deprecation: RouteMarker.Deprecation? {
        patterns.allSatisfy { $0.marker.deprecation != nil } ? patterns.first?.marker.deprecation?.value : nil
    }

    /// The string that identifies the handler among all handlers of an app.
    ///
    /// It contains types, which distinguish overloads, and conditions, since a function may have a declaration in each
    /// branch of an `#if`.
    package var fullName: String {
        let types = parameters.map(\.type.text).joined(separator: ",")
        let condition = conditions.isEmpty ? "" : " #if \(conditions.joined(separator: " && "))"
        let result = overloadedResult.map { " -> \($0)" } ?? ""
        return "\(displayName)(\(types))\(result)\(callee == .staticMember ? " static" : "")\(condition)"
    }

    /// The type of the result, if another function differs only in that.
    var overloadedResult: String? { isOverloadedByResult ? result?.text ?? "Swift.Void" : nil }

    /// The number that identifies the handler; see ``RouteHandlerIdentity``.
    var identity: UInt64 { RouteHandlerIdentity.make(fullName) }

    /// The parameters with a name in a request.
    package var namedParameters: [HandlerParameter] { parameters.filter(\.role.isNamed) }
    /// Whether it gets the request.
    package var takesRequest: Bool { parameters.contains { $0.role == .request } }
    /// Whether it gets the request or all parameters, of which it may read any.
    package var readsRequest: Bool { parameters.contains { $0.role == .request || $0.role == .info } }

    /// Whether the router supplies some of its parameters with services.
    var takesServices: Bool { parameters.contains { $0.role == .service } }

    /// The condition under which it is compiled, as one expression.
    package var condition: String? { CompilationCondition.expression(conditions) }
}

extension Handler: Placed {
    package var caretLength: Int { max(1, name.utf8.count) }
}

extension Handler.Pattern: Placed {
    package var caretLength: Int { marker.length }
}

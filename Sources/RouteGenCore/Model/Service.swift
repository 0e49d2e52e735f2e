import RoutePatterns
import RouteTables

/// A type that serves a protocol, with everything that generated code needs.
package struct Service: Sendable {
    /// The initializer that generated code calls.
    struct Initializer: Sendable {
        /// The arguments that the router passes, for the parameters without default values.
        var arguments: [RouterArgument]
        var isAsync: Bool
        var isThrowing: Bool
    }

    package var module: String
    /// The protocol as written at the module's top level.
    package var protocolType: TypeText
    /// The types around the type and the type itself, outermost first.
    var typePath: [String]
    package var key: String?
    /// Whether its marker says `default`.
    var isMarkedDefault: Bool
    package var isSingleton: Bool
    var initializer: Initializer
    var isolation: Handler.Isolation
    /// The lines of its documentation without the markers.
    package var documentation: [String]
    package var availability: HandlerAvailability
    /// The conditions of the `#if` blocks around it.
    var conditions: [String]
    /// The location of the type's name.
    package var location: SourceLocation
    /// The marker, for findings about the service.
    var marker: Located<String>
    /// Whether its creation must be marked as `unsafe` where the compiler checks memory safety strictly.
    var isUnsafe: Bool
    /// The imports of its file, which the protocol may come from.
    var imports: [ParsedFile.Import]
    /// The number of the service in its module, by which the module's code knows it.
    var index = 0
}

extension Service {
    /// Whether it is the service for callers that pass no key.
    package var isDefault: Bool { isMarkedDefault || key == nil }

    /// The type as written at the module's top level.
    package var typeName: String { typePath.joined(separator: ".") }

    /// The type's name for messages: `FeatureA.DiskStorage`.
    var displayName: String { "\(module).\(typeName)" }

    /// The protocol's name without its module and the types around it.
    var protocolName: String { protocolType.text.split(separator: ".").last.map(String.init) ?? protocolType.text }

    /// The type of its accessors.
    var existential: String { "any \(protocolType.text)" }

    /// How the router creates it.
    var callKind: CallKind { (isolation == .actorInstance ? .none : isolation).callKind(isAsync: initializer.isAsync) }

    /// The condition under which it is compiled, as one expression.
    package var condition: String? { CompilationCondition.expression(conditions) }

    /// Whether this service and another can be part of one build.
    func canCoexist(with other: Service) -> Bool {
        guard !conditions.isEmpty, !other.conditions.isEmpty else { return true }
        return CompilationConditions(conditions).canHold(with: CompilationConditions(other.conditions))
    }
}

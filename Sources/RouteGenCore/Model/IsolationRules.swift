/// A module's configuration for the isolation that its sources do not show.
public struct IsolationRules: Hashable, Sendable {
    /// The module's default global actor, as in its build settings; `nil` for none.
    public var defaultActor: String?
    /// The global actors of types and protocols in other modules, which types that inherit from them share.
    public var actorsOfTypes: [String: String] = [:]

    /// The rules of a module without a configuration: declarations are nonisolated by default.
    public init() {}

    /// The global actor of a type in another module, by the type's name with or without the module's name.
    func actor(of type: String) -> String? {
        if let actor = actorsOfTypes[type] { return actor }
        let names = actorsOfTypes.keys.filter { type.hasSuffix(".\($0)") || $0.hasSuffix(".\(type)") }
        return names.min().flatMap { actorsOfTypes[$0] }
    }
}

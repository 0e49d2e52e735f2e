/// What a module's configuration says about isolation that its sources do not show.
public struct IsolationRules: Hashable, Sendable {
    /// The global actor of what says nothing else, as the module's build settings have it; `nil` for none.
    public var defaultActor: String?
    /// The global actors of types and protocols of other modules, to which whatever inherits from them is isolated too.
    public var actorsOfTypes: [String: String] = [:]

    /// The rules of a module without a configuration: what is not marked is isolated nowhere.
    public init() {}

    /// The global actor of a type of another module, by its name with or without the module's in front.
    func actor(of type: String) -> String? {
        if let actor = actorsOfTypes[type] { return actor }
        let names = actorsOfTypes.keys.filter { type.hasSuffix(".\($0)") || $0.hasSuffix(".\(type)") }
        return names.min().flatMap { actorsOfTypes[$0] }
    }
}

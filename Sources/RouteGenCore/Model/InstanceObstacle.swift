/// The reason that the router cannot create the instance for a method.
enum InstanceObstacle: Hashable, Sendable {
    /// The system creates each value of this type, which the method's type inherits or conforms to.
    case system(String)
    /// The type has no initializer that the router can call.
    case initializers

    /// Finds the obstacle to an instance of a type; `nil` if the router can create one, or the type is another module's,
    /// whose initializers are unknown.
    init?(to path: String, in types: TypeIndex) {
        if let creator = SystemInstances.creator(of: path, in: types) {
            self = .system(creator)
        } else if case .needsFactory = types.construction(of: path) {
            self = .initializers
        } else {
            return nil
        }
    }

    /// The problem with a type, as a sentence.
    func message(about type: String) -> String {
        switch self {
        case .system(let creator): "the system creates each `\(creator)`, so the router creates no `\(type)`"
        case .initializers:
            "the router cannot create `\(type)`, which has no `init()`, and no initializer for a `Router`, that it can call"
        }
    }
}

/// The reason that the router cannot create the instance for a method.
enum InstanceObstacle: Hashable, Sendable {
    /// The system creates each value of this type, which the method's type inherits or conforms to.
    case system(String)
    case enumeration
    /// The initializers take other arguments than the router and its services, or are private, failable or asynchronous.
    case initializers
    /// The type has no initializer, and a property without a value.
    case property
    /// Only the superclass of another module creates instances.
    case superclass

    /// Finds the obstacle to an instance of a type; `nil` if the router can create one, or the type is another module's,
    /// whose initializers are unknown.
    init?(to path: String, in types: TypeIndex) {
        if let creator = SystemInstances.creator(of: path, in: types) {
            self = .system(creator)
            return
        }
        guard let construction = types.construction(of: path), let type = types.entry(at: path) else {
            return nil
        }
        guard case .needsFactory = construction else { return nil }
        if type.kind == .enum {
            self = .enumeration
        } else if types.declaresInitializer(path) {
            self = .initializers
        } else {
            self = type.inheritedTypes.first?.hasPrefix("ManagedBuffer<") == true ? .superclass : .property
        }
    }

    /// The problem with a type, as a sentence.
    func message(about type: String) -> String {
        switch self {
        case .system(let creator): "the system creates each `\(creator)`, so the router creates no `\(type)`"
        case .enumeration: "the router cannot create `\(type)`: an enum has no implicit initializer"
        case .initializers:
            "the router cannot create `\(type)`: every initializer is private, failable or asynchronous, "
                + "or needs arguments that the router does not have"
        case .property: "the router cannot create `\(type)`: it has no initializer, and a property has no value"
        case .superclass: "the router cannot create `\(type)`: only its superclass makes instances"
        }
    }
}

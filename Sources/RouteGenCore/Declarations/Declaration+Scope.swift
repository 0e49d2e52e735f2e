extension Declaration.Scope {
    /// The scope that the body of a type, protocol or extension is.
    init(of type: Declaration) {
        self.init(kind: type.kind, name: type.name, location: type.location)
        attributes = type.attributes
        modifiers = type.modifiers
        genericParameters = type.genericParameters
        genericRequirements = type.genericRequirements
        inheritedTypes = type.inheritedTypes
        documentation = type.documentation
    }
}

extension Declaration {
    /// The initializer that the compiler adds to a type, without parameters.
    init(initializerImpliedBy type: Declaration) {
        self.init(kind: .initializer, name: "init", location: type.location)
        enclosing = type.enclosing + [Scope(of: type)]
        conditions = type.conditions
        isLocal = type.isLocal
    }
}

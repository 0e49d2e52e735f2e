extension ModuleModel {
    /// Whether the module declares the protocol of a service for others to see; `nil` if it is not known to declare it at all.
    func declaresPublicly(_ service: Service) -> Bool? {
        let name = service.protocolType.text
        let own = name.hasPrefix("\(self.name).") ? String(name.dropFirst(self.name.count + 1)) : name
        return types.declaration(of: own)?.isPublic
    }

    /// The services that another module can have accessors to.
    ///
    /// A protocol that is internal to this module is for its own use, so nobody else misses the accessors.
    var offeredServices: [Service] { services.filter { declaresPublicly($0) != false } }

    /// The services with accessors in a module: all of them in this one.
    func offeredServices(in other: String) -> [Service] { name == other ? services : offeredServices }
}

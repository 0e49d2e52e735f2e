extension ModuleModel {
    /// Whether other modules see the protocol of a service; `nil` if the module is not known to declare it.
    func declaresPublicly(_ service: Service) -> Bool? {
        let name = service.protocolType.text
        let own = name.hasPrefix("\(self.name).") ? String(name.dropFirst(self.name.count + 1)) : name
        return types.declaration(of: own)?.isPublic
    }

    /// The services that another module can have accessors to.
    ///
    /// Other modules do not need accessors for a protocol that is internal to this module.
    var offeredServices: [Service] { services.filter { declaresPublicly($0) != false } }

    /// The services that have accessors in a module.
    ///
    /// In this module, all of them do.
    func offeredServices(in other: String) -> [Service] { name == other ? services : offeredServices }
}

extension ModuleModel {
    /// How a string of a URL becomes a value of a handler's parameter.
    ///
    /// An enumeration may be that of another module among `modules`, if the handler's file imports it.
    package func textReading(
        of parameter: HandlerParameter,
        in handler: Handler,
        among modules: [ModuleModel]
    ) -> TextReading {
        let reading = TextReadings(types: types).reading(of: parameter.type, from: handler.typePath)
        guard reading == .unknown else { return reading }
        let type = parameter.type.singleValue.text
        let readings = owners(of: type, for: handler, among: modules).compactMap { module, name -> TextReading? in
            // Any module may make the type readable in another way.
            guard !modules.contains(where: { $0.types.conformances[type] != nil }) else { return nil }
            return TextReadings(types: module.types).reading(of: TypeText(name), from: [])
        }
        guard readings.count == 1, case .rawValue = readings[0] else { return reading }
        return readings[0]
    }

    /// The modules that declare a public type, of those that a handler's file imports, with its name there.
    private func owners(
        of type: String,
        for handler: Handler,
        among modules: [ModuleModel]
    ) -> [(ModuleModel, name: String)] {
        let imports = Set(handler.imports.map(\.module))
        return modules.compactMap { module in
            guard module.name != name, imports.contains(module.name) else { return nil }
            let start = "\(module.name)."
            let name = type.hasPrefix(start) ? String(type.dropFirst(start.count)) : type
            return module.types.entry(at: name)?.isPublic == true ? (module, name) : nil
        }
    }
}

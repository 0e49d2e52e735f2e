/// Creates services from a type's markers.
struct ServiceBuilder {
    let module: String
    let types: TypeIndex
    private(set) var diagnostics: [Diagnostic] = []

    /// Creates the services of a type; none if generated code cannot create it.
    ///
    /// - Parameters:
    ///   - declaration: The type.
    ///   - markers: Its markers.
    ///   - file: The type's file.
    ///   - creation: The declarations of the file that tell how its types are created, by the paths of the types.
    /// - Returns: A service for each protocol.
    mutating func services(
        _ declaration: Declaration,
        markers: [ServiceMarker],
        file: ParsedFile,
        _ creation: [String: [Declaration]]
    ) -> [Service] {
        let named = markers.filter { $0.protocolName != nil }
        guard let first = named.first else { return [] }
        let typePath = types.path(of: declaration)
        let members = creation[declaration.path] ?? []
        guard let (initializer, declared) = choose(among: members, of: declaration) else {
            diagnostics.append(Self.finding(declaration, members, marker: first))
            return []
        }
        let availability = HandlerAvailability(of: declaration, types: types)
        let isUnsafe = [declaration, declared].contains { $0.attributes.contains { $0.name == "unsafe" } }
        return named.compactMap { marker in
            guard let name = marker.protocolName else { return nil }
            return Service(
                module: module,
                protocolType: types.resolved(TypeText(name.value), from: typePath),
                typePath: typePath,
                key: marker.key?.value,
                isMarkedDefault: marker.isDefault,
                isSingleton: marker.scope?.value != .transient,
                initializer: initializer,
                isolation: HandlerIsolation.of(declared, types: types),
                documentation: declaration.documentationWithoutMarkers,
                availability: availability,
                conditions: declaration.conditions + availability.conditions,
                location: declaration.location,
                marker: Located(name.value, at: marker.location, length: marker.length),
                isUnsafe: isUnsafe,
                imports: file.imports
            )
        }
    }

    // MARK: Initializers

    /// The initializer to call: one without arguments, or one that takes the router or its services.
    private func choose(
        among members: [Declaration],
        of type: Declaration
    ) -> (Service.Initializer, Declaration)? {
        let written = members.filter { $0.kind == .initializer }
        guard !written.isEmpty else {
            guard type.kind != .enum, members.isEmpty else { return nil }
            // The initializer that the compiler adds.
            let implied = Declaration(initializerImpliedBy: type)
            return (Service.Initializer(arguments: [], isAsync: false, isThrowing: false), implied)
        }
        return RouterArgument.choice(of: written) { !$0.contains(where: types.isOwn) }.map { declaration, arguments in
            let isThrowing = types.canThrow(declaration)
            return (.init(arguments: arguments, isAsync: declaration.isAsync, isThrowing: isThrowing), declaration)
        }
    }

    private static func finding(_ type: Declaration, _ members: [Declaration], marker: ServiceMarker) -> Diagnostic {
        let written = members.filter { $0.kind == .initializer }
        let reason: String
        if !written.isEmpty {
            reason = "every initializer needs arguments that the router does not have"
        } else if let property = members.first {
            reason = "it has no initializer, and `\(property.name)` has no value"
        } else {
            reason = "an enum has no implicit initializer"
        }
        return Problem(.serviceWithoutInitializer, at: type)
            .saying("generated code cannot create `\(type.name)`: \(reason)")
            .noting(written.map { $0.location.note("the router cannot call this initializer") })
            .noting("marked as a service here", at: marker.location)
            .advising("add an `init()`, or an `init(services: RouteServices)` that fetches other services")
    }
}

/// The handlers and services of a module.
struct ModuleModel: Sendable {
    var name: String
    /// The handlers, sorted by call kind and then by full name.
    var handlers: [Handler] = []
    /// The services, sorted by call kind and then by the names of their types.
    var services: [Service] = []
    /// The types that set up the module, sorted by name.
    var setUps: [ModuleSetUp] = []
    var diagnostics: [Diagnostic] = []
    var types: TypeIndex

    init(_ scan: ModuleScan) {
        name = scan.name
        types = scan.types
        let files = scan.files.sorted { $0.parsed.path < $1.parsed.path }
        var marked: [(Declaration, [RouteMarker], ParsedFile)] = []
        var prefixes = TypePrefixes()
        var serviceBuilder = ServiceBuilder(module: name, types: types)

        for file in files {
            for (index, markers) in file.marked {
                let declaration = file.parsed.declarations[index]
                diagnostics += markers.diagnostics
                guard !markers.isEmpty else { continue }
                let misplaced = MarkerPlacement.check(declaration, markers) + DottedTypeNames.check(declaration)
                diagnostics += misplaced
                guard misplaced.isEmpty else { continue }
                if !markers.routes.isEmpty {
                    diagnostics +=
                        HandlerLimits.check(declaration) + AssociatedTypes.check(declaration, in: file.parsed)
                }
                services += serviceBuilder.services(declaration, markers: markers.services, file: file.parsed)
                if TypeIndex.typeKinds.contains(declaration.kind) || declaration.kind == .extension {
                    for marker in markers.routes { prefixes.add(marker, typePath: types.path(of: declaration)) }
                } else if !markers.routes.isEmpty {
                    marked.append((declaration, markers.routes, file.parsed))
                }
            }
            for markers in file.stray {
                diagnostics += markers.diagnostics + MarkerPlacement.checkStray(markers)
            }
        }

        var builder = HandlerBuilder(module: name, types: types, functions: scan.functions, prefixes: prefixes)
        let built = marked.compactMap { builder.handler($0.0, markers: $0.1, file: $0.2) }
        handlers = Overloads.marked(built).map { (color: $0.color.rawValue, name: $0.fullName, handler: $0) }
            .sorted { ($0.color, $0.name) < ($1.color, $1.name) }
            .map(\.handler)
        services = services.map {
            (color: $0.color.rawValue, name: "\($0.typeName) \($0.protocolType.text) \($0.key ?? "")", service: $0)
        }
        .sorted { ($0.color, $0.name) < ($1.color, $1.name) }
        .map(\.service)
        diagnostics += scan.diagnostics + builder.diagnostics + serviceBuilder.diagnostics
        diagnostics += HiddenModules.check(self)
        for handler in handlers {
            diagnostics += ParameterBinding.check(handler)
            diagnostics += DefaultsOfOverloads.check(handler, in: scan.overloads, types: types)
            diagnostics += TestableImports.check(handler, of: self)
        }
        setUps = scan.setUps.filter { !$0.isOther(in: types) }
            .map { (path: types.path(of: $0.declaration).joined(separator: "."), setUp: $0) }
            .sorted { ($0.path, $0.setUp.declaration.location) < ($1.path, $1.setUp.declaration.location) }
            .map(\.setUp)
        diagnostics += setUps.compactMap(UnusableSetUps.check)
    }

    /// Whether it has no handlers and no services.
    var isEmpty: Bool { handlers.isEmpty && services.isEmpty }
}

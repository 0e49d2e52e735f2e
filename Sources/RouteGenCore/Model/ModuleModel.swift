/// The handlers of a module, and what is wrong with its markers.
struct ModuleModel: Sendable {
    var name: String
    /// The handlers in the order of their identity's full name, first by the way they are called.
    var handlers: [Handler] = []
    /// The services in the order of their types' names, first by the way they are made.
    var services: [Service] = []
    /// The types that set the module up, in the order of their names.
    var setUps: [ModuleSetUp] = []
    var diagnostics: [Diagnostic] = []
    var types: TypeIndex

    init(_ scan: ModuleScan) {
        name = scan.name
        types = scan.types
        let files = scan.files.sorted { $0.path < $1.path }
        var marked: [(Declaration, [RouteMarker], ParsedFile)] = []
        var prefixes = TypePrefixes()
        var serviceBuilder = ServiceBuilder(module: name, types: types)

        for file in files {
            for declaration in file.declarations {
                guard let comment = declaration.documentation else { continue }
                let parsed = MarkerParser.parse(comment)
                diagnostics += parsed.diagnostics
                guard !parsed.routes.isEmpty || !parsed.services.isEmpty else { continue }
                let misplaced = MarkerPlacement.check(declaration, parsed)
                diagnostics += misplaced
                guard misplaced.isEmpty else { continue }
                if !parsed.routes.isEmpty {
                    diagnostics += HandlerLimits.check(declaration) + AssociatedTypes.check(declaration, in: file)
                }
                services += serviceBuilder.services(declaration, markers: parsed.services, file: file)
                if TypeIndex.typeKinds.contains(declaration.kind) || declaration.kind == .extension {
                    for marker in parsed.routes { prefixes.add(marker, typePath: types.path(of: declaration)) }
                } else if !parsed.routes.isEmpty {
                    marked.append((declaration, parsed.routes, file))
                }
            }
            for comment in file.strayComments {
                let parsed = MarkerParser.parse(comment)
                diagnostics += parsed.diagnostics + MarkerPlacement.checkStray(parsed)
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
            diagnostics += DefaultsOfOverloads.check(handler, in: scan.overloads)
            diagnostics += TestableImports.check(handler, of: self)
        }
        setUps = scan.setUps.filter { !$0.isOther(in: types) }
            .map { (path: types.path(of: $0.declaration).joined(separator: "."), setUp: $0) }
            .sorted { ($0.path, $0.setUp.declaration.location) < ($1.path, $1.setUp.declaration.location) }
            .map(\.setUp)
        diagnostics += setUps.compactMap(UnusableSetUps.check)
    }

    /// Whether it has nothing that a table could hold.
    var isEmpty: Bool { handlers.isEmpty && services.isEmpty }
}

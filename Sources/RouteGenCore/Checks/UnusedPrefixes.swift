/// Finds markers on types that have no route inside them, and therefore no effect.
enum UnusedPrefixes {
    /// Checks the markers on the types of a module and on their extensions.
    ///
    /// A file with another finding about a marker is left out: the marker that it lacks may be the one that is wrong.
    static func check(_ module: ModuleModel) -> [Diagnostic] {
        let files = module.scan.files
        guard files.contains(where: { !$0.typesWithRouteMarkers.isEmpty }) else { return [] }
        let used = typesWithRoutes(in: files, module.types)
        return files.filter(\.diagnostics.isEmpty).flatMap { file in
            file.typesWithRouteMarkers.filter { !used.contains(module.types.path(of: $0.type)) }
                .flatMap { type, markers in
                    markers.map { marker in
                        Problem(.unusedPrefix, at: marker)
                            .saying("nothing in `\(type.name)` is a route, so this marker has no effect")
                            .advising(help(for: type))
                    }
                }
        }
    }

    /// The paths of the types that have a marked handler inside them, or inside a type in them.
    private static func typesWithRoutes(in files: [MarkedFile], _ types: TypeIndex) -> Set<[String]> {
        let paths = files.flatMap(\.declarationsWithRoutes).map { types.path(around: $0) }
        return Set(paths.flatMap { path in path.indices.map { Array(path[...$0]) } })
    }

    private static func help(for type: Declaration) -> String {
        let isBuilt = [.struct, .class].contains(type.kind)
        return "mark the members of `\(type.name)` that URLs open, or remove this marker"
            + (isBuilt ? "; to open `\(type.name)` itself, mark its initializer, or add the option `init` here" : "")
    }
}

extension MarkedFile {
    /// The types and extensions that have route markers of their own.
    fileprivate var typesWithRouteMarkers: [(type: Declaration, markers: [RouteMarker])] {
        marked.filter { parsed.declarations[$0.index].kind.isType && !$0.markers.routes.isEmpty }
            .map { (parsed.declarations[$0.index], $0.markers.routes) }
    }

    /// The functions and initializers that have route markers.
    fileprivate var declarationsWithRoutes: [Declaration] {
        marked.filter { index, markers in
            let declaration = parsed.declarations[index]
            return !markers.routes.isEmpty && !declaration.kind.isType
                && !EnclosingCases.isEnclosing(declaration, markers.routes)
        }.map { parsed.declarations[$0.index] }
    }
}

import RoutePatterns

/// Finds routes whose patterns begin with an own link, which is replaced before a URL is matched.
enum ReplacedPatterns {
    /// Checks the routes of a table.
    ///
    /// - Parameters:
    ///   - configuration: The configuration of the table.
    ///   - routes: The routes.
    /// - Returns: A finding for each pattern that no URL reaches.
    static func check(_ configuration: Configuration, _ routes: CompiledRoutes) -> [Diagnostic] {
        let withScheme = routes.routes.filter { $0.pattern.pattern.scheme != nil }
        guard !configuration.links.isEmpty, !withScheme.isEmpty else { return [] }
        let ignoresCase = configuration.urls.ignoresCase
        guard let languages = try? RewriteLanguages([], configuration.links, ignoresCase: ignoresCase) else {
            return []
        }
        let links = configuration.urls.links(configuration.links.map { ($0.prefix.value, $0.replacement) })
        return withScheme.compactMap { route in
            let pattern = route.pattern
            guard (try? languages.language(of: pattern.pattern))?.isEmpty == true else { return nil }
            return Problem(.unreachable, at: pattern)
                .saying(
                    "`\(pattern.text)` of `\(route.handler.displayName)` is unreachable: own links replace the start "
                        + "of every URL that it matches"
                )
                .advising(
                    "write "
                        + (links.general(pattern.text).map { "`\($0)`, which is for all own links" }
                            ?? "the pattern without the start that `links` replaces")
                )
        }
    }
}

import RoutePatterns

/// Checks the facts of the app that routes require.
enum RequirementChecks {
    /// Checks the names in markers against those that an app declares.
    ///
    /// - Parameters:
    ///   - routes: The routes.
    ///   - configurations: The configurations that may declare names.
    ///   - isExecutable: Whether the table is that of a whole app, whose markers have no other names.
    /// - Returns: The findings, in no particular order.
    static func check(
        _ routes: CompiledRoutes,
        _ configurations: [Configuration],
        isExecutable: Bool
    ) -> [Diagnostic] {
        let declared = configurations.flatMap(\.requirements).map(\.value)
        guard isExecutable || !declared.isEmpty else { return [] }
        var seen: Set<SourceLocation> = []
        return routes.routes.flatMap(\.handler.requirements).compactMap { name in
            guard !declared.contains(name.value), seen.insert(name.location).inserted else { return nil }
            return Diagnostic(
                .unknownRequirement,
                "the app declares no requirement `\(name.value)`",
                at: name,
                help: Spelling.nearest(to: name.value, among: declared).map { "did you mean `\($0)`?" }
                    ?? "add it to `requirements` in the app's `routegen.json`: "
                    + "{ \"requirements\": [\"\(name.value)\"] }"
            )
        }
    }

    /// The finding about a page that requires more than a page above it; `nil` if it does not.
    ///
    /// - Parameters:
    ///   - lower: The route of the page below.
    ///   - upper: The route of the page above.
    ///   - description: The lower page, as messages name it.
    ///   - place: The place in a marker that puts one page below the other.
    /// - Returns: The finding.
    static func excess(
        of lower: Handler,
        below upper: Handler,
        as description: String,
        at place: Located<String>
    ) -> Diagnostic? {
        let own = Set(upper.requirements.map(\.value))
        guard let excess = lower.requirements.first(where: { !own.contains($0.value) }) else { return nil }
        return Diagnostic(
            .strictParent,
            "\(description) requires `\(excess.value)`, and `\(upper.accessorName)` above it does not",
            at: place,
            related: [.init(location: excess.location, message: "`\(excess.value)` is required here")],
            help: "add `requires: \(excess.value)` to the marker of `\(upper.accessorName)`"
        )
    }
}

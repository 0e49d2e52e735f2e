import RoutePatterns

/// Checks the facts of the app that routes require.
enum RequirementChecks {
    /// Checks the names in markers against those that an app declares.
    static func check(_ table: CheckedTable) -> [Diagnostic] {
        let declared = table.configurations.flatMap(\.requirements).map(\.value)
        guard table.isExecutable || !declared.isEmpty else { return [] }
        var seen: Set<SourceLocation> = []
        return table.routes.routes.flatMap(\.handler.marker.requirements).compactMap { name in
            guard !declared.contains(name.value), seen.insert(name.location).inserted else { return nil }
            return Problem(.unknownRequirement, at: name)
                .saying("the app\(table.nameOfApp) declares no requirement `\(name.value)`")
                .suggesting(
                    Spelling.nearest(to: name.value, among: declared),
                    otherwise: "add it to `requirements` in the app's `routegen.json`: "
                        + "{ \"requirements\": [\"\(name.value)\"] }"
                )
        }
    }

    /// Finds the facts that routes require of an app whose sources ask for none.
    ///
    /// - Returns: A warning, unless no route requires a declared fact.
    static func unchecked(_ table: CheckedTable) -> [Diagnostic] {
        let required = table.routes.routes.flatMap(\.handler.marker.requirements)
        let declared = table.configurations.flatMap(\.requirements)
        let unchecked = declared.filter { name in required.contains { $0.value == name.value } }
        guard let first = unchecked.first, let use = required.first(where: { $0.value == first.value }) else {
            return []
        }
        let names = Diagnostic.list(unchecked.map(\.value), joinedBy: "and")
        return [
            Problem(.uncheckedRequirement, at: first)
                .saying(
                    "routes require \(names), and no source of the app\(table.nameOfApp) asks for that, so they open "
                        + "to everyone"
                )
                .noting("`\(first.value)` is required here", at: use.location)
                .advising(
                    "add middleware: `router.use(for: "
                        + ".requiring(RouteRequirement.\(SwiftText.identifier(first.value)))) { request in isAllowed ? "
                        + ".next(request) : .end(.redirect(to: \"//login\")) }`; or read `requirements` of the plan"
                )
        ]
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
        let own = Set(upper.marker.requirements.map(\.value))
        guard let excess = lower.marker.requirements.first(where: { !own.contains($0.value) }) else { return nil }
        return Problem(.strictParent, at: place)
            .saying("\(description) requires `\(excess.value)`, and `\(upper.accessorName)` above it does not")
            .noting("`\(excess.value)` is required here", at: excess.location)
            .advising("add `requires: \(excess.value)` to the marker of `\(upper.accessorName)`")
    }
}

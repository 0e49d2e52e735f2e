@_spi(Benchmarks) import RouteTables

extension RouteRequest {
    /// The URL of the requirement's own pattern, `//services/P/m`, with the same query and fragment, for a URL that calls
    /// it in TheRouter's form, `//services?protocol=P&method=m`; `nil` for other URLs.
    ///
    /// Apps set up what they know: the pattern. So settings are compared with the pattern's URL too. To a caller without
    /// access, the form means nothing, as if the requirement did not exist.
    package var requirementURL: RouteURL? {
        // Nearly all other URLs have a path or no query.
        guard storage.isSplit, storage.split.parts.flags.contains(.hasQuery), storage.split.parts.path == nil
        else { return nil }
        return openRequirementURL
    }

    @inline(never)
    @_optimize(size)
    private var openRequirementURL: RouteURL? {
        let (url, metadata) = (storage.split, router.table.metadata)
        let host = "services"
        guard url.host?.lowercased() == host else { return nil }
        for match in router.table.matcher.matches(url) where router.isOpen(pattern: match.patternIndex, to: origin) {
            guard let own = metadata.requirement(ofForm: match.patternIndex) else { continue }
            return try? url.withPath(String(metadata.text(ofPattern: own).dropFirst("//".count + host.count)))
        }
        return nil
    }
}

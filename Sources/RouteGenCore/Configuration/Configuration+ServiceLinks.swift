import RoutePatterns

extension [Configuration.Link] {
    /// These links, and one for service URLs for each scheme whose hosts become the first component of a path.
    ///
    /// With `"myapp://": "/"`, the service URL `myapp://services?protocol=P&method=m` would become `/services?...`,
    /// which no requirement has. So `myapp://services` becomes `//services`, unless the configuration says otherwise or
    /// a route has the path `/services`.
    package func includingServices(of patterns: some Sequence<RoutePattern>) -> [Configuration.Link] {
        let services = PatternComponent.literal([UInt8]("services".utf8))
        var hasServices = false
        for pattern in patterns {
            if pattern.host == nil, pattern.path.first == services { return self }
            if pattern.host == services { hasServices = true }
        }
        guard hasServices else { return self }
        let known = Set<String>(map { $0.prefix.value.lowercased() })
        return self
            + compactMap { link in
                guard link.prefix.value.hasSuffix("://"), link.replacement == "/" else { return nil }
                var link = link
                link.prefix.value += "services"
                link.replacement = "//services"
                return known.contains(link.prefix.value.lowercased()) ? nil : link
            }
    }
}

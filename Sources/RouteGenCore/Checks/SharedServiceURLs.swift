/// Finds requirements of one protocol that TheRouter's form cannot tell apart, because they share a selector.
///
/// Requirements of one name have the same pattern, which is a conflict of its own.
enum SharedServiceURLs {
    /// Compares the requirements of a table.
    ///
    /// - Complexity: O(*n*) in the number of routes.
    static func check(_ table: CheckedTable) -> [Diagnostic] {
        var first: [String: CompiledRoutes.Route] = [:]
        var findings: [Diagnostic] = []
        for route in table.routes.routes {
            guard let serviceURL = ServiceURL(route.handler, route.pattern) else { continue }
            var rivals: [(url: String, route: CompiledRoutes.Route)] = []
            for method in serviceURL.methods {
                let url = "//services?protocol=\(route.handler.typeName)&method=\(method)"
                let key = route.pattern.pattern.ignoresCase ? url.lowercased() : url
                if let rival = first[key] { rivals.append((url, rival)) } else { first[key] = route }
            }
            guard let (url, rival) = rivals.first(where: { $0.route.handler.name != route.handler.name }),
                table.reports(route.module, rival.module)
            else { continue }
            findings += Problem(.duplicate, at: route.pattern)
                .saying("in TheRouter's form, \(route.name) has the same URL as \(rival.name), which receives it")
                .noting([rival.related])
                .witnessed(by: url)
                .advising("rename one of the service methods or its first parameter, or give its marker a pattern")
        }
        return findings
    }
}

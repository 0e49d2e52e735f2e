import RouteGenReports
import RoutePatterns

extension ParsedArguments {
    /// The value of `--domain`; `purpose` is the subject of the message if there is none.
    func domain(for purpose: String) throws(UsageError) -> WebDomain {
        guard let text = value("--domain") else {
            throw UsageError("\(purpose) needs --domain HOST, such as www.example.com")
        }
        if let domain = WebDomain(text) { return domain }
        let inside = WebDomain.inside(text).map { "; did you mean '\($0.host)'?" } ?? ""
        throw UsageError("--domain is a host such as www.example.com or *.example.com, not '\(text)'\(inside)")
    }

    /// The values of `--app-id`, each of which begins with a team.
    func appIDs(for purpose: String) throws(UsageError) -> [String] {
        guard let texts = values["--app-id"] else { throw UsageError("\(purpose) needs --app-id TEAM.BUNDLE") }
        for text in texts {
            let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
            let isTeam =
                parts[0].utf8.count == 10 && parts[0].allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber) }
            guard isTeam, parts.count == 2, !parts[1].isEmpty else {
                throw UsageError(
                    "--app-id is a team of ten letters and digits and the bundle identifier, such as "
                        + "ABCDE12345.com.example.app, not '\(text)'"
                )
            }
        }
        return texts
    }

    /// The values of `--exclude`: patterns of paths.
    var excludedPatterns: [RoutePattern] {
        get throws(UsageError) {
            var patterns: [RoutePattern] = []
            for text in values["--exclude"] ?? [] {
                guard let pattern = try? RoutePattern(text), pattern.scheme == nil, pattern.host == nil,
                    pattern.regex == nil
                else {
                    throw UsageError("--exclude is a pattern of paths such as '/legal/**', not '\(text)'")
                }
                patterns.append(pattern)
            }
            return patterns
        }
    }

    /// The links of a domain, some of which the app takes.
    func links(of map: RouteMap, on domain: WebDomain) throws(UsageError) -> WebLinks {
        let links = WebLinks(map, on: domain, excluding: try excludedPatterns)
        if let problem = links.problem { throw UsageError(problem) }
        return links
    }
}

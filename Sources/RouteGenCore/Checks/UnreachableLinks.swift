import RoutePatterns
import RouteTables

/// Finds own links whose URLs no route and no rewriting rule takes.
///
/// The URLs that remain of a link's are described by an automaton, which may accept more of them. So a link that leads
/// to a route is never reported.
enum UnreachableLinks {
    /// Checks the links of a configuration.
    ///
    /// - Parameters:
    ///   - rewrites: The configuration with its rewriting rules.
    ///   - routes: The routes of the table. Without any, nothing is checked.
    /// - Returns: The findings, in the order of the links.
    static func check(_ rewrites: RewriteRuleReader, _ routes: CompiledRoutes) -> [Diagnostic] {
        let links = rewrites.configuration.links
        guard !links.isEmpty, !routes.routes.isEmpty else { return [] }
        let patterns = routes.patterns + (rewrites.rules + routes.serviceURLRules).map(\.source.pattern)
        let budget = WorkBudget(WorkBudget.comparison + WorkBudget.tableShare * patterns.count)
        return WorkBudget.$current.withValue(budget) {
            links.compactMap { try? finding($0, patterns) }
        }
    }

    private static func finding(
        _ link: Configuration.Link,
        _ patterns: [RoutePattern]
    ) throws(Automaton.TooLarge) -> Diagnostic? {
        guard try first(link.prefix.value, link.replacement, patterns) == nil else { return nil }
        var help = "write what the app's patterns begin with, or remove the link"
        for other in link.alternatives where other != link {
            let (prefix, replacement) = (other.prefix.value, other.replacement)
            guard let url = try first(prefix, replacement, patterns) else { continue }
            let written = url.hasPrefix(prefix) ? url : prefix + url.dropFirst(replacement.utf8.count)
            help = "write `\(other.text)`: then `\(written)` is matched as `\(url)`"
            break
        }
        return Problem(.unreachableLink, at: link.prefix)
            .saying("no route takes a URL of the link `\(link.text)`")
            .advising(help)
    }

    /// The shortest URL of a pattern that may remain of a link's URL.
    private static func first(
        _ prefix: String,
        _ replacement: String,
        _ patterns: [RoutePattern]
    ) throws(Automaton.TooLarge) -> String? {
        let language = try remainders(prefix, replacement)
        let skeleton = URLSkeleton(language)
        for pattern in patterns where skeleton.mayMeet(pattern) {
            let common = try URLLanguage.automaton(of: pattern).intersection(language)
            if let text = common.shortestText() { return String(decoding: text, as: UTF8.self) }
        }
        return nil
    }

    /// The URLs that remain of those that begin with a prefix, and perhaps others.
    private static func remainders(_ prefix: String, _ replacement: String) throws(Automaton.TooLarge) -> Automaton {
        let isScheme = prefix.hasSuffix(":")
        if isScheme, replacement.isEmpty {
            // Patterns without a scheme take the URLs of the app's schemes.
            return try AutomatonNetwork.union([
                URLLanguage.texts(withSchemes: []),
                URLLanguage.texts(startingWith: [prefix], ignoresCase: true),
            ])
        }
        if replacement.isEmpty || replacement == "/" && prefix.hasSuffix("//") {
            let hosts = try URLLanguage.texts(startingWith: ["//"], ignoresCase: false)
            return try URLLanguage.texts(startingWith: ["/"], ignoresCase: false).subtracting(hosts)
        }
        // Other characters have several spellings.
        guard replacement.allSatisfy({ $0.isASCII && $0 != "%" }) else { return try URLLanguage.wellFormed() }
        let language = try URLLanguage.texts(
            startingWith: [replacement],
            ignoresCase: true,
            endInSlash: isScheme || prefix.hasSuffix("//")
        )
        // Nobody writes URLs of a link that become ones with an empty host.
        return try language.subtracting(URLLanguage.texts(startingWith: ["///"], ignoresCase: false))
            .intersection(URLLanguage.textsWithoutUserInformation())
    }
}

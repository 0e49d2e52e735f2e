import RoutePatterns
import RouteTables

/// The URLs that rewriting rules take, and those that they may give, as automata.
package struct RewriteLanguages {
    /// The URLs that each rule matches.
    private(set) var sources: [Automaton] = []
    /// The URLs that each rule may give; `nil` if they make no pattern, or begin with an own link.
    package private(set) var results: [Automaton?] = []
    private let own: OwnLinkLanguages

    /// Makes the automata of rules.
    ///
    /// - Parameters:
    ///   - rules: The rules.
    ///   - links: The app's own links, which are replaced before rules apply.
    ///   - ignoresCase: Whether paths are compared without regard to case.
    /// - Throws: `Automaton.TooLarge` if the automaton of a pattern is too large.
    package init(_ rules: [RewriteRule], _ links: [Configuration.Link], ignoresCase: Bool) throws(Automaton.TooLarge) {
        own = try OwnLinkLanguages(links, ignoresCase)
        for rule in rules {
            sources.append(try own.limited(rule.source.pattern))
            guard let pattern = rule.results else {
                results.append(nil)
                continue
            }
            let plain = rule.template.hasScheme ? own.all : own.withoutScheme
            let language = try URLLanguage.automaton(of: pattern).intersection(plain)
            // A URL that an own link replaces is another one when it is looked up.
            results.append(language.isEmpty ? nil : language)
        }
    }

    /// The URLs that a pattern matches when own links are replaced.
    package func language(of pattern: RoutePattern) throws(Automaton.TooLarge) -> Automaton { try own.limited(pattern) }
}

/// The effect of own links on the URLs that patterns match.
///
/// User information takes no part in matching, so no URL of these has any.
private struct OwnLinkLanguages {
    /// The URLs that can be looked up.
    let all: Automaton
    /// The URLs without a scheme.
    let withoutScheme: Automaton
    /// The URLs that patterns without a scheme match.
    private let own: Automaton

    init(_ links: [Configuration.Link], _ ignoresCase: Bool) throws(Automaton.TooLarge) {
        let plain = try URLLanguage.textsWithoutUserInformation()
        let kept = links.filter { $0.replacement.isEmpty && $0.prefix.value.hasSuffix(":") }
        let others = links.filter { !kept.contains($0) }
        // A replacement with a scheme may be one of the prefixes, and is not replaced again.
        if others.isEmpty || links.contains(where: { $0.replacement.contains(":") }) {
            all = plain
        } else {
            let replaced = try URLLanguage.texts(
                startingWith: others.map { $0.prefix.value.lowercased() },
                ignoresCase: ignoresCase
            )
            all = try plain.subtracting(replaced)
        }
        withoutScheme = try all.intersection(URLLanguage.texts(withSchemes: []))
        let schemes = kept.map { String($0.prefix.value.lowercased().dropLast()) }
        own = try links.isEmpty ? all : all.intersection(URLLanguage.texts(withSchemes: schemes))
    }

    /// The URLs that a pattern matches when own links are replaced.
    func limited(_ pattern: RoutePattern) throws(Automaton.TooLarge) -> Automaton {
        // An expression is only compared with URLs of patterns, so that it need not be restricted to URLs.
        if let regex = pattern.regex { return try Automaton(regex) }
        return try URLLanguage.automaton(of: pattern).intersection(pattern.scheme == nil ? own : all)
    }
}

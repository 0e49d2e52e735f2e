import RoutePatterns
import RouteTables

/// Finds rules that take no URL, because earlier rules take all of them.
enum UnreachableRewrites {
    /// The findings about the rules.
    static func check(_ rewrites: CheckedRewrites) throws(Automaton.TooLarge) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        for index in rewrites.configured {
            let rule = rewrites.rules[index]
            let language = rewrites.languages.sources[index]
            let general = rewrites.links.general(rule.rule.source.value)
            guard let shortest = language.shortestText() else {
                findings += Problem(.unreachableRewrite, at: rule)
                    .saying(
                        "the rule from \(rule.name) is unreachable: "
                            + "own links replace the start of every URL that it matches"
                    )
                    .advising(
                        "write "
                            + (general.map { "`\($0)`, which is for all own links" }
                                ?? "`from` without the start that `links` replaces")
                    )
                continue
            }
            if let general {
                findings += Problem(.unreachableRewrite, at: rule)
                    .saying(
                        "the rule from \(rule.name) takes the URLs of one own link only, and not the same URLs of "
                            + "others"
                    )
                    .advising("write `\(general)`, which is for all own links")
            }
            var rest = language
            var others: [Int] = []
            let skeleton = URLSkeleton(language)
            for other in rewrites.rules.indices[..<index] where !rest.isEmpty {
                guard skeleton.mayMeet(rewrites.rules[other].source.pattern),
                    try rest.meets(rewrites.languages.sources[other])
                else { continue }
                others.append(other)
                rest = try rest.subtracting(rewrites.languages.sources[other])
            }
            guard rest.isEmpty, let first = others.first else { continue }
            let more = others.count - 1
            let rivals =
                "the rule from `\(rewrites.rules[first].rule.source.value)`"
                + (more == 0 ? "" : " or \(more) other rule\(more > 1 ? "s" : "")")
            findings += Problem(.unreachableRewrite, at: rule)
                .saying("the rule from \(rule.name) is unreachable: every URL that it matches goes to \(rivals)")
                .noting(others.map { rewrites.rules[$0].related })
                .witnessed(by: String(decoding: shortest, as: UTF8.self))
                .advising("remove the rule, or move it before the rules that take its URLs")
        }
        return findings
    }
}

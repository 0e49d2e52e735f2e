import RoutePatterns
import RouteTables

/// Finds rules whose steps exceed the number that a router follows.
///
/// Only rules that may lead back to themselves are tried, from the shortest URLs that one may give to another. A loop is
/// found by following it, so other loops may remain, which a router ends.
struct LoopingRewrites {
    private let rewrites: CheckedRewrites

    /// How many URLs are tried for each pair of rules that may follow each other.
    private static let trialLimit = 10
    /// How many URLs are tried for the pairs of one rule.
    ///
    /// Without a limit, rules of which each may follow each other would take time in proportion to the square of their
    /// number.
    private static let trialsOfRule = 30

    init(_ rewrites: CheckedRewrites) { self.rewrites = rewrites }

    /// The findings about the rules.
    ///
    /// A pair of rules that a finding explains needs no other one.
    func check() throws(Automaton.TooLarge) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        var explained: Set<Int> = []
        let cyclic = cyclicRules
        for first in rewrites.rules.indices where cyclic.contains(first) {
            var trials = Self.trialsOfRule
            for second in rewrites.successors[first] where cyclic.contains(second) {
                guard trials > 0 else { break }
                // Each step leaves fewer components.
                if first == second, rewrites.rules[first].onlyShortens { continue }
                if explained.contains(first), explained.contains(second) { continue }
                guard let start = try endlessURL(from: first, to: second, &trials) else { continue }
                let steps = rewrites.tables.steps(from: start)
                findings.append(finding(start, steps, Set(steps.suffix(RewriteTable.hopLimit / 2).map(\.rule))))
                explained.formUnion(steps.map(\.rule) + [first, second])
            }
        }
        return findings
    }

    /// The rules that may lead back to themselves, and those between such rules: a cycle leads to each, and each to a cycle.
    private var cyclicRules: Set<Int> {
        var predecessors = rewrites.successors.map { _ in [Int]() }
        for (rule, next) in rewrites.successors.enumerated() {
            for successor in next { predecessors[successor].append(rule) }
        }
        return Self.behindCycles(rewrites.successors, predecessors)
            .intersection(Self.behindCycles(predecessors, rewrites.successors))
    }

    /// The rules to which a cycle leads: those that are left when each rule is removed to which no other one leads.
    ///
    /// - Complexity: O(*n* + *m*) for *n* rules with *m* successors.
    private static func behindCycles(_ successors: [[Int]], _ predecessors: [[Int]]) -> Set<Int> {
        var counts = predecessors.map(\.count)
        var removed = counts.indices.filter { counts[$0] == 0 }
        var rest = Set(counts.indices)
        while let rule = removed.popLast() {
            rest.remove(rule)
            for successor in successors[rule] {
                counts[successor] -= 1
                if counts[successor] == 0 { removed.append(successor) }
            }
        }
        return rest
    }

    /// A URL that rules rewrite too often, on the way from one rule to another.
    private func endlessURL(
        from first: Int,
        to second: Int,
        _ trials: inout Int
    ) throws(Automaton.TooLarge) -> String? {
        var rest = rewrites.languages.sources[second]
        if let results = rewrites.languages.results[first] { rest = try rest.intersection(results) }
        for _ in 0..<min(trials, Self.trialLimit) {
            guard let text = rest.shortestText() else { return nil }
            trials -= 1
            let url = String(decoding: text, as: UTF8.self)
            if rewrites.tables.steps(from: url).count > RewriteTable.hopLimit { return url }
            rest = try rest.subtracting(Automaton(RegularExpression(canonical: text)))
        }
        return nil
    }

    private func finding(_ start: String, _ steps: [RewriteTable.Step], _ loop: Set<Int>) -> Diagnostic {
        let members = loop.sorted()
        let first = members[0]
        let urls = [start] + steps.map(\.url)
        // The first URL that occurs again ends the loop.
        let loopEnd = urls.indices.first { urls[..<$0].contains(urls[$0]) }
        let shown = urls[...(loopEnd ?? min(2, urls.count - 1))].map { "`\($0)`" }.joined(separator: " -> ")
        let more = members.count - 1
        return Problem(.loopingRewrite, at: rewrites.rules[first])
            .saying(
                "the rule from \(rewrites.rules[first].name) leads back to itself"
                    + (more == 0 ? "" : ", by \(more) other rule\(more > 1 ? "s" : "")")
                    + ": \(shown)\(loopEnd == nil ? " -> ..." : "")"
            )
            .noting(members.dropFirst().map { rewrites.rules[$0].related })
            .witnessed(by: start)
            .advising("change a target so that no `from` in the loop matches the URLs that it gives")
    }
}

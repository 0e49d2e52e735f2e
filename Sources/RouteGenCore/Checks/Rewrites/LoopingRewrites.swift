import RoutePatterns
import RouteTables

/// Finds rules whose steps exceed the number that a router follows.
///
/// Only rules that may lead back to themselves are tried: from a URL that one rule may give to another, forward along the
/// rules and backward along the rules that may lead there.
struct LoopingRewrites {
    private let rewrites: CheckedRewrites

    /// How many URLs are tried for each pair of rules that may follow each other, and how many of those that may lead to
    /// one.
    private static let trialLimit = 10
    /// How many URLs are tried for the pairs of one rule.
    ///
    /// Without a limit, rules of which each may follow each other would take time in proportion to the square of their
    /// number.
    private static let trialsOfRule = 30

    init(_ rewrites: CheckedRewrites) { self.rewrites = rewrites }

    /// The findings about the rewrites.rules.
    ///
    /// A pair of rules that a finding explains needs no other one.
    func check() throws(Automaton.TooLarge) -> [Diagnostic] {
        let cycles = RewriteCycles(rewrites.successors)
        let predecessors = predecessors(in: cycles)
        var findings: [Diagnostic] = []
        var explained: Set<Int> = []
        for first in rewrites.rules.indices {
            var trials = Self.trialsOfRule
            for second in rewrites.successors[first] where cycles.mayReturn(first, by: second) {
                guard trials > 0 else { break }
                // Each step leaves fewer components.
                if first == second, rewrites.rules[first].onlyShortens { continue }
                if explained.contains(first), explained.contains(second) { continue }
                guard let start = try endlessURL(from: first, to: second, predecessors, &trials) else { continue }
                let steps = rewrites.tables.steps(from: start)
                findings.append(finding(start, steps, Set(steps.suffix(RewriteTable.hopLimit / 2).map(\.rule))))
                explained.formUnion(steps.map(\.rule) + [first, second])
            }
        }
        return findings
    }

    /// For each rule, the rules of its cycle that may give it a URL.
    private func predecessors(in cycles: RewriteCycles) -> [[Int]] {
        var predecessors: [[Int]] = Array(repeating: [], count: rewrites.rules.count)
        for first in rewrites.rules.indices {
            for second in rewrites.successors[first] where cycles.mayReturn(first, by: second) {
                predecessors[second].append(first)
            }
        }
        return predecessors
    }

    /// A URL that rules rewrite too often, on the way from one rule to another.
    private func endlessURL(
        from first: Int,
        to second: Int,
        _ predecessors: [[Int]],
        _ trials: inout Int
    ) throws(Automaton.TooLarge) -> String? {
        var rest = rewrites.languages.sources[second]
        if let results = rewrites.languages.results[first] { rest = try rest.intersection(results) }
        for _ in 0..<min(trials, Self.trialLimit) {
            guard let text = rest.shortestText() else { return nil }
            trials -= 1
            let url = String(decoding: text, as: UTF8.self)
            if let start = endlessURL(through: url, of: second, predecessors) { return start }
            rest = try rest.subtracting(Automaton(RegularExpression(canonical: text)))
        }
        return nil
    }

    /// A URL that rules rewrite too often, and that is a given URL or leads to it.
    private func endlessURL(through text: String, of rule: Int, _ predecessors: [[Int]]) -> String? {
        var level = [(url: text, rule: rule)]
        var seen: Set<String> = [text]
        for _ in 0...RewriteTable.hopLimit {
            if let start = level.first(where: { rewrites.tables.steps(from: $0.url).count > RewriteTable.hopLimit }) {
                return start.url
            }
            level = previous(level, predecessors, &seen)
        }
        return nil
    }

    /// URLs that lead to those of a level by one step, at most as many as are tried.
    private func previous(
        _ level: [(url: String, rule: Int)],
        _ predecessors: [[Int]],
        _ seen: inout Set<String>
    ) -> [(url: String, rule: Int)] {
        var found: [(url: String, rule: Int)] = []
        for (result, rule) in level {
            for previous in predecessors[rule].prefix(Self.trialLimit) {
                guard let url = rewrites.rules[previous].results?.request(for: result),
                    rewrites.tables.step(url)?.url == result,
                    seen.insert(url).inserted
                else { continue }
                found.append((url, previous))
                if found.count == Self.trialLimit { return found }
            }
        }
        return found
    }

    private func finding(_ start: String, _ steps: [RewriteTable.Step], _ loop: Set<Int>) -> Diagnostic {
        let members = loop.sorted()
        let first = members[0]
        let urls = [start] + steps.map(\.url)
        // The first URL that occurs again ends the loop.
        let loopEnd = urls.indices.first { urls[..<$0].contains(urls[$0]) }
        let shown = urls[...(loopEnd ?? min(2, urls.count - 1))].map { "`\($0)`" }.joined(separator: " -> ")
        let more = members.count - 1
        return rewrites.rules[first].finding(
            .loopingRewrite,
            "the rule from \(rewrites.rules[first].name) leads back to itself"
                + (more == 0 ? "" : ", by \(more) other rule\(more > 1 ? "s" : "")")
                + ": \(shown)\(loopEnd == nil ? " -> ..." : "")",
            related: members.dropFirst().map { rewrites.rules[$0].related },
            witness: start,
            help: "change a target so that no `from` in the loop matches the URLs that it gives"
        )
    }
}

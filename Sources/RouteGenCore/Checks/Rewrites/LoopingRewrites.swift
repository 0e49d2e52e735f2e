import RoutePatterns
import RouteTables

/// Finds rules whose steps exceed the number that a router follows.
///
/// Only rules that may lead back to themselves are tried: from a URL that one rule may give to another, forward along the
/// rules and backward along the rules that may lead there.
struct LoopingRewrites {
    private let rewrites: CheckedRewrites

    /// How many URLs are tried for each pair of rules that may follow each other.
    private static let trialLimit = 10

    init(_ rewrites: CheckedRewrites) { self.rewrites = rewrites }

    /// The findings about the rewrites.rules.
    func check() throws(Automaton.TooLarge) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        var reported: Set<Set<Int>> = []
        for first in rewrites.rules.indices {
            for second in rewrites.successors[first] where mayReach(first, from: second) {
                guard let start = try endlessURL(from: first, to: second) else { continue }
                let steps = rewrites.trial.steps(from: start)
                let loop = Set(steps.suffix(RewriteTable.hopLimit / 2).map(\.rule))
                guard reported.insert(loop).inserted else { continue }
                findings.append(finding(start, steps, loop))
            }
        }
        return findings
    }

    /// Whether URLs of one rule may come to another, by any number of rewrites.rules.
    private func mayReach(_ target: Int, from start: Int) -> Bool {
        var seen: Set<Int> = [start]
        var pending = [start]
        while let index = pending.popLast() {
            if index == target { return true }
            for next in rewrites.successors[index] where seen.insert(next).inserted { pending.append(next) }
        }
        return false
    }

    /// A URL that rules rewrite too often, on the way from one rule to another.
    private func endlessURL(from first: Int, to second: Int) throws(Automaton.TooLarge) -> String? {
        var rest = rewrites.languages.sources[second]
        if let results = rewrites.languages.results[first] { rest = try rest.intersection(results) }
        for _ in 0..<Self.trialLimit {
            guard let text = rest.shortestText() else { return nil }
            if let start = endlessURL(through: String(decoding: text, as: UTF8.self)) { return start }
            rest = try rest.subtracting(Automaton(RegularExpression(canonical: text)))
        }
        return nil
    }

    /// A URL that rules rewrite too often, and that is a given URL or leads to it.
    private func endlessURL(through text: String) -> String? {
        var level = [text]
        var seen = Set(level)
        for _ in 0...RewriteTable.hopLimit {
            if let start = level.first(where: { rewrites.trial.steps(from: $0).count > RewriteTable.hopLimit }) {
                return start
            }
            level = level.prefix(Self.trialLimit).flatMap { result in
                rewrites.rules.indices.compactMap { rule in
                    guard let url = rewrites.rules[rule].results?.request(for: result),
                        rewrites.trial.step(url)?.url == result
                    else {
                        return nil
                    }
                    return seen.insert(url).inserted ? url : nil
                }
            }
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

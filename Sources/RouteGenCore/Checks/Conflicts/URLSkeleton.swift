import RoutePatterns
import RouteTables

/// A fast test whether a pattern and an expression over whole URLs may match the same URL, by the first literals of the
/// pattern.
///
/// A table may have thousands of patterns, and nearly all of them start with a host that the expression does not
/// accept.
package struct URLSkeleton {
    private let automaton: Automaton
    /// The possible states of the expression at the start of a host, at the end of any host, and at the start of a path
    /// without a host.
    private let atHost: Set<Int>
    private let afterHost: Set<Int>
    private let withoutHost: Set<Int>

    /// Runs an expression's automaton over all possible starts of URLs.
    package init(_ automaton: Automaton) {
        self.automaton = automaton
        let start: Set<Int> = [automaton.start]
        let all = (UInt8(ascii: "!")...UInt8(ascii: "~")).filter(URLCharacters.isPlain) + [UInt8(ascii: "%")]
        let inHost = all.filter { !"/?#".utf8.contains($0) }
        func closure(_ states: Set<Int>, _ bytes: [UInt8]) -> Set<Int> {
            var result = states
            var pending = Array(states)
            while let state = pending.popLast() {
                for byte in bytes {
                    let next = automaton.next(state, byte)
                    if next != Automaton.dead, result.insert(next).inserted { pending.append(next) }
                }
            }
            return result
        }
        func step(_ states: Set<Int>, _ text: String) -> Set<Int> {
            Set(states.map { automaton.run(text.utf8, from: $0) }).subtracting([Automaton.dead])
        }
        let schemes = start.union(step(closure(start, all.filter(URLCharacters.isSchemeByte)), ":"))
        let authority = step(schemes, "//")
        atHost = authority.union(step(closure(authority, inHost), "@"))
        afterHost = closure(authority, inHost)
        withoutHost = schemes.union(afterHost)
    }

    /// Whether both may match the same URL, as far as the first literals of the pattern show.
    package func mayMeet(_ pattern: RoutePattern) -> Bool {
        var states = withoutHost
        switch pattern.host {
        case nil: break
        case .literal(let text): states = run(atHost, text)
        default: states = afterHost
        }
        for component in pattern.path {
            guard case .literal(let text) = component else { break }
            // The first slash may be missing where there is no host.
            states = run(states, [UInt8(ascii: "/")] + text).union(pattern.host == nil ? run(states, text) : [])
        }
        return !states.isEmpty
    }

    private func run(_ states: Set<Int>, _ text: [UInt8]) -> Set<Int> {
        Set(states.map { automaton.run(text, from: $0) }).subtracting([Automaton.dead])
    }
}

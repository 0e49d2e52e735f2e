/// What is made from a pattern when it is needed first, and kept: all copies of the pattern share it.
final class CompiledPattern: Sendable {
    private struct State {
        var matcher: RouteMatcher?
        var isOutOfProportion = false
        var automata: [Int: Automaton] = [:]
    }

    private let state = Lock(State())

    /// The table of the pattern alone, which is entry 0; `nil` if it is out of proportion.
    func matcher(of pattern: RoutePattern) -> RouteMatcher? {
        let (known, isOutOfProportion) = state.read { ($0.matcher, $0.isOutOfProportion) }
        if known != nil || isOutOfProportion { return known }
        let made = try? RouteMatcher(pattern)
        return state.withLockInPlace { state in
            // Those who were faster share what they made.
            if let first = state.matcher { return first }
            state.matcher = made
            state.isOutOfProportion = made == nil
            return made
        }
    }

    /// The automaton of what a capture takes, which is its constraint or else any text but the empty one; `nil` if it is out of proportion.
    func automaton(ofCapture capture: Int, _ expression: RegularExpression?) -> Automaton? {
        if let known = state.read({ $0.automata[capture] }) { return known }
        let automaton = try? Automaton(expression ?? .some(.all))
        state.withLockInPlace { $0.automata[capture] = automaton }
        return automaton
    }
}

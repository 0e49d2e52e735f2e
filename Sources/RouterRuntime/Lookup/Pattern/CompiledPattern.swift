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
        state.withLock { state in
            if state.matcher == nil, !state.isOutOfProportion {
                state.matcher = try? RouteMatcher(pattern)
                state.isOutOfProportion = state.matcher == nil
            }
            return state.matcher
        }
    }

    /// The automaton of what a capture takes, which is its constraint or else any text but the empty one; `nil` if it is out of proportion.
    func automaton(ofCapture capture: Int, _ expression: RegularExpression?) -> Automaton? {
        state.withLock { state in
            if let known = state.automata[capture] { return known }
            let automaton = try? Automaton(expression ?? .some(.all))
            state.automata[capture] = automaton
            return automaton
        }
    }
}

import RoutePatterns
import RouteTables

extension RouteGraphBuilder {
    /// An edge whose targets are not built yet.
    struct Plan {
        /// How the edge matches a component.
        enum Matcher {
            case literals([[UInt8]])
            case nonEmpty
            case any
            case automaton(Automaton)
        }

        var matcher: Matcher
        /// The positions after the edge: one list for each literal or label.
        var targets: [[Position]]

        /// The edge to the nodes of the targets.
        func edge(to numbers: [Int]) -> RouteGraph.Edge {
            switch matcher {
            case .literals(let texts):
                var children = LiteralChildren()
                for (text, number) in zip(texts, numbers) { children.append(text, to: number) }
                return .literals(children)
            case .nonEmpty: return .nonEmpty(numbers[0])
            case .any: return .any(numbers[0])
            case .automaton(let automaton): return .automaton(automaton, numbers)
            }
        }
    }

    /// The edge of transitions that have the same rank.
    mutating func plan(_ transitions: [Transition], code: Int) throws(RouteTableError) -> Plan {
        var literals: [[UInt8]: [Position]] = [:]
        var nonEmpty: [Position] = []
        var any: [Position] = []
        var others: [Transition] = []
        for transition in transitions {
            switch transition.matcher {
            case .literal(let text): literals[text, default: []].append(transition.target)
            case .nonEmpty: nonEmpty.append(transition.target)
            case .any: any.append(transition.target)
            case .expression(let expression) where code >> 1 == Int(RouteRank.literal.rawValue):
                guard case .some(let texts) = expression.literals else { continue }
                for text in texts { literals[text, default: []].append(transition.target) }
            case .expression, .span: others.append(transition)
            }
        }
        if !literals.isEmpty {
            let sorted = literals.sorted { $0.key.lexicographicallyPrecedes($1.key) }
            return Plan(matcher: .literals(sorted.map(\.key)), targets: sorted.map { distinct($0.value) })
        }
        if others.isEmpty {
            return any.isEmpty
                ? Plan(matcher: .nonEmpty, targets: [distinct(nonEmpty)])
                : Plan(matcher: .any, targets: [distinct(any)])
        }
        do { return try automatonPlan(others, any: any) } catch { throw tooLarge(others.map(\.position.slot), error) }
    }

    private func distinct(_ positions: [Position]) -> [Position] {
        positions.count == 1 ? positions : Array(Set(positions))
    }

    private mutating func automatonPlan(_ transitions: [Transition], any: [Position]) throws(Automaton.TooLarge) -> Plan
    {
        /// An automaton that runs over the component, and the positions after it.
        struct Run {
            var automaton: Automaton
            var start: Int
            var targets: [Position]
            var span: Int?
        }
        var runs: [Run] = []
        var numbers: [[Int]: Int] = [:]
        var identities: [Automaton: Int] = [:]
        for transition in transitions {
            let automaton = try automaton(of: transition.matcher)
            let start = if case .automaton(let state) = transition.position.state { state } else { automaton.start }
            var run = Run(automaton: automaton, start: start, targets: [transition.target])
            if case .span = transition.matcher {
                run.span = transition.position.slot
            } else {
                let identity = identities[automaton, default: identities.count]
                identities[automaton] = identity
                if let number = numbers[[identity, start]] {
                    runs[number].targets.append(transition.target)
                    continue
                }
                numbers[[identity, start]] = runs.count
            }
            runs.append(run)
        }
        if !any.isEmpty {
            let automaton = try automaton(of: .any)
            runs.append(Run(automaton: automaton, start: automaton.start, targets: any))
        }
        if runs.count == 1, runs[0].span == nil {
            return Plan(matcher: .automaton(runs[0].automaton), targets: [distinct(runs[0].targets)])
        }
        var outcomes: [[Position]: Int32] = [:]
        var order: [[Position]] = []
        let starts = runs.map { ($0.automaton, $0.start) }
        let combined = try Automaton.combined(starts, limit: 20_000, budget: budget) { states in
            var positions: Set<Position> = []
            for (run, state) in zip(runs, states) {
                if run.automaton.labels[state] != 0 { positions.formUnion(run.targets) }
                if let slot = run.span {
                    let inside = run.automaton.next(state, UInt8(ascii: "/"))
                    if inside != Automaton.dead { positions.insert(Position(slot: slot, state: .automaton(inside))) }
                }
            }
            if positions.isEmpty { return 0 }
            let key = positions.sorted()
            if let label = outcomes[key] { return label }
            order.append(key)
            outcomes[key] = Int32(order.count)
            return Int32(order.count)
        }
        let size = max(combined.stateCount, order.count)
        guard size <= Automaton.limit else { throw Automaton.TooLarge(.states, needed: size, limit: Automaton.limit) }
        return Plan(matcher: .automaton(combined), targets: order)
    }

    private mutating func automaton(of matcher: PatternVariant.Step.Matcher) throws(Automaton.TooLarge) -> Automaton {
        let expression: RegularExpression
        switch matcher {
        case .expression(let single): expression = single
        case .span(let several): expression = several
        case .literal(let text): expression = RegularExpression(canonical: text)
        case .nonEmpty: expression = .some(.component)
        case .any: expression = .repeated(.set(.component), minimum: 0, maximum: nil, lazy: false)
        }
        return try classes.automata.automaton(of: expression)
    }
}

import RoutePatterns
import RouteTables

extension RouteGraphBuilder {
    typealias Target = (inout RouteGraphBuilder, [Place]) throws(RouteTableError) -> Int

    /// The edge of transitions that have the same rank.
    mutating func edge(_ transitions: [Transition], to target: Target) throws(RouteTableError)
        -> RouteGraph.Edge
    {
        var literals: [[UInt8]: [Place]] = [:]
        var nonEmpty: [Place] = []
        var any: [Place] = []
        var others: [Transition] = []
        for transition in transitions {
            switch transition.matcher {
            case .literal(let text): literals[text, default: []].append(transition.target)
            case .nonEmpty: nonEmpty.append(transition.target)
            case .any: any.append(transition.target)
            case .expression, .span: others.append(transition)
            }
        }
        if !literals.isEmpty {
            var children = LiteralChildren()
            for (text, places) in literals.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
                children.append(text, to: try target(&self, distinct(places)))
            }
            return .literals(children)
        }
        if others.isEmpty {
            return any.isEmpty
                ? .nonEmpty(try target(&self, distinct(nonEmpty))) : .any(try target(&self, distinct(any)))
        }
        return try automatonEdge(others, any: any, to: target)
    }

    private func distinct(_ places: [Place]) -> [Place] {
        places.count == 1 ? places : Array(Set(places))
    }

    private mutating func automatonEdge(
        _ transitions: [Transition],
        any: [Place],
        to target: Target
    ) throws(RouteTableError) -> RouteGraph.Edge {
        /// An automaton that runs over the component, and the places after it.
        struct Run {
            var automaton: Automaton
            var start: Int
            var targets: [Place]
            var span: Int?
        }
        var runs: [Run] = []
        var numbers: [[Int]: Int] = [:]
        var identities: [Automaton: Int] = [:]
        do {
            for transition in transitions {
                let automaton = try automaton(of: transition.matcher)
                let identity = identities[automaton, default: identities.count]
                identities[automaton] = identity
                let start = transition.place.state >= 0 ? transition.place.state : automaton.start
                if case .span = transition.matcher {
                    runs.append(
                        Run(
                            automaton: automaton,
                            start: start,
                            targets: [transition.target],
                            span: transition.place.slot
                        )
                    )
                } else if let number = numbers[[identity, start]] {
                    runs[number].targets.append(transition.target)
                } else {
                    numbers[[identity, start]] = runs.count
                    runs.append(Run(automaton: automaton, start: start, targets: [transition.target], span: nil))
                }
            }
            if !any.isEmpty {
                let automaton = try automaton(
                    of: .expression(.repeated(.set(.component), minimum: 0, maximum: nil, lazy: false))
                )
                runs.append(Run(automaton: automaton, start: automaton.start, targets: any, span: nil))
            }
            if runs.count == 1, runs[0].span == nil {
                return .automaton(runs[0].automaton, [try target(&self, distinct(runs[0].targets))])
            }
        } catch let error as Automaton.TooLarge {
            throw tooLarge(transitions.map(\.place.slot), error)
        } catch let error as RouteTableError {
            throw error
        } catch {
            throw tooLarge(transitions.map(\.place.slot), Automaton.TooLarge(.steps, moreThan: budget.limit))
        }

        var outcomes: [[Place]: Int32] = [:]
        var order: [[Place]] = []
        let combined: Automaton
        do {
            combined = try Automaton.combined(runs.map { ($0.automaton, $0.start) }, limit: 20_000, budget: budget) {
                states in
                var places: Set<Place> = []
                for (run, state) in zip(runs, states) {
                    if run.automaton.labels[state] != 0 { places.formUnion(run.targets) }
                    if let slot = run.span {
                        let inside = run.automaton.next(state, UInt8(ascii: "/"))
                        if inside != Automaton.dead { places.insert(Place(slot: slot, state: inside)) }
                    }
                }
                if places.isEmpty { return 0 }
                let key = places.sorted()
                if let label = outcomes[key] { return label }
                order.append(key)
                outcomes[key] = Int32(order.count)
                return Int32(order.count)
            }
        } catch {
            throw tooLarge(transitions.map(\.place.slot), error)
        }
        let size = max(combined.stateCount, order.count)
        guard size <= Automaton.limit else {
            throw tooLarge(
                transitions.map(\.place.slot),
                Automaton.TooLarge(.states, needed: size, limit: Automaton.limit)
            )
        }
        var nodes: [Int] = []
        for places in order { nodes.append(try target(&self, places)) }
        return .automaton(combined, nodes)
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

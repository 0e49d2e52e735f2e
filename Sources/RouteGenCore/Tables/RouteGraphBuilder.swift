import RoutePatterns
import RouteTables

extension RouteGraph {
    /// Merges patterns into a graph.
    ///
    /// - Parameters:
    ///   - routes: The patterns.
    ///   - conditional: The indices of the patterns that precede others of their rank.
    ///   - withheld: The indices of the patterns that match nothing.
    /// - Throws: ``RouteTableError`` if constraints for the same component overlap in so many ways that their common
    ///   automaton would be too large.
    package init(
        _ routes: [(pattern: RoutePattern, priority: RoutePriority)],
        conditional: Set<Int> = [],
        withheld: Set<Int> = []
    ) throws(RouteTableError) {
        let budget = WorkBudget(WorkBudget.table + WorkBudget.tableShare * routes.count)
        var builder = RouteGraphBuilder(conditional: conditional, budget)
        try builder.build(routes.enumerated().filter { !withheld.contains($0.offset) })
        self = builder.graph
    }
}

/// Builds a graph.
///
/// Its nodes are the sets of positions that patterns can be at after the same steps.
struct RouteGraphBuilder {
    var graph = RouteGraph()
    var classes = ConstraintClasses()
    private var slots: [Slot] = []
    private var known: [[Position]: Int] = [:]
    private let conditional: Set<Int>
    let budget: WorkBudget

    /// The maximum number of components in a row.
    static let depthLimit = 2 * RoutePatternParser.componentLimit + 50

    init(conditional: Set<Int>, _ budget: WorkBudget) {
        self.conditional = conditional
        self.budget = budget
    }

    /// A step of a variant, or the end of its steps.
    ///
    /// The slots of a variant are contiguous.
    private enum Slot {
        case noScheme
        case noHost
        case step(PatternVariant.Step)
        case fragment
        case end(Int)
    }

    /// A position in a variant.
    struct Position: Hashable, Comparable {
        var slot: Int
        var state: State

        static func < (left: Position, right: Position) -> Bool { (left.slot, left.state) < (right.slot, right.state) }

        /// How far a step is taken.
        enum State: Hashable, Comparable {
            /// A loop has taken something, and may take more.
            case inside
            /// Nothing is taken.
            case before
            /// A span has taken something, which led its automaton to a state.
            case automaton(Int)
        }
    }

    /// A step that can be taken.
    struct Transition {
        var matcher: PatternVariant.Step.Matcher
        var position: Position
        /// The position after the step, except for a span, whose targets depend on the component.
        var target: Position
    }

    mutating func build(
        _ routes: [(offset: Int, element: (pattern: RoutePattern, priority: RoutePriority))]
    ) throws(RouteTableError) {
        var starts: [RoutePriority: [Position]] = [:]
        for (patternIndex, route) in routes where route.pattern.regex == nil {
            for start in add(route.pattern, patternIndex) {
                starts[route.priority, default: []].append(Position(slot: start, state: .before))
            }
        }
        for priority in RoutePriority.inOrderOfSearch {
            var root = try root(starts[priority] ?? [])
            for (patternIndex, route) in routes where route.priority == priority {
                if let regex = route.pattern.regex { root.regexes.append((patternIndex, regex)) }
            }
            root.regexes.sort { (order($0.patternIndex), $0.patternIndex) < (order($1.patternIndex), $1.patternIndex) }
            graph.roots.append(root)
        }
    }

    /// The order of a pattern among those of its rank.
    private func order(_ patternIndex: Int) -> Int { conditional.contains(patternIndex) ? 0 : 1 }

    /// Adds the slots of a pattern's variants, and returns the first slot of each.
    private mutating func add(_ pattern: RoutePattern, _ patternIndex: Int) -> [Int] {
        let variants = pattern.compiled.variants(of: pattern, &classes)
        for expression in variants.expressions {
            // If it is too large, the step that needs it reports the error.
            _ = try? pattern.compiled.automaton(of: expression, sharing: &classes.automata)
        }
        let required = pattern.query.count { $0.isRequired(pattern.captures) }
        let fragments: [PatternVariant?] = variants.fragments ?? [nil]
        var starts: [Int] = []
        for path in variants.paths {
            for fragment in fragments {
                starts.append(slots.count)
                slots.append(variants.scheme.map { .step($0) } ?? .noScheme)
                slots.append(variants.host.map { .step($0) } ?? .noHost)
                slots += path.steps.map { .step($0) }
                if let fragment { slots += [.fragment] + fragment.steps.map { .step($0) } }
                slots.append(.end(graph.variants.count))
                graph.variants.append(
                    RouteGraph.Variant(
                        patternIndex: patternIndex,
                        scheme: variants.scheme,
                        host: variants.host,
                        path: path,
                        fragment: fragment,
                        required: required
                    )
                )
            }
        }
        return starts
    }

    // MARK: Scheme and host

    private mutating func root(_ starts: [Position]) throws(RouteTableError) -> RouteGraph.Root {
        var root = RouteGraph.Root()
        var unnamed: [Position] = []
        var named: [Int: [Transition]] = [:]
        for start in starts {
            let next = Position(slot: start.slot + 1, state: .before)
            if case .step(let step) = slots[start.slot] {
                named[step.code, default: []].append(Transition(matcher: step.matcher, position: start, target: next))
            } else {
                unnamed.append(next)
            }
        }
        for (code, transitions) in named.sorted(by: { $0.key < $1.key }) {
            let plan = try plan(transitions, code: code)
            let first = root.startNodes.count
            for positions in plan.targets { root.startNodes.append(try startNodes(positions)) }
            root.schemes.append((code, plan.edge(to: Array(first..<root.startNodes.count))))
        }
        if !unnamed.isEmpty { root.unnamed = try startNodes(unnamed) }
        return root
    }

    private mutating func startNodes(_ positions: [Position]) throws(RouteTableError) -> RouteGraph.StartNodes {
        var without: [Position] = []
        var with: [Position] = []
        for position in positions {
            if case .step = slots[position.slot] {
                with.append(position)
            } else {
                without.append(Position(slot: position.slot + 1, state: .before))
            }
        }
        var result = RouteGraph.StartNodes()
        if !without.isEmpty { result.withoutHost = try node(without) }
        if !with.isEmpty { result.withHost = try node(with) }
        return result
    }

    // MARK: Nodes

    /// A node whose targets are being built.
    private struct OpenNode {
        var number: Int
        var node: RouteGraph.Node
        var plans: [(code: Int, plan: Plan)]
        /// The positions of the targets: those of the edges, then that of the fragment.
        var targets: [[Position]]
        /// The targets that are built.
        var numbers: [Int] = []
    }

    /// The node for the positions, which is built with all that follow it unless it is known.
    private mutating func node(_ positions: [Position]) throws(RouteTableError) -> Int {
        var open: [OpenNode] = []
        var positions = positions
        while true {
            let sorted = positions.sorted()
            if let number = known[sorted] {
                guard let last = open.indices.last else { return number }
                open[last].numbers.append(number)
            } else {
                guard open.count < Self.depthLimit else { throw tooDeep(sorted) }
                open.append(try begin(sorted))
            }
            while let last = open.last, last.numbers.count == last.targets.count {
                end(open.removeLast())
                guard let outer = open.indices.last else { return last.number }
                open[outer].numbers.append(last.number)
            }
            if let last = open.last { positions = last.targets[last.numbers.count] }
        }
    }

    /// Numbers a new node, and finds what it consists of.
    private mutating func begin(_ positions: [Position]) throws(RouteTableError) -> OpenNode {
        try spend(20 + 5 * positions.count, positions)
        let number = graph.nodes.count
        known[positions] = number
        graph.nodes.append(RouteGraph.Node())
        var node = RouteGraph.Node()
        var transitions: [Int: [Transition]] = [:]
        var fragment: [Position] = []
        for position in positions {
            node.loops = node.loops || position.state != .before
            expand(position, &node, &transitions, &fragment)
        }
        node.leaves.sort { left, right in
            if left.endsWithEmptyRest != right.endsWithEmptyRest { return right.endsWithEmptyRest }
            return (-left.required, order(left.patternIndex), left.patternIndex, left.variant)
                < (-right.required, order(right.patternIndex), right.patternIndex, right.variant)
        }
        // A position inside a loop and the position after it may reach the same end.
        node.leaves = node.leaves.enumerated().filter { $0 == 0 || $1 != node.leaves[$0 - 1] }.map(\.element)
        var plans: [(code: Int, plan: Plan)] = []
        for (code, group) in transitions.sorted(by: { $0.key < $1.key }) {
            plans.append((code, try plan(group, code: code)))
        }
        let targets = plans.flatMap(\.plan.targets) + (fragment.isEmpty ? [] : [fragment])
        return OpenNode(number: number, node: node, plans: plans, targets: targets)
    }

    /// Completes a node whose targets are built.
    private mutating func end(_ open: OpenNode) {
        var node = open.node
        var numbers = open.numbers[...]
        for (code, plan) in open.plans {
            node.edges.append((code, plan.edge(to: Array(numbers.prefix(plan.targets.count)))))
            numbers = numbers.dropFirst(plan.targets.count)
        }
        node.fragment = numbers.first
        graph.nodes[open.number] = node
    }

    private func tooDeep(_ positions: [Position]) -> RouteTableError {
        let patternIndices = patternIndices(of: positions.map(\.slot))
        return RouteTableError(
            description: "\(Self.these(patternIndices)) more than \(Self.depthLimit) components in a row",
            patternIndices: patternIndices
        )
    }

    private func expand(
        _ position: Position,
        _ node: inout RouteGraph.Node,
        _ transitions: inout [Int: [Transition]],
        _ fragment: inout [Position]
    ) {
        var position = position
        while true {
            let next = Position(slot: position.slot + 1, state: .before)
            switch slots[position.slot] {
            case .noScheme, .noHost: break
            case .fragment:
                fragment.append(next)
                return
            case .end(let number):
                let variant = graph.variants[number]
                node.leaves.append(
                    RouteGraph.Leaf(
                        patternIndex: variant.patternIndex,
                        variant: number,
                        required: variant.required,
                        endsWithEmptyRest: (variant.fragment ?? variant.path).endsWithEmptyRest
                    )
                )
                return
            case .step(let step):
                let isInside = position.state == .inside
                // After taking something, it no longer follows an empty `**`.
                let code = position.state != .before ? Int(step.rank.rawValue) * 2 : step.code
                let target = step.loops ? Position(slot: position.slot, state: .inside) : next
                transitions[code, default: []].append(
                    Transition(matcher: step.matcher, position: position, target: target)
                )
                // A loop may end here.
                guard isInside else { return }
            }
            position = next
        }
    }

    // MARK: Errors

    private func spend(_ count: Int, _ positions: [Position]) throws(RouteTableError) {
        do { try budget.spend(count) } catch { throw tooLarge(positions.map(\.slot), error) }
    }

    /// The patterns that contain the slots.
    private func patternIndices(of slots: [Int]) -> [Int] {
        let patternIndices = slots.compactMap { start -> Int? in
            for slot in self.slots[start...] {
                if case .end(let variant) = slot { return graph.variants[variant].patternIndex }
            }
            return nil
        }
        return Set(patternIndices).sorted()
    }

    func tooLarge(_ slots: [Int], _ error: Automaton.TooLarge) -> RouteTableError {
        let patternIndices = patternIndices(of: slots)
        let isOne = patternIndices.count == 1
        return RouteTableError(
            description: isOne
                ? "the parts of the pattern overlap in too many ways: their table \(error)"
                : "\(patternIndices.count) patterns for the same component overlap in too many ways: their table \(error)",
            patternIndices: patternIndices
        )
    }

    private static func these(_ patternIndices: [Int]) -> String {
        patternIndices.count == 1 ? "the pattern matches" : "\(patternIndices.count) patterns together match"
    }
}

import RoutePatterns
import RouteTables

extension RouteGraphWriter {
    /// Whether a route ends here regardless of the query, and its captures are the components that the search notes, in
    /// order.
    func isSimple(_ leaf: RouteGraph.Leaf) -> Bool {
        patterns[leaf.patternIndex].query.isEmpty && hasNotedCaptures(graph.variants[leaf.variant])
    }

    private func hasNotedCaptures(_ variant: RouteGraph.Variant) -> Bool {
        guard variant.scheme?.capture == nil, variant.scheme?.source == nil, emptyCaptures(of: variant).isEmpty else {
            return false
        }
        var count = 0
        for step in [variant.host].compactMap({ $0 }) + variant.path.steps + (variant.fragment?.steps ?? []) {
            if step.source != nil { return false }
            guard let capture = step.capture else { continue }
            if capture != count || step.loops || step.isSpan { return false }
            count += 1
        }
        return count <= FoundRoute.capacity
    }

    /// Writes the routes that end at a node: pattern index, query and captures of each.
    mutating func writeLeaves(_ leaves: [RouteGraph.Leaf]) -> Int {
        var records: [[Int]] = []
        for leaf in leaves {
            let variant = graph.variants[leaf.variant]
            let pattern = patterns[leaf.patternIndex]
            var query = 0
            if !pattern.query.isEmpty {
                let items = writeQueryItems(of: leaf.patternIndex)
                query = write(items.map { [$0] })
            }
            let isNoted =
                hasNotedCaptures(variant) && !pattern.captures.contains { $0.place == .query }
            records.append([leaf.patternIndex, query, isNoted ? 0 : write(captures(of: variant))])
        }
        return write(records)
    }

    /// Writes the query items that a pattern requires, and returns their offsets.
    private mutating func writeQueryItems(of patternIndex: Int) -> [Int] {
        if let known = queryItems[patternIndex] { return known }
        let pattern = patterns[patternIndex]
        var result: [Int] = []
        for item in pattern.query {
            var kind = QueryValueKind.any
            var argument = 0
            var literal: [UInt8] = []
            switch item.value {
            case .literal(let text):
                kind = QueryValueKind.literal
                argument = text.count
                literal = text
            case .any, .rest, .optional: kind = QueryValueKind.any
            case .capture(_, nil): kind = QueryValueKind.nonEmpty
            case .capture(_, let expression?), .text(let expression, _):
                kind = QueryValueKind.automaton
                if let automaton = try? automaton(of: expression, patternIndex) { argument = place(automaton) }
            }
            result.append(output.position)
            output.number(item.name.count)
            output.number(item.isRequired(pattern.captures) ? 1 : 0)
            output.number(kind)
            output.number(argument)
            output.text(item.name)
            output.text(literal)
        }
        queryItems[patternIndex] = result
        return result
    }

    // MARK: Captures

    /// The captures that need a value, and have the empty string because the variant has no component for them.
    private func emptyCaptures(of variant: RouteGraph.Variant) -> [Int] {
        let steps = variant.path.steps + (variant.fragment?.steps ?? [])
        let present = Set(steps.compactMap(\.capture) + steps.flatMap { $0.source?.groups ?? [] })
        let captures = patterns[variant.patternIndex].captures
        return captures.indices.filter { index in
            captures[index].kind == .one && [.path, .fragment].contains(captures[index].place)
                && !present.contains(index)
        }
    }

    private mutating func captures(of variant: RouteGraph.Variant) -> [CaptureRecord] {
        let pattern = patterns[variant.patternIndex]
        var result = [CaptureRecord](
            repeating: CaptureRecord(kind: CaptureKind.absent, region: CaptureRegion.path),
            count: pattern.captures.count
        )
        if let scheme = variant.scheme { locate([scheme], CaptureRegion.scheme, variant.patternIndex, &result) }
        if let host = variant.host { locate([host], CaptureRegion.host, variant.patternIndex, &result) }
        locate(variant.path.steps, CaptureRegion.path, variant.patternIndex, &result)
        if let fragment = variant.fragment {
            locate(fragment.steps, CaptureRegion.fragment, variant.patternIndex, &result)
        }
        locateQuery(variant.patternIndex, &result)
        for index in emptyCaptures(of: variant) {
            result[index] = CaptureRecord(kind: CaptureKind.empty, region: CaptureRegion.path)
        }
        return result
    }

    private mutating func locate(
        _ steps: [PatternVariant.Step],
        _ region: Int,
        _ patternIndex: Int,
        _ result: inout [CaptureRecord]
    ) {
        let variable = steps.indices.filter { steps[$0].loops || steps[$0].isSpan }
        for (index, step) in steps.enumerated() {
            let fromEnd = steps.count - 1 - index
            let isAfter = variable.first.map { $0 < index } ?? false
            let isBetween = isAfter && variable.last.map { $0 > index } == true
            let place = isAfter ? fromEnd : index
            if let source = step.source {
                let kind = isAfter ? CaptureKind.groupFromEnd : CaptureKind.groupFromStart
                let program = isBetween ? 0 : program(source, patternIndex)
                for group in source.groups {
                    result[group] =
                        isBetween
                        ? whole(steps, region, group, patternIndex)
                        : CaptureRecord(kind: kind, region: region, first: place, program: program, group: group)
                }
            }
            guard let capture = step.capture else { continue }
            let isVariable = step.loops || step.isSpan
            let isRepeated = isVariable && [.any, .some].contains(patterns[patternIndex].captures[capture].kind)
            if isBetween || isVariable && variable.count > 1 {
                result[capture] = whole(steps, region, capture, patternIndex, isRepeated: isRepeated)
            } else if isVariable {
                let (kind, group) = (CaptureKind.components, isRepeated ? 1 : 0)
                result[capture] = CaptureRecord(kind: kind, region: region, first: index, second: fromEnd, group: group)
            } else {
                let kind = isAfter ? CaptureKind.fromEnd : CaptureKind.fromStart
                result[capture] = CaptureRecord(kind: kind, region: region, first: place)
            }
        }
    }

    /// A capture that only a program over the whole path can find.
    private mutating func whole(
        _ steps: [PatternVariant.Step],
        _ region: Int,
        _ capture: Int,
        _ patternIndex: Int,
        isRepeated: Bool = false
    ) -> CaptureRecord {
        CaptureRecord(
            kind: isRepeated ? CaptureKind.repeatedGroup : CaptureKind.wholeGroup,
            region: region,
            program: program(PatternVariant.expression(of: steps), patternIndex),
            group: capture
        )
    }

    private mutating func locateQuery(_ patternIndex: Int, _ result: inout [CaptureRecord]) {
        let pattern = patterns[patternIndex]
        guard pattern.captures.contains(where: { $0.place == .query }) else { return }
        let items = writeQueryItems(of: patternIndex)
        for (item, offset) in zip(pattern.query, items) {
            switch item.value {
            case .capture(let index, _):
                let isRepeated = [.any, .some].contains(pattern.captures[index].kind)
                result[index] = CaptureRecord(
                    kind: CaptureKind.query,
                    region: CaptureRegion.url,
                    first: offset,
                    second: isRepeated ? 1 : 0
                )
            case .text(let expression, _):
                for group in expression.groups {
                    result[group] = CaptureRecord(
                        kind: CaptureKind.query,
                        region: CaptureRegion.url,
                        first: offset,
                        program: program(expression, patternIndex),
                        group: group
                    )
                }
            default: break
            }
        }
    }
}

extension PatternVariant.Step {
    /// Whether it takes one or more components as one text.
    package var isSpan: Bool {
        if case .span = matcher { return true }
        return false
    }

    /// The expression of what it takes of one component, or of several if it is a span.
    package var expression: RegularExpression {
        switch matcher {
        case .literal(let text): RegularExpression(canonical: text)
        case .nonEmpty: .some(.component)
        case .any: .repeated(.set(.component), minimum: 0, maximum: nil, lazy: true)
        case .expression(let expression): source ?? expression
        case .span(let expression): expression
        }
    }
}

extension PatternVariant {
    /// The expression over the whole path whose preferred match divides it among the steps as the ranks do: a loop is left as soon as
    /// the next step is more specific than to stay.
    package static func expression(of steps: [Step]) -> RegularExpression {
        let slash = RegularExpression.set(ScalarSet(0x2F as UInt8))
        var parts: [RegularExpression] = []
        for (index, step) in steps.enumerated() {
            if index > 0 { parts.append(slash) }
            var part = step.expression
            if step.loops {
                let leaves = index + 1 < steps.count && steps[index + 1].code < Int(step.rank.rawValue) * 2
                let more = RegularExpression.repeated(
                    .sequence([slash, part]),
                    minimum: 0,
                    maximum: nil,
                    lazy: leaves
                )
                part = .sequence([part, more])
            }
            parts.append(step.capture.map { .group(part, $0) } ?? part)
        }
        return .sequence(parts)
    }
}

extension RegularExpression {
    /// The numbers of its groups, from the left.
    package var groups: [Int] {
        switch self {
        case .empty, .set: []
        case .sequence(let parts), .choice(let parts): parts.flatMap(\.groups)
        case .repeated(let part, _, _, _): part.groups
        case .group(let part, let number): [number] + part.groups
        }
    }
}

import RouteTables

extension PatternVariant.Step {
    /// Whether the step takes one or more components as one string.
    package var isSpan: Bool {
        if case .span = matcher { return true }
        return false
    }

    /// The expression for the component of the step, or for several components if it is a span.
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
    /// The expression over the whole path, with marks where components begin.
    ///
    /// Among the divisions with the ranks by which the route was found, it prefers the one in which captures further
    /// left take more, and uncaptured parts take less.
    package static func expression(of steps: [Step]) -> RegularExpression {
        let slash = RegularExpression.set(.slash)
        var parts: [RegularExpression] = []
        for (index, step) in steps.enumerated() {
            if index > 0 { parts.append(slash) }
            parts.append(.mark(step.code))
            let inside = RegularExpression.mark(Int(step.rank.rawValue) * 2)
            var part = step.expression
            if step.isSpan {
                part = part.replacingSets { set in
                    set.contains(UInt32(UInt8(ascii: "/")))
                        ? .choice([.set(set.subtracting(.slash)), .sequence([slash, inside])]) : .set(set)
                }
            }
            if step.loops {
                let more = RegularExpression.repeated(
                    .sequence([slash, inside, part]),
                    minimum: 0,
                    maximum: nil,
                    lazy: step.capture == nil
                )
                part = .sequence([part, more])
            }
            parts.append(step.capture.map { .group(part, $0) } ?? part)
        }
        return .sequence(parts)
    }
}

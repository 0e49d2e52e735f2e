import RouteTables

/// A step of a pattern with its automaton.
package struct PreparedStep: Sendable {
    let step: PatternVariant.Step
    let automaton: Automaton?

    init(_ step: PatternVariant.Step, _ compiled: CompiledPattern) throws(Automaton.TooLarge) {
        self.step = step
        automaton =
            switch step.matcher {
            case .expression(let expression), .span(let expression): try compiled.automaton(of: expression)
            case .literal, .nonEmpty, .any: nil
            }
    }

    /// Tells whether the step matches one component, or a whole scheme or host.
    func matches(_ bytes: CanonicalBytes) -> Bool {
        var bytes = bytes
        switch step.matcher {
        case .any: return true
        case .nonEmpty: return bytes.next() != nil
        case .literal(let literal):
            var index = 0
            while index < literal.count {
                if bytes.next() != literal[index] { return false }
                index += 1
            }
            return bytes.next() == nil
        case .expression, .span:
            return automaton?.accepts(IteratorSequence(bytes)) ?? false
        }
    }
}

/// A variant of a path or fragment with the automata of its steps.
package struct PreparedVariant: Sendable {
    let steps: [PreparedStep]
    let endsWithEmptyRest: Bool
    /// Whether each step matches exactly one component.
    private let hasFixedCount: Bool

    init(_ variant: PatternVariant, _ compiled: CompiledPattern) throws(Automaton.TooLarge) {
        steps = try variant.steps.map { step throws(Automaton.TooLarge) in try PreparedStep(step, compiled) }
        endsWithEmptyRest = variant.endsWithEmptyRest
        hasFixedCount = !variant.steps.contains { $0.loops || $0.isSpan }
    }

    /// Tells whether the variant can match some components, judging by its literals and the number of its steps.
    ///
    /// This rejects most URLs without a walk and without an allocation.
    func mayMatch(_ text: UnsafePointer<UInt8>, _ range: Range<Int>?, _ form: CanonicalBytes.Form) -> Bool {
        guard let range else { return steps.isEmpty || !hasFixedCount }
        var start = range.lowerBound
        var index = 0
        while start <= range.upperBound {
            guard index < steps.count else { return !hasFixedCount }
            var end = start
            while end < range.upperBound, text[end] != UInt8(ascii: "/") { end += 1 }
            let prepared = steps[index]
            if case .literal = prepared.step.matcher {
                guard prepared.matches(CanonicalBytes(text, start..<end, form)) else { return false }
            } else if !hasFixedCount {
                return true
            }
            index += 1
            start = end + 1
        }
        return !hasFixedCount || index == steps.count
    }

    /// The expression whose groups are the captures.
    var expression: RegularExpression { PatternVariant.expression(of: steps.map(\.step)) }
}

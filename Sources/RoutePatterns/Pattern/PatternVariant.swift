import RouteTables

/// A variant of a pattern, in which each optional component is either present or absent.
///
/// So a variant is a sequence of steps. Only loops take more than one component.
package struct PatternVariant: Hashable, Sendable {
    /// A step, which matches a component.
    package struct Step: Hashable, Sendable {
        /// The requirement for a component.
        package enum Matcher: Hashable, Sendable {
            /// This string, in canonical form.
            case literal([UInt8])
            /// Any non-empty string.
            case nonEmpty
            /// Any string.
            case any
            /// A string that the expression matches.
            case expression(RegularExpression)
            /// A run of at least one component that the expression matches together, including slashes.
            case span(RegularExpression)
        }

        /// The requirement for a component.
        package var matcher: Matcher
        /// How specific that is.
        package var rank: RouteRank
        /// Whether it follows an empty `**`, which makes it slightly less specific.
        package var followsEmptyRest = false
        /// Whether it takes one or more components.
        package var loops = false
        /// The capture of the whole step.
        package var capture: Int?
        /// The expression with the captures inside it, if there are any.
        package var source: RegularExpression?

        /// The order in which steps are tried: by rank.
        ///
        /// Among equals, steps that do not follow an empty `**` come first.
        package var code: Int { Int(rank.rawValue) * 2 + (followsEmptyRest ? 1 : 0) }

        /// The step as far as it matters for matching, without the captures.
        var shape: Step {
            var result = self
            result.capture = nil
            result.source = nil
            return result
        }
    }

    /// The steps.
    package var steps: [Step] = []
    /// Whether it ends with an empty `**`.
    package var endsWithEmptyRest = false

    /// The maximum number of variants of a pattern.
    package static let limit = 64

    private var shape: PatternVariant {
        PatternVariant(steps: steps.map(\.shape), endsWithEmptyRest: endsWithEmptyRest)
    }

    /// The variants of a path or a fragment.
    ///
    /// Variants that differ only in their captures become one, in which captures further left take their share first.
    package static func variants(
        of components: [PatternComponent],
        captures: [RoutePattern.Capture],
        classes: inout ConstraintClasses
    ) -> [PatternVariant] {
        var suffixes = [PatternVariant()]
        for component in components.reversed() {
            let choices = choices(component, captures, &classes)
            if choices.count == 1 {
                // Variants that differ after a step still differ with the step before.
                suffixes = suffixes.map(choices[0].prepended)
                continue
            }
            var result: [PatternVariant] = []
            var shapes: Set<PatternVariant> = []
            for choice in choices {
                for suffix in suffixes {
                    let variant = choice.prepended(to: suffix)
                    if shapes.insert(variant.shape).inserted { result.append(variant) }
                }
            }
            suffixes = result
            if suffixes.count > limit { break }
        }
        return suffixes
    }

    /// A component of a variant: a step, or nothing.
    private enum Choice {
        case step(Step)
        case steps([Step])
        case leftOut
        case emptyRest

        func prepended(to suffix: PatternVariant) -> PatternVariant {
            var result = suffix
            switch self {
            case .step(let step): result.steps.insert(step, at: 0)
            case .steps(let steps): result.steps.insert(contentsOf: steps, at: 0)
            case .leftOut: break
            case .emptyRest where result.steps.isEmpty: result.endsWithEmptyRest = true
            case .emptyRest: result.steps[0].followsEmptyRest = true
            }
            return result
        }
    }

    private static func choices(
        _ component: PatternComponent,
        _ captures: [RoutePattern.Capture],
        _ classes: inout ConstraintClasses
    ) -> [Choice] {
        switch component {
        case .rest: return [.step(Step(matcher: .any, rank: .rest, loops: true)), .emptyRest]
        case .capture(let index, let expression):
            let kind = captures[index].kind
            let isSpan = (kind == .one || kind == .optional) && expression?.canContainSlash ?? false
            if isSpan, let expression {
                return spanChoices(index, expression, kind, &classes)
            }
            var step = single(component, &classes)
            step.loops = kind == .any || kind == .some
            return kind == .any || kind == .optional ? [.step(step), .leftOut] : [.step(step)]
        case .optional(let components): return [.steps(components.map { single($0, &classes) }), .leftOut]
        case .literal, .text, .any: return [.step(single(component, &classes))]
        }
    }

    private static func spanChoices(
        _ index: Int,
        _ expression: RegularExpression,
        _ kind: RoutePattern.Capture.Kind,
        _ classes: inout ConstraintClasses
    ) -> [Choice] {
        var step = Step(matcher: .span(expression.ungrouped), rank: .constrained, capture: index)
        switch classes.classify(expression) {
        case .everything:
            step.matcher = .any
            step.rank = .rest
            step.loops = true
            return kind == .optional ? [.step(step), .leftOut] : [.step(step), .emptyRest]
        case .everythingButNothing: step.rank = .rest
        case .component, .componentOrNothing, .other: break
        }
        return kind == .optional || expression.matchesEmpty ? [.step(step), .leftOut] : [.step(step)]
    }

    /// The step of a required component.
    ///
    /// A folded one is a scheme or a host, which is in lower case and never empty.
    package static func single(
        _ component: PatternComponent,
        _ classes: inout ConstraintClasses,
        isFolded: Bool = false
    ) -> Step {
        switch component {
        case .literal(let text): return Step(matcher: .literal(text), rank: .literal)
        case .text(let expression, let isQuantified):
            // Each of its spellings is a literal, which the graph has in place of the expression.
            if isQuantified, case .some = expression.literals {
                return Step(matcher: .expression(expression), rank: .literal)
            }
            return Step(
                matcher: .expression(expression.ungrouped),
                rank: isQuantified ? .quantified : .text,
                source: expression.hasGroups ? expression : nil
            )
        case .capture(let index, let expression):
            let free = Step(matcher: .nonEmpty, rank: .free, capture: index)
            guard let expression else { return free }
            let isFree = isFolded ? classes.takesEveryHost(expression) : classes.classify(expression) == .component
            return isFree
                ? free : Step(matcher: .expression(expression.ungrouped), rank: .constrained, capture: index)
        case .any, .rest, .optional: return Step(matcher: .any, rank: .any)
        }
    }
}

/// Tells which constraints do not constrain anything, judging by their automata, each once.
package struct ConstraintClasses: Sendable {
    /// The strings that a constraint accepts.
    package enum Class: Sendable {
        /// Every string.
        case everything
        /// Every string that is not empty.
        case everythingButNothing
        /// Every non-empty component, like a capture without a constraint.
        case component
        /// Every component, including the empty one.
        case componentOrNothing
        /// Any other set of strings.
        case other
    }

    /// The automata of constraints and of other expressions.
    package var automata = ExpressionAutomata()
    private var known: [RegularExpression: Class] = [:]
    private var knownHosts: [RegularExpression: Bool] = [:]

    package init() {}

    package mutating func classify(_ expression: RegularExpression) -> Class {
        let language = expression.ungrouped
        if let result = known[language] { return result }
        let automaton = try? automata.automaton(of: language)
        let result: Class =
            switch automaton {
            case nil: .other
            case Self.everything: .everything
            case Self.everythingButNothing: .everythingButNothing
            case Self.component: .component
            case Self.componentOrNothing: .componentOrNothing
            default: .other
            }
        known[language] = result
        return result
    }

    /// Whether a constraint accepts every scheme and host, none of which is empty or has capital letters.
    package mutating func takesEveryHost(_ expression: RegularExpression) -> Bool {
        let language = expression.ungrouped
        if let result = knownHosts[language] { return result }
        let automaton = try? automata.automaton(of: language)
        let result = automaton != nil && (automaton == Self.host || automaton == Self.hostOrNothing)
        knownHosts[language] = result
        return result
    }

    private static let everything = try? Automaton(
        .repeated(.set(.all), minimum: 0, maximum: nil, lazy: false)
    )
    private static let everythingButNothing = try? Automaton(.some(.all).ungrouped)
    private static let componentOrNothing = try? Automaton(
        .repeated(.set(.component), minimum: 0, maximum: nil, lazy: false)
    )
    private static let component = try? Automaton(.some(.component).ungrouped)
    private static let hostOrNothing = try? Automaton(
        .repeated(.set(.component.lowercased), minimum: 0, maximum: nil, lazy: false)
    )
    private static let host = try? Automaton(.some(.component.lowercased).ungrouped)
}

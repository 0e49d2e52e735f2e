@_spi(Locks) import RouteTables

/// The forms of a pattern that are compiled lazily.
///
/// All copies of the pattern share them.
///
/// So a pattern is compiled once, for any number of tables.
package final class CompiledPattern: Sendable {
    /// The variants of a pattern.
    package struct Variants: Sendable {
        package let scheme: PatternVariant.Step?
        package let host: PatternVariant.Step?
        package let paths: [PatternVariant]
        /// `nil` if the fragment is ignored.
        package let fragments: [PatternVariant]?

        /// The expressions of scheme, host and components.
        package var expressions: [RegularExpression] {
            let steps =
                [scheme, host].compactMap(\.self) + paths.flatMap(\.steps) + (fragments ?? []).flatMap(\.steps)
            return steps.compactMap { step in
                switch step.matcher {
                case .expression(let expression), .span(let expression): expression
                case .literal, .nonEmpty, .any: nil
                }
            }
        }
    }

    private struct State {
        var matcher: PatternMatcher?
        var ignoringCase: PreparedPattern?
        var template: OwnedTemplate?
        var variants: Variants?
        var automata: ExpressionAutomata
        var programs: [RegularExpression: [UInt8]] = [:]
    }

    private let state: Lock<State>

    init(_ automata: ExpressionAutomata) {
        state = Lock(State(automata: automata))
    }

    /// The matcher of the pattern.
    ///
    /// - Throws: `TooLarge` if it would be too large.
    func matcher(of pattern: RoutePattern) throws(Automaton.TooLarge) -> PatternMatcher {
        if let known = state.read({ $0.matcher }) { return known }
        var classes = ConstraintClasses()
        let matcher = try PatternMatcher(pattern, variants(of: pattern, &classes))
        state.withLockInPlace { $0.matcher = matcher }
        return matcher
    }

    /// The pattern for URLs whose paths are compared without regard to case, ready to match.
    ///
    /// - Throws: ``RoutePatternError`` if it would be too large.
    func ignoringCase(_ pattern: RoutePattern) throws(RoutePatternError) -> PreparedPattern {
        if let known = state.read({ $0.ignoringCase }) { return known }
        let prepared = try pattern.ignoringCase().prepared()
        state.withLockInPlace { $0.ignoringCase = prepared }
        return prepared
    }

    /// The variants of the pattern.
    package func variants(of pattern: RoutePattern, _ classes: inout ConstraintClasses) -> Variants {
        if let known = state.read({ $0.variants }) { return known }
        let variants = Variants(
            scheme: pattern.scheme.map { PatternVariant.single($0, &classes, isFolded: true) },
            host: pattern.host.map { PatternVariant.single($0, &classes, isFolded: true) },
            paths: PatternVariant.variants(of: pattern.path, captures: pattern.captures, classes: &classes),
            fragments: pattern.fragment.map {
                PatternVariant.variants(of: $0, captures: pattern.captures, classes: &classes)
            }
        )
        state.withLockInPlace { $0.variants = variants }
        return variants
    }

    /// The template of the pattern's URLs.
    ///
    /// - Throws: `TooLarge` if a constraint's automaton would be too large.
    func template(of pattern: RoutePattern) throws(Automaton.TooLarge) -> OwnedTemplate {
        if let known = state.read({ $0.template }) { return known }
        let template = OwnedTemplate(try pattern.template())
        state.withLockInPlace { $0.template = template }
        return template
    }

    /// The automaton of one of the pattern's expressions, from here or from a shared collection, which speeds up the
    /// next request.
    package func automaton(
        of expression: RegularExpression,
        sharing others: inout ExpressionAutomata
    ) throws(Automaton.TooLarge) -> Automaton {
        var own = state.read { $0.automata }
        let automaton = try own.automaton(of: expression, sharing: &others)
        state.withLockInPlace { $0.automata = own }
        return automaton
    }

    /// The automaton of one of the pattern's expressions.
    ///
    /// - Throws: `TooLarge` if the automaton would be too large.
    package func automaton(of expression: RegularExpression) throws(Automaton.TooLarge) -> Automaton {
        var others = ExpressionAutomata()
        return try automaton(of: expression, sharing: &others)
    }

    /// The packed program of one of the pattern's expressions.
    package func program(of expression: RegularExpression) throws(Automaton.TooLarge) -> [UInt8] {
        if let known = state.read({ $0.programs[expression] }) { return known }
        var writer = MatcherTableWriter()
        writer.program(try Program(expression))
        let program = writer.characters
        state.withLockInPlace { $0.programs[expression] = program }
        return program
    }
}

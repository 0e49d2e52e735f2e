import FuzzSupport
import RoutePatterns
import RouteTables

@testable import TestSupport

/// Tests the regular expression in the first line with the texts in the following lines.
@main enum RegularExpressionTarget: FuzzTarget {
    private static let expressionLimit = 40
    private static let textLimit = 24

    static func test(_ input: UnsafeRawBufferPointer) {
        let lines = input.lines
        let text = lines[0]
        guard !mayBeLarge(text) || input.isChosen(oneIn: 256) else { return }
        let expression: RegularExpression
        do throws(RoutePatternError) {
            guard let regex = try RoutePattern(regex: text).regex else {
                finding("\(text.debugDescription) is no regex")
            }
            expression = regex
        } catch {
            require(
                (0...text.utf8.count).contains(error.offset) && error.length > 0,
                "the error of \(text.debugDescription) has no place: \(error)"
            )
            return
        }
        guard let automaton = try? Automaton(expression) else { return }
        require(
            try? Automaton(expression.ungrouped),
            equals: automaton,
            "groups and laziness change the language of \(text.debugDescription)"
        )
        require(
            automaton.accepts([] as [UInt8]),
            equals: expression.matchesEmpty,
            "whether \(text.debugDescription) matches the empty text"
        )
        if let shortest = automaton.shortestText() {
            require(automaton.accepts(shortest), "\(text.debugDescription) refuses its shortest text")
        } else {
            require(automaton.isEmpty, "\(text.debugDescription) has no shortest text")
        }
        guard text.utf8.count <= expressionLimit else { return }
        let slow = SlowExpressionParser.parse(text)
        for candidate in lines.dropFirst().prefix(8) where candidate.utf8.count <= textLimit {
            // Another target tests escapes and characters that URLs cannot contain.
            guard !candidate.utf8.contains(UInt8(ascii: "%")) else { continue }
            let accepts = automaton.accepts(CanonicalBytes.array(candidate.utf8, .path))
            let place = "\(text.debugDescription) and \(candidate.debugDescription)"
            if let slow {
                require(accepts, equals: slow.matches(candidate.unicodeScalars.map(\.value)), "match of \(place)")
            }
            if text.utf8.count(where: { $0 == UInt8(ascii: "{") }) < 2 {
                require(accepts, equals: Oracle.matches(expression, Oracle.units(candidate[...])), "ends of \(place)")
            }
        }
    }
}

import FuzzSupport
@_spi(Benchmarks) import RouteGenCore
import RoutePatterns
@_spi(Benchmarks) import RouteTables

@testable import TestSupport

/// Tests the pattern in the first line with the URLs in the following lines.
@main enum PatternTarget: FuzzTarget {
    /// Limits for the oracle, which tries all divisions of a URL and all ends of an expression.
    private static let patternLimit = 60
    private static let urlLimit = 24
    /// The oracle tries all divisions of a text among the repetitions of a group, whose number doubles with each
    /// character.
    private static let repeatedGroupLimit = 14
    private static let componentLimit = 6

    static func test(_ input: UnsafeRawBufferPointer) {
        let lines = input.lines
        let text = lines[0]
        guard !mayBeLarge(text) || input.isChosen(oneIn: 256) else { return }
        let pattern: RoutePattern
        do throws(RoutePatternError) {
            pattern = try RoutePattern(text)
        } catch {
            require(
                (0...text.utf8.count).contains(error.offset) && error.length > 0 && !error.message.isEmpty,
                "the error of \(text.debugDescription) has no place: \(error)"
            )
            return
        }
        checkPrinting(pattern, text)
        let urls = lines.dropFirst().prefix(4).filter { isComparable(pattern, $0) }
        // A pattern has no matcher if it is too large, but does not say why. So it is compiled again.
        if !urls.isEmpty, (try? RouteMatcher(pattern)) != nil {
            for url in urls { checkMatch(pattern, url) }
        }
        checkWriting(pattern)
    }

    /// A pattern that is printed and parsed again is the same.
    private static func checkPrinting(_ pattern: RoutePattern, _ text: String) {
        let printed = pattern.description
        guard let again = try? RoutePattern(printed) else {
            finding("\(text.debugDescription) is printed as \(printed.debugDescription), which is refused")
        }
        let place = "\(text.debugDescription), printed as \(printed.debugDescription)"
        require(again.description, equals: printed, "printing again: \(place)")
        require(
            again.scheme == pattern.scheme && again.host == pattern.host && again.path == pattern.path
                && again.query == pattern.query && again.fragment == pattern.fragment && again.regex == pattern.regex,
            "another pattern: \(place)"
        )
        require(again.captures.map(\.name), equals: pattern.captures.map(\.name), "captures: \(place)")
        require(again.captures.map(\.kind), equals: pattern.captures.map(\.kind), "kinds: \(place)")
    }

    /// Whether the oracle can try a text in a short time.
    private static func isComparable(_ pattern: RoutePattern, _ text: String) -> Bool {
        let limit = repeatsGroup(pattern) ? repeatedGroupLimit : urlLimit
        return pattern.description.utf8.count <= patternLimit && text.utf8.count <= limit && !isLarge(pattern)
            && text.utf8.count(where: { $0 == UInt8(ascii: "/") }) <= componentLimit
    }

    /// The pattern matches a URL if and only if the oracle does.
    private static func checkMatch(_ pattern: RoutePattern, _ text: String) {
        guard let url = try? RouteURL(text) else { return }
        // A scope with a regular expression also matches other spellings, which the oracle does not know.
        let found = pattern.found(in: url, spelling: .asWritten)
        let place = "\(pattern.description.debugDescription) and \(text.debugDescription)"
        require(found != nil, equals: Oracle.rank(pattern, Oracle.url(text)) != nil, "match of \(place)")
        guard found != nil, let match = pattern.match(url) else { return }
        guard let written = try? pattern.url(match.values) else { return }
        require(pattern.values(in: written), equals: match.values, "\(written.debugDescription) of \(place)")
    }

    /// A URL written with values gives the same values.
    private static func checkWriting(_ pattern: RoutePattern) {
        for value in ["a", "1", "a/b", "é %"] {
            var values: [String: [String]] = [:]
            for capture in pattern.captures { values[capture.name] = [value] }
            guard let written = try? pattern.url(values) else { continue }
            require(
                pattern.values(in: written),
                equals: values,
                "\(written.debugDescription) of \(pattern.description.debugDescription)"
            )
        }
    }

    private static func repeatsGroup(_ pattern: RoutePattern) -> Bool {
        let text = pattern.description.utf8
        return zip(text, text.dropFirst()).contains { character, next in
            character == UInt8(ascii: ")")
                && (next == UInt8(ascii: "*") || next == UInt8(ascii: "+") || next == UInt8(ascii: "{"))
        }
    }

    /// Whether the oracle would take too long: nested counts multiply.
    private static func isLarge(_ pattern: RoutePattern) -> Bool {
        let text = pattern.description.utf8
        return text.count(where: { $0 == UInt8(ascii: "{") }) > 1 || text.count(where: { $0 == UInt8(ascii: "*") }) > 5
            || text.count(where: { $0 == UInt8(ascii: "+") }) > 5
    }
}

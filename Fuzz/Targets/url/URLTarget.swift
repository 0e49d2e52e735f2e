import FuzzSupport
@_spi(Benchmarks) import RouteTables

@testable import TestSupport

/// Splits a URL and looks it up in a table that the first byte selects.
///
/// Both are compared with slow and obvious implementations.
@main enum URLTarget: FuzzTarget {
    /// The oracle tries all divisions of a path, so longer URLs are compared with each pattern's own matcher.
    private static let lookupLimit = 64
    private static let componentLimit = 8

    static func test(_ input: UnsafeRawBufferPointer) {
        guard let choice = input.first else { return }
        let text = String(decoding: input.dropFirst(), as: UTF8.self)
        let naive = NaiveURL(Array(text.utf8))
        let url: RouteURL
        do throws(RouteURLError) {
            url = try RouteURL(text)
        } catch {
            require(naive == nil, "\(text.debugDescription) is refused: \(error)")
            require((0...text.utf8.count).contains(error.offset), "\(text.debugDescription): offset \(error.offset)")
            return
        }
        guard let naive else { finding("\(text.debugDescription) is taken") }
        compare(url, naive)
        let table = Table.all[Int(choice) % Table.all.count]
        guard text.utf8.count <= lookupLimit, naive.components.count <= componentLimit,
            (naive.fragment ?? []).count(where: { $0 == UInt8(ascii: "/") }) < componentLimit
        else { return lookUpLong(url, table) }
        lookUp(url, table, writes: input.isChosen(oneIn: 4))
    }

    private static func compare(_ url: RouteURL, _ naive: NaiveURL) {
        let text = url.text.debugDescription
        require(url.scheme.map { Array($0.utf8) }, equals: naive.scheme, "scheme of \(text)")
        require(url.host.map { Array($0.utf8) }, equals: naive.host, "host of \(text)")
        require(Array(url.path.utf8), equals: naive.path, "path of \(text)")
        require(url.pathComponents.map { Array($0.utf8) }, equals: naive.components, "components of \(text)")
        require(url.query.map { Array($0.utf8) }, equals: naive.query, "query of \(text)")
        require(
            url.fragment.map { Array($0.utf8) },
            equals: naive.fragment.map { NaiveURL.decoded($0[...]) },
            "fragment of \(text)"
        )
        let expected = Dictionary(grouping: naive.items) { String(decoding: $0.name, as: UTF8.self) }
            .mapValues { $0.map { String(decoding: $0.value, as: UTF8.self) } }
        require(url.queryValues, equals: expected, "query of \(text)")
        for (name, values) in expected {
            require(url.queryValue(name), equals: values.first, "first value of \(text)")
            require(url.queryValues(name), equals: values, "values of one name of \(text)")
        }
    }

    private static func lookUpLong(_ url: RouteURL, _ table: Table) {
        let matches = table.matcher.matches(url)
        func place() -> String { "a URL of \(url.text.utf8.count) bytes in \(table.patterns.map(\.description))" }
        require(
            table.matcher.firstMatch(in: url)?.patternIndex,
            equals: matches.first?.patternIndex,
            "first: \(place())"
        )
        for match in matches {
            let pattern = table.patterns[match.patternIndex]
            guard let alone = pattern.match(url) else { finding("\(pattern) alone does not take \(place())") }
            for (index, capture) in pattern.captures.enumerated() where capture.place == .path {
                require(
                    match.texts(ofCapture: index),
                    equals: alone.values[capture.name] ?? [],
                    "\(pattern): \(place())"
                )
            }
        }
    }

    private static func lookUp(_ url: RouteURL, _ table: Table, writes: Bool) {
        let text = url.text
        func place() -> String { "\(text.debugDescription) in \(table.patterns.map(\.description))" }
        let expected = Oracle.order(table.patterns, table.priorities, text)
        let matches = table.matcher.matches(url)
        require(matches.map(\.patternIndex), equals: expected, "matches of \(place())")
        let first = table.matcher.firstMatch(in: url)
        require(first?.patternIndex, equals: expected.first, "first match of \(place())")
        require((try? table.matcher.firstMatch(in: text))?.patternIndex, equals: expected.first, "by text: \(place())")
        guard writes, let first else { return }
        let pattern = table.patterns[first.patternIndex]
        let captures = Oracle.captures(pattern, text)
        for component in pattern.path + (pattern.fragment ?? []) {
            guard case .capture(let index, _) = component else { continue }
            require(first.texts(ofCapture: index), equals: captures[index] ?? [], "\(pattern) of \(place())")
        }
        // The URL written with the values leads to the same route and values.
        guard let values = pattern.match(url)?.values else { finding("\(pattern) alone does not take \(place())") }
        guard let written = try? pattern.url(values) else { return }
        guard let again = try? RouteURL(written) else { finding("\(written.debugDescription) of \(place())") }
        guard let back = table.matcher.matches(again).first(where: { $0.patternIndex == first.patternIndex }) else {
            finding("\(written.debugDescription) does not lead back: \(place())")
        }
        for (index, capture) in pattern.captures.enumerated() {
            require(back.texts(ofCapture: index), equals: values[capture.name] ?? [], "\(written): \(place())")
        }
    }
}

/// What keeps a pattern from matching a URL, and how near it comes.
///
/// The components of both are laid side by side so that as few letters as possible differ.
package struct PatternComparison: Sendable {
    /// How many letters differ, more or less; 0 if there is no difference.
    package private(set) var cost = 0
    /// The differences, from the left.
    package private(set) var differences: [PatternDifference] = []

    private let pattern: RoutePattern
    private let expected: [Expected]
    private let actual: [Actual]

    private struct Expected {
        var component: PatternComponent
        var isHost: Bool
    }

    private struct Actual {
        var text: String
        var bytes: [UInt8]
        var isHost: Bool
    }

    /// Compares a pattern with a URL that it does not match.
    package init(_ pattern: RoutePattern, _ url: RouteURL) {
        self.pattern = pattern
        let host = pattern.host.map { [Expected(component: $0, isHost: true)] } ?? []
        expected = host + pattern.path.map { Expected(component: $0, isHost: false) }
        let urlHost = url.host.map {
            [Actual(text: $0, bytes: CanonicalBytes.array($0.utf8, .folded), isHost: true)]
        }
        actual =
            (urlHost ?? [])
            + url.pathComponents.map { Actual(text: $0, bytes: CanonicalBytes.array($0.utf8, .path), isHost: false) }
        if pattern.regex != nil {
            note(.expression, 3)
            return
        }
        compareScheme(url)
        align()
        compareQuery(url)
        compareFragment(url)
    }

    private mutating func note(_ difference: PatternDifference, _ cost: Int) {
        self.cost += cost
        differences.append(difference)
    }

    private mutating func compareScheme(_ url: RouteURL) {
        guard let scheme = pattern.scheme else { return }
        let actual = url.scheme?.lowercased()
        if let actual, takes(scheme, Array(actual.utf8)) { return }
        note(.scheme(expected: text(of: scheme), actual: url.scheme), 1)
    }

    private mutating func compareQuery(_ url: RouteURL) {
        for item in pattern.query where item.isRequired(pattern.captures) {
            let name = String(decoding: item.name, as: UTF8.self)
            let values = url.queryValues(name).map { CanonicalBytes.array($0.utf8, .query) }
            if let first = values.first, takes(item.value, first) { continue }
            if case .literal(let value) = item.value {
                note(.query(name: name, expected: String(decoding: value, as: UTF8.self)), 1)
            } else {
                note(.query(name: name, expected: nil), 1)
            }
        }
    }

    private mutating func compareFragment(_ url: RouteURL) {
        guard let fragment = pattern.fragment, !fragment.isEmpty else { return }
        let components = (url.fragment ?? "").split(separator: "/")
        let isFixed = fragment.allSatisfy { if case .literal = $0 { true } else { false } }
        let fits =
            isFixed
            ? fragment.count == components.count
                && zip(fragment, components).allSatisfy { takes($0, CanonicalBytes.array($1.utf8, .path)) }
            : url.fragment != nil
        if !fits { note(.fragment, 1) }
    }

    // MARK: Laying side by side

    /// A step on the way through both lists.
    private enum Step {
        case both, skipExpected, skipActual, none
    }

    private mutating func align() {
        let (rows, columns) = (expected.count, actual.count)
        var costs = [[Int]](repeating: [Int](repeating: .max, count: columns + 1), count: rows + 1)
        var steps = [[Step]](repeating: [Step](repeating: .none, count: columns + 1), count: rows + 1)
        costs[rows][columns] = 0
        for row in stride(from: rows, through: 0, by: -1) {
            for column in stride(from: columns, through: 0, by: -1) {
                func offer(_ cost: Int, _ step: Step) {
                    if cost < costs[row][column] {
                        costs[row][column] = cost
                        steps[row][column] = step
                    }
                }
                if row < rows, column < columns {
                    offer(costs[row + 1][column + 1] + difference(row, column).cost, .both)
                }
                if row < rows { offer(costs[row + 1][column] + absence(row), .skipExpected) }
                if column < columns { offer(costs[row][column + 1] + surplus(column, row), .skipActual) }
            }
        }
        var (row, column) = (0, 0)
        while row < rows || column < columns {
            switch steps[row][column] {
            case .both:
                let found = difference(row, column)
                if let difference = found.difference { note(difference, found.cost) }
                (row, column) = (row + 1, column + 1)
            case .skipExpected:
                let cost = absence(row)
                if cost > 0 { note(.missing(text(of: expected[row].component)), cost) }
                row += 1
            case .skipActual:
                let cost = surplus(column, row)
                if cost > 0 { note(.surplus(actual[column].text), cost) }
                column += 1
            case .none: return
            }
        }
    }

    private func difference(_ row: Int, _ column: Int) -> (cost: Int, difference: PatternDifference?) {
        let (expected, actual) = (expected[row], actual[column])
        if takes(expected.component, actual.bytes) {
            if expected.isHost == actual.isHost { return (0, nil) }
            return (1, .hostExpected(expected.isHost, text: actual.text))
        }
        switch expected.component {
        case .literal(let text):
            let cost = Spelling.distance(text, actual.bytes) + (expected.isHost == actual.isHost ? 0 : 1)
            return (cost, .component(expected: String(decoding: text, as: UTF8.self), actual: actual.text))
        case .capture(let index, _):
            let capture = pattern.captures[index]
            let constraint = capture.constraint ?? "a text that is not empty"
            return (2, .constraint(capture: capture.name, constraint: constraint, actual: actual.text))
        default: return (3, .shape(actual: actual.text, position: row + 1))
        }
    }

    /// What it costs that a component of the pattern is not there.
    private func absence(_ row: Int) -> Int {
        switch expected[row].component {
        case .rest: return 0
        case .capture(let index, let expression):
            let kind = pattern.captures[index].kind
            return kind == .optional || kind == .any || expression?.matchesEmpty ?? false ? 0 : 2
        case .literal(let text): return text.count + 1
        default: return 3
        }
    }

    /// What it costs that there is one more component before the row.
    private func surplus(_ column: Int, _ row: Int) -> Int {
        // The component before, or the one to come, may take any number of them.
        for candidate in [row - 1, row] where expected.indices.contains(candidate) {
            switch expected[candidate].component {
            case .rest: return 0
            case .capture(let index, let expression):
                let kind = pattern.captures[index].kind
                if kind == .any || kind == .some || expression?.canContainSlash ?? false { return 0 }
            default: continue
            }
        }
        return actual[column].bytes.count + 1
    }

    private func takes(_ component: PatternComponent, _ bytes: [UInt8]) -> Bool {
        switch component {
        case .literal(let text): text == bytes
        case .capture(_, nil): !bytes.isEmpty
        case .any, .rest: true
        case .capture(_, let expression?), .text(let expression, _):
            (try? Automaton(expression))?.accepts(bytes) ?? true
        }
    }

    private func text(of component: PatternComponent) -> String {
        switch component {
        case .literal(let text): String(decoding: text, as: UTF8.self)
        case .capture(let index, _): ":\(pattern.captures[index].name)"
        case .any: "*"
        case .rest: "**"
        case .text: "..."
        }
    }
}

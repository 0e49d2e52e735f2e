import RouteTables

/// Writes a URL from a pattern and values.
package struct PatternURLWriter {
    private let pattern: RoutePattern
    private let values: [String: [String]]
    private var output: [UInt8] = []

    init(_ pattern: RoutePattern, _ values: [String: [String]]) {
        self.pattern = pattern
        self.values = values
    }

    mutating func write() throws(RouteURLWritingError) -> String {
        if let scheme = pattern.scheme {
            output += try text(of: scheme, in: .scheme) ?? []
            output.append(0x3A)
        }
        if let host = pattern.host {
            output += [0x2F, 0x2F]
            output += try text(of: host, in: .host) ?? []
        }
        let components = try components(pattern.path, in: .path)
        if pattern.host == nil || !components.isEmpty { output.append(0x2F) }
        append(components)
        try writeQuery()
        if let fragment = pattern.fragment {
            output += [0x23, 0x2F]
            append(try self.components(fragment, in: .fragment))
        }
        return String(decoding: output, as: UTF8.self)
    }

    private mutating func append(_ components: [[UInt8]]) {
        output += components.joined(separator: [0x2F])
        // One slash at the end is ignored, so an empty last component needs one more.
        if let last = components.last, last.isEmpty { output.append(0x2F) }
    }

    private func components(
        _ components: [PatternComponent],
        in place: RoutePattern.Capture.Place
    ) throws(RouteURLWritingError) -> [[UInt8]] {
        var result: [[UInt8]] = []
        for component in components {
            switch component {
            case .rest: continue
            case .capture(let index, let expression):
                let kind = pattern.captures[index].kind
                let spans = (kind == .one || kind == .optional) && expression?.canContainSlash ?? false
                for value in values[pattern.captures[index].name] ?? [] {
                    // No component at all is how such a capture takes the empty text.
                    if spans, value.isEmpty { continue }
                    result.append(try spelling(value, index, expression, place, keepingSlashes: spans))
                }
            default: result.append(try text(of: component, in: place) ?? [])
            }
        }
        return result
    }

    private mutating func writeQuery() throws(RouteURLWritingError) {
        var separator: UInt8 = 0x3F
        for item in pattern.query {
            var texts: [[UInt8]] = []
            if case .capture(let index, let expression) = item.value {
                for value in values[pattern.captures[index].name] ?? [] {
                    texts.append(try spelling(value, index, expression, .query, keepingSlashes: true))
                }
            } else {
                texts.append(try text(of: item.value, in: .query) ?? [])
            }
            for text in texts {
                output.append(separator)
                output += Self.escapedForQuery(item.name)
                output.append(0x3D)
                output += text
                separator = 0x26
            }
        }
    }

    /// The text of a component that is always one; nil if it is a capture without a value.
    private func text(
        of component: PatternComponent,
        in place: RoutePattern.Capture.Place
    ) throws(RouteURLWritingError) -> [UInt8]? {
        switch component {
        case .literal(let text): return place == .query ? Self.escapedForQuery(text) : text
        case .text(let expression, _):
            let text = try self.text(of: expression, in: place)
            return place == .query ? Self.escapedForQuery(text) : text
        case .capture(let index, let expression):
            guard let value = values[pattern.captures[index].name]?.first else { return nil }
            return try spelling(value, index, expression, place, keepingSlashes: place == .query)
        case .any:
            if place == .query { return [] }
            throw .undetermined(pattern: pattern.description)
        case .rest: throw .undetermined(pattern: pattern.description)
        }
    }

    private func text(
        of expression: RegularExpression,
        in place: RoutePattern.Capture.Place
    ) throws(RouteURLWritingError) -> [UInt8] {
        switch expression {
        case .empty, .mark: return []
        case .set:
            // Outside captures only single characters occur, which are their own shortest text.
            return (try? Automaton(expression))?.shortestText() ?? []
        case .sequence(let parts):
            var result: [UInt8] = []
            for part in parts { result += try text(of: part, in: place) }
            return result
        case .choice(let parts):
            return try parts.first.map { (part) throws(RouteURLWritingError) in
                try text(of: part, in: place)
            } ?? []
        case .repeated(let part, let minimum, _, _):
            if minimum == 0 {
                // An optional capture is written if it has a value.
                guard case .group(_, let index) = part, values[pattern.captures[index].name]?.isEmpty == false else {
                    return []
                }
                return try text(of: part, in: place)
            }
            var result: [UInt8] = []
            for _ in 0..<minimum { result += try text(of: part, in: place) }
            return result
        case .group(let part, let index):
            guard let value = values[pattern.captures[index].name]?.first else { return [] }
            return try spelling(value, index, part, place, keepingSlashes: place == .query)
        }
    }

    private func spelling(
        _ value: String,
        _ index: Int,
        _ expression: RegularExpression?,
        _ place: RoutePattern.Capture.Place,
        keepingSlashes: Bool
    ) throws(RouteURLWritingError) -> [UInt8] {
        guard let automaton = try? pattern.compiled.automaton(of: expression ?? .some(.all)),
            let result = Self.spelling(value, place, accepting: automaton, keepingSlashes: keepingSlashes)
        else { throw .unsuitable(name: pattern.captures[index].name, value: value) }
        return result
    }
}

extension URLTemplate {
    /// Writes the URL of some values, such that matching it gives the same values.
    ///
    /// - Parameters:
    ///   - values: The values by the names of the captures; none, or an empty list, for a capture that is left out.
    ///   - pattern: The pattern, for messages.
    ///   - match: Returns the texts of the captures in a URL; `nil` if the pattern does not match the URL. It is called
    ///     only if the template needs a check.
    /// - Returns: The URL.
    /// - Throws: ``RouteURLWritingError`` if a value is missing, is unexpected, or is not accepted by its capture.
    package func url(
        _ values: [String: [String]],
        pattern: @autoclosure () -> String,
        match: (String) -> [[String]]?
    ) throws(RouteURLWritingError) -> String {
        switch problem {
        case .regex: throw .regex(pattern: pattern())
        case .undetermined: throw .undetermined(pattern: pattern())
        case nil: break
        }
        try check(values)
        let texts = captures.map { capture in
            let texts = values[capture.name] ?? []
            // Without a value, such a capture has the empty text.
            return texts.isEmpty && capture.mayBeNothing && capture.count.isRequired ? [""] : texts
        }
        let url = try write(texts)
        guard needsCheck else { return url }
        guard let found = match(url) else { throw unsuitable(texts, nil, pattern()) }
        for index in captures.indices where found[index] != texts[index] {
            throw unsuitable(texts, index, pattern())
        }
        return url
    }

    private func check(_ values: [String: [String]]) throws(RouteURLWritingError) {
        for name in Array(values.keys).sorted() where !captures.contains(where: { $0.name == name }) {
            throw .unknown(name: name)
        }
        for capture in captures {
            let count = values[capture.name]?.count ?? 0
            if count == 0, capture.count.isRequired, !capture.mayBeNothing { throw .missing(name: capture.name) }
            if count > 1, capture.count.isSingle { throw .tooMany(name: capture.name) }
        }
    }

    /// The error for values that do not read back, for one capture or several.
    private func unsuitable(_ values: [[String]], _ capture: Int?, _ pattern: String) -> RouteURLWritingError {
        let suspects = capture.map { [$0] } ?? Array(captures.indices)
        for suspect in suspects {
            for value in values[suspect] where capture != nil || spelling(value, suspect, keepsSlashes: true) == nil {
                return .unsuitable(name: captures[suspect].name, value: value)
            }
        }
        for suspect in suspects {
            if let value = values[suspect].first { return .unsuitable(name: captures[suspect].name, value: value) }
        }
        return .undetermined(pattern: pattern)
    }

    // MARK: Writing

    private func write(_ values: [[String]]) throws(RouteURLWritingError) -> String {
        var output: [UInt8] = []
        if let scheme {
            output += try text(of: scheme, values)
            output.append(UInt8(ascii: ":"))
        }
        if let host {
            output += "//".utf8
            output += try text(of: host, values)
        }
        let components = try components(path, values)
        if host == nil || !components.isEmpty { output.append(UInt8(ascii: "/")) }
        Self.append(components, to: &output)
        var separator = UInt8(ascii: "?")
        for item in query {
            for text in try self.components([item.value], values) {
                output.append(separator)
                output += item.name
                output.append(UInt8(ascii: "="))
                output += text
                separator = UInt8(ascii: "&")
            }
        }
        if let fragment {
            output += "#/".utf8
            Self.append(try self.components(fragment, values), to: &output)
        }
        return String(decoding: output, as: UTF8.self)
    }

    private static func append(_ components: [[UInt8]], to output: inout [UInt8]) {
        output += components.joined(separator: [UInt8(ascii: "/")])
        // A slash at the end is ignored, so an empty last component needs another one.
        if let last = components.last, last.isEmpty { output.append(UInt8(ascii: "/")) }
    }

    private func components(
        _ components: [Component],
        _ values: [[String]]
    ) throws(RouteURLWritingError) -> [[UInt8]] {
        var result: [[UInt8]] = []
        for component in components {
            switch component {
            case .pieces(let pieces): result.append(try text(of: pieces, values))
            case .optional(let group):
                if try isPresent(group.flatMap(\.captures), values) { result += try self.components(group, values) }
            case .values(let index, let keepsSlashes):
                for value in values[index] {
                    // Without a component, such a capture takes the empty text.
                    if keepsSlashes, value.isEmpty, captures[index].place != .query { continue }
                    result.append(try text(of: value, index, keepsSlashes: keepsSlashes))
                }
            }
        }
        return result
    }

    /// Whether an optional group is written: one of its captures has a value.
    ///
    /// - Throws: ``RouteURLWritingError`` if another one has none.
    private func isPresent(_ group: [Int], _ values: [[String]]) throws(RouteURLWritingError) -> Bool {
        guard group.contains(where: { !values[$0].isEmpty }) else { return false }
        for index in group where values[index].isEmpty { throw .missing(name: captures[index].name) }
        return true
    }

    private func text(of pieces: [Piece], _ values: [[String]]) throws(RouteURLWritingError) -> [UInt8] {
        var result: [UInt8] = []
        for piece in pieces {
            switch piece {
            case .text(let text): result += text
            case .capture(let index):
                guard let value = values[index].first else { continue }
                result += try text(of: value, index, keepsSlashes: captures[index].place == .query)
            case .optional(let pieces):
                if try isPresent(pieces.flatMap(\.captures), values) { result += try text(of: pieces, values) }
            }
        }
        return result
    }

    private func text(of value: String, _ index: Int, keepsSlashes: Bool) throws(RouteURLWritingError) -> [UInt8] {
        guard let text = spelling(value, index, keepsSlashes: keepsSlashes) else {
            throw .unsuitable(name: captures[index].name, value: value)
        }
        return text
    }
}

extension URLTemplate.Piece {
    /// The captures in it.
    fileprivate var captures: [Int] {
        switch self {
        case .text: []
        case .capture(let index): [index]
        case .optional(let pieces): pieces.flatMap(\.captures)
        }
    }
}

extension URLTemplate.Component {
    /// The captures in it.
    fileprivate var captures: [Int] {
        switch self {
        case .pieces(let pieces): pieces.flatMap(\.captures)
        case .values(let index, _): [index]
        case .optional(let components): components.flatMap(\.captures)
        }
    }
}

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
            let texts = (values[capture.name] ?? []).map { capture.place == .host ? HostName.text($0) : $0 }
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
        try refuseDotSegments(components, values)
        if host == nil || !components.isEmpty { output.append(UInt8(ascii: "/")) }
        Self.append(components, to: &output)
        output += try items(inFragment: false, values)
        if let fragment {
            let components = try self.components(fragment, values)
            var items = try items(inFragment: true, values)
            // Items alone are the whole fragment.
            if components.isEmpty, !items.isEmpty { items[0] = UInt8(ascii: "#") } else { output += "#/".utf8 }
            Self.append(components, to: &output)
            output += items
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Refuses values that are `.` or `..` as a whole component: URLs are written without them, and the component before
    /// `..`, even if they are escaped (RFC 3986, section 5.2.4).
    private func refuseDotSegments(_ components: [[UInt8]], _ values: [[String]]) throws(RouteURLWritingError) {
        guard components.contains(where: Self.hasDotSegment) else { return }
        for (capture, texts) in zip(captures, values) where capture.place == .path {
            for value in texts where Self.hasDotSegment(Array(value.utf8)) {
                throw .unsuitable(name: capture.name, value: value)
            }
        }
    }

    private static func hasDotSegment(_ text: [UInt8]) -> Bool {
        var dots = 0
        for byte in text {
            if byte == UInt8(ascii: "/"), dots == 1 || dots == 2 { return true }
            // Three or more dots, and other characters, are no dot segment.
            dots = byte == UInt8(ascii: "/") ? 0 : byte == UInt8(ascii: ".") ? dots + 1 : 3
        }
        return dots == 1 || dots == 2
    }

    /// The items of the query or of the fragment, with the sign before each.
    private func items(inFragment: Bool, _ values: [[String]]) throws(RouteURLWritingError) -> [UInt8] {
        var output: [UInt8] = []
        for item in query where (item.name.first == QueryRequirement.fragmentMark) == inFragment {
            for text in try self.components([item.value], values) {
                output.append(UInt8(ascii: output.isEmpty ? "?" : "&"))
                output += inFragment ? Array(item.name.dropFirst()) : item.name
                output.append(UInt8(ascii: "="))
                output += text
            }
        }
        return output
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
        var index = 0
        while index < components.count {
            switch components[index] {
            case .pieces(let pieces): result.append(try text(of: pieces, values))
            case .values(let capture, let keepsSlashes):
                for value in values[capture] {
                    // Without a component, such a capture takes the empty text.
                    if keepsSlashes, value.isEmpty, captures[capture].place != .query { continue }
                    result.append(try text(of: value, capture, keepsSlashes: keepsSlashes))
                }
            case .optional(let count):
                var group: [Int] = []
                for next in index + 1...index + count {
                    guard case .pieces(let pieces) = components[next] else { continue }
                    Self.note(pieces, from: 0, pieces.count, &group)
                }
                if try !isPresent(group, values) { index += count }
            }
            index += 1
        }
        return result
    }

    private func text(of pieces: [Piece], _ values: [[String]]) throws(RouteURLWritingError) -> [UInt8] {
        var result: [UInt8] = []
        var index = 0
        while index < pieces.count {
            switch pieces[index] {
            case .text(let text): result += text
            case .capture(let capture):
                if let value = values[capture].first {
                    result += try text(of: value, capture, keepsSlashes: captures[capture].place == .query)
                }
            case .optional(let count):
                var group: [Int] = []
                Self.note(pieces, from: index + 1, count, &group)
                if try !isPresent(group, values) { index += count }
            }
            index += 1
        }
        return result
    }

    /// Adds the captures of some pieces to a list.
    @inline(never)
    private static func note(_ pieces: [Piece], from start: Int, _ count: Int, _ captures: inout [Int]) {
        for index in start..<start + count {
            if case .capture(let capture) = pieces[index] { captures.append(capture) }
        }
    }

    /// Whether an optional group is written: one of its captures has a value.
    ///
    /// - Throws: ``RouteURLWritingError`` if another one has none.
    @inline(never)
    private func isPresent(_ group: [Int], _ values: [[String]]) throws(RouteURLWritingError) -> Bool {
        var missing: Int?
        var isPresent = false
        for capture in group {
            if values[capture].isEmpty { missing = missing ?? capture } else { isPresent = true }
        }
        if isPresent, let missing { throw .missing(name: captures[missing].name) }
        return isPresent
    }

    private func text(of value: String, _ index: Int, keepsSlashes: Bool) throws(RouteURLWritingError) -> [UInt8] {
        guard let text = spelling(value, index, keepsSlashes: keepsSlashes) else {
            throw .unsuitable(name: captures[index].name, value: value)
        }
        return text
    }
}

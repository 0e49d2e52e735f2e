extension URLTemplate {
    /// Writes the URL that a match of another URL becomes.
    ///
    /// - Parameter match: The other URL and its captures.
    /// - Returns: The URL, with the number of bytes that were examined.
    /// - Throws: ``RouteURLWritingError`` if a captured string cannot be a scheme.
    /// - Complexity: O(*n*) in the length of the URL.
    package func url(of match: any CapturedURL) throws(RouteURLWritingError) -> URLText {
        var writer = CapturedURLWriter(template: self, match: match, rest: steps)
        try writer.write()
        return writer.output
    }
}

/// Writes the URL that a match becomes: follows the steps of a rewriting rule's target.
private struct CapturedURLWriter {
    let template: URLTemplate
    let match: any CapturedURL
    /// The rest of the template's steps.
    var rest: PackedRecord
    var output = URLText()
    /// The start of the part that is written.
    var start = 0

    private typealias Step = URLTemplateLayout.Step
    private typealias Flags = URLTemplateLayout.Flags

    @_optimize(size)
    mutating func write() throws(RouteURLWritingError) {
        while true {
            switch rest.nextDigit() {
            case Step.text: output.append(rest.nextBytes())
            case Step.capture: try writeCapture(rest.nextNumber())
            case Step.part:
                takeOver(before: URLTemplate.Place(rawValue: rest.nextDigit()))
                start = output.count
            default: return takeOver(before: nil)
            }
        }
    }

    /// Appends what the part before another one, or before the end, takes over from the original URL.
    @inline(never)
    @_optimize(size)
    private mutating func takeOver(before next: URLTemplate.Place?) {
        let url = match.url
        switch next {
        case .query:
            if !template.has(Flags.host) { output.keepPath(afterScheme: template.has(Flags.scheme)) }
        case .fragment:
            if !template.has(Flags.dropsQuery) { appendQuery(of: url) }
        case nil where output.count == start && url.parts.flags.contains(.hasFragment):
            url.withBytes { output.append($0, Int(url.parts.queryEnd)..<Int(url.parts.end)) }
        default: break
        }
    }

    /// Appends the items of a query: those with new names, which precede others of these names, then the others, without
    /// those that the source of the template names.
    private mutating func appendQuery(of url: RouteURL) {
        url.withBytes { bytes in
            // The search runs once, because a target with many captured components is long.
            var separator = output.hasQuery ? UInt8(ascii: "&") : UInt8(ascii: "?")
            for isRenamed in template.changesItems ? [true, false] : [false] {
                var items = QueryItems(bytes, url.parts.query)
                while let (name, value) = items.next() {
                    let newName = template.changesItems ? template.newName(of: url.parts.decoded(bytes, name)) : nil
                    if newName == "" || (newName != nil) != isRenamed { continue }
                    output.append(separator)
                    if let newName { output.append(escaping: newName) }
                    output.append(bytes, (newName == nil ? name.lowerBound : name.upperBound)..<value.upperBound)
                    separator = UInt8(ascii: "&")
                }
            }
        }
    }

    @inline(never)
    @_optimize(size)
    private mutating func writeCapture(_ index: Int) throws(RouteURLWritingError) {
        let capture = template.capture(index)
        let text = capture.spelled(match)
        if capture.place == .scheme {
            for byte in text where !URLCharacters.isSchemeByte(byte) {
                throw .unsuitable(name: capture.name, value: String(decoding: text, as: UTF8.self))
            }
        }
        output.append(text)
        // An absent component leaves no slash.
        if capture.place == .path, text.isEmpty, output.last == UInt8(ascii: "/"), endsComponent { output.removeLast() }
    }

    /// Whether no more of a component follows.
    private var endsComponent: Bool {
        var next = rest
        switch next.nextDigit() {
        case Step.text: return next.nextBytes().first == UInt8(ascii: "/")
        case Step.capture: return false
        default: return true
        }
    }
}

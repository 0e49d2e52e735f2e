/// The target of a rewriting rule: a URL with places for the captures of the rule's pattern.
package struct RewriteTemplate: Hashable, Sendable {
    /// A capture of the source that becomes part of the target.
    package struct Capture: Hashable, Sendable {
        /// The index of the capture in the source.
        package let index: Int
        /// Its name, for messages.
        package let name: String
        /// The part of the new URL that contains it.
        package let place: URLTemplate.Place
        /// Whether its slashes are data, like those of a query or a fragment.
        ///
        /// Slashes of a path separate components.
        package let hasDataSlashes: Bool

        package init(index: Int, name: String, place: URLTemplate.Place, hasDataSlashes: Bool) {
            self.index = index
            self.name = name
            self.place = place
            self.hasDataSlashes = hasDataSlashes
        }
    }

    /// A part of the template.
    package enum Piece: Hashable, Sendable {
        case text([UInt8])
        /// The text of a capture of the source.
        case capture(Capture)
    }

    /// The error for a captured text that cannot be a scheme.
    package struct UnsuitableScheme: Error {
        package let text: String
        package let capture: String
    }

    package var pieces: [Piece] = []
    /// Scheme, host and path end before this piece.
    package var pathEnd = 0
    /// The query ends before this piece; the pieces of the query and of the fragment start with `?` and `#`.
    package var fragmentStart = 0
    /// Whether the query of the original URL is dropped.
    package var dropsQuery = false
    /// Whether the template begins with a scheme, and whether it has a host.
    package var hasScheme = false
    package var hasHost = false
    /// The names of the query items that the source names.
    package var consumedItems: [String] = []

    package init() {}

    /// The URL for a match.
    ///
    /// - Complexity: O(*n*) in the length of the URL.
    package func expand(_ match: any CapturedURL) throws(UnsuitableScheme) -> String {
        try expanded(match).string
    }

    /// The URL for a match, with the number of bytes that were examined.
    package func expanded(_ match: any CapturedURL) throws(UnsuitableScheme) -> URLText {
        var output = URLText()
        try append(pieces[..<pathEnd], match, to: &output)
        if !hasHost { output.keepPath(afterScheme: hasScheme) }
        try append(pieces[pathEnd..<fragmentStart], match, to: &output)
        if !dropsQuery { appendQuery(of: match.url, to: &output) }
        if fragmentStart < pieces.count {
            try append(pieces[fragmentStart...], match, to: &output)
        } else {
            match.url.withBytes { bytes in
                let parts = match.url.parts
                if parts.flags.contains(.hasFragment) { output.append(bytes[Int(parts.queryEnd)..<Int(parts.end)]) }
            }
        }
        return output
    }

    private func append(
        _ pieces: ArraySlice<Piece>,
        _ match: any CapturedURL,
        to output: inout URLText
    ) throws(UnsuitableScheme) {
        for (index, piece) in zip(pieces.indices, pieces) {
            switch piece {
            case .text(let text): output.append(text)
            case .capture(let capture):
                let value = CapturedText(match, capture).spelled
                if capture.place == .scheme, !value.allSatisfy(URLCharacters.isSchemeByte) {
                    throw UnsuitableScheme(text: String(decoding: value, as: UTF8.self), capture: capture.name)
                }
                output.append(value)
                // An absent component leaves no slash.
                if capture.place == .path, value.isEmpty, output.last == UInt8(ascii: "/"), endsComponent(index, pieces)
                {
                    output.removeLast()
                }
            }
        }
    }

    private func endsComponent(_ index: Int, _ pieces: ArraySlice<Piece>) -> Bool {
        guard index + 1 < pieces.endIndex else { return true }
        if case .text(let text) = pieces[index + 1] { return text.first == UInt8(ascii: "/") }
        return false
    }

    /// Appends the items of the original query that the pattern does not name.
    private func appendQuery(of url: RouteURL, to output: inout URLText) {
        let consumed = Set(consumedItems)
        url.withBytes { bytes in
            var items = QueryItems(bytes, url.parts.query)
            // The search runs once, because a target with many captured components is long.
            var separator: UInt8 = output.hasQuery ? UInt8(ascii: "&") : UInt8(ascii: "?")
            while let (name, value) = items.next() {
                if !consumed.isEmpty, consumed.contains(url.parts.decoded(bytes, name)) { continue }
                output.append(CollectionOfOne(separator))
                output.append(bytes[name.lowerBound..<value.upperBound])
                separator = UInt8(ascii: "&")
            }
        }
    }
}

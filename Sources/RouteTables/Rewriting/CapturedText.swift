/// The text of a capture as it is in the URL, encoded.
struct CapturedText {
    private let bytes: [UInt8]
    private let capture: RewriteTemplate.Capture
    /// Whether a `+` in the query of the new URL is a space.
    private let plusIsSpace: Bool

    init(_ captured: any CapturedURL, _ capture: RewriteTemplate.Capture) {
        self.capture = capture
        let parts = captured.url.parts
        plusIsSpace = parts.flags.contains(.plusIsSpace)
        if let range = captured.range(ofCapture: capture.index), !parts.readsPlusAsSpace(in: range) {
            bytes = captured.url.withBytes { Array($0[range]) }
        } else {
            // Repeated in the query: the values become the components of a path. Elsewhere, a plus sign is no space.
            bytes = Array(
                captured.texts(ofCapture: capture.index).map(Self.encoded).joined(separator: [UInt8(ascii: "/")])
            )
        }
    }

    /// The text for the capture's part of the new URL, where it must not end that part, or the component or item.
    var spelled: [UInt8] {
        let delimiters: [UInt8] =
            switch capture.place {
            case .scheme, .fragment: []
            case .host: Array("/?#@[]".utf8)
            case .path: capture.hasDataSlashes ? Array("/?#".utf8) : Array("?#".utf8)
            case .query: Array((plusIsSpace ? "&#+" : "&#").utf8)
            }
        guard bytes.contains(where: { delimiters.contains($0) }) else { return bytes }
        return bytes.flatMap { delimiters.contains($0) ? URLCharacters.escape($0) : [$0] }
    }

    private static func encoded(_ text: String) -> [UInt8] {
        text.utf8.flatMap { URLCharacters.isUnreserved($0) ? [$0] : URLCharacters.escape($0) }
    }
}

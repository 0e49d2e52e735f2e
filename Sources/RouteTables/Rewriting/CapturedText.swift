/// The text of a capture as it is in the URL, encoded.
struct CapturedText {
    private let bytes: [UInt8]
    private let capture: RewriteTemplate.Capture

    init(_ captured: some CapturedURL, _ capture: RewriteTemplate.Capture) {
        self.capture = capture
        if let range = captured.range(ofCapture: capture.index) {
            let parts = captured.url.parts
            bytes = captured.url.withBytes { bytes in
                let text = Array(bytes[range])
                guard parts.flags.contains(.plusIsSpace) else { return text }
                return Self.keepingPlus(text, parts.readsPlusAsSpace(in: range, of: bytes), capture)
            }
        } else {
            // Repeated in the query: the values become the components of a path.
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
            case .query: Array("&#".utf8)
            }
        guard bytes.contains(where: { delimiters.contains($0) }) else { return bytes }
        return bytes.flatMap { delimiters.contains($0) ? URLCharacters.escape($0) : [$0] }
    }

    /// A text in which a plus sign has the same meaning elsewhere in a URL: in the query, it is a space.
    private static func keepingPlus(
        _ text: [UInt8],
        _ isSpace: Bool,
        _ capture: RewriteTemplate.Capture
    ) -> [UInt8] {
        let plus = UInt8(ascii: "+")
        if isSpace { return text.flatMap { $0 == plus ? Array("%20".utf8) : [$0] } }
        return capture.place == .query ? text.flatMap { $0 == plus ? URLCharacters.escape($0) : [$0] } : text
    }

    private static func encoded(_ text: String) -> [UInt8] {
        text.utf8.flatMap { URLCharacters.isUnreserved($0) ? [$0] : URLCharacters.escape($0) }
    }
}

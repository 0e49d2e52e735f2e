/// The text of a capture as it is in the URL, encoded.
struct CapturedText {
    private var bytes: [UInt8] = []
    private let capture: URLTemplateCapture
    /// Whether a `+` in the query of the new URL is a space.
    private let plusIsSpace: Bool

    init(_ captured: any CapturedURL, _ capture: URLTemplateCapture) {
        self.capture = capture
        let parts = captured.url.parts
        plusIsSpace = parts.flags.contains(.plusIsSpace)
        if let range = captured.range(ofCapture: capture.source), !parts.readsPlusAsSpace(in: range) {
            captured.url.withBytes { text in
                for index in range { bytes.append(text[index], isEscaped: false) }
            }
        } else {
            // Repeated in the query: the values become the components of a path. Elsewhere, a plus sign is no space.
            var isFirst = true
            for text in captured.texts(ofCapture: capture.source) {
                if !isFirst { bytes.append(UInt8(ascii: "/"), isEscaped: false) }
                isFirst = false
                bytes.append(escaping: text)
            }
        }
    }

    /// The text for the capture's part of the new URL.
    var spelled: [UInt8] {
        let place = capture.place
        let hasDataSlashes = capture.hasDataSlashes
        var result: [UInt8] = []
        for byte in bytes {
            result.append(byte, isEscaped: isDelimiter(byte, place, hasDataSlashes: hasDataSlashes))
        }
        return result
    }

    /// Whether a byte would end the part, the component or the item.
    private func isDelimiter(_ byte: UInt8, _ place: URLTemplate.Place, hasDataSlashes: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "#"): place == .host || place == .path || place == .query
        case UInt8(ascii: "?"): place == .host || place == .path
        case UInt8(ascii: "/"): place == .host || place == .path && hasDataSlashes
        case UInt8(ascii: "@"), UInt8(ascii: "["), UInt8(ascii: "]"): place == .host
        case UInt8(ascii: "&"): place == .query
        case UInt8(ascii: "+"): place == .query && plusIsSpace
        default: false
        }
    }
}

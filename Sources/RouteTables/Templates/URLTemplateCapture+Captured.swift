extension URLTemplateCapture {
    /// The string of the capture in another URL, for its part of the new URL.
    @_optimize(size)
    func spelled(_ captured: any CapturedURL) -> [UInt8] {
        let parts = captured.url.parts
        var bytes: [UInt8] = []
        if let range = captured.range(ofCapture: source), !parts.readsPlusAsSpace(in: range) {
            captured.url.withBytes { text in
                for index in range { bytes.append(text[index]) }
            }
        } else {
            // Repeated in the query: the values become the components of a path. Elsewhere, a plus sign is no space.
            var isFirst = true
            for text in captured.texts(ofCapture: source) {
                if !isFirst { bytes.append(UInt8(ascii: "/")) }
                isFirst = false
                bytes.append(escaping: text)
            }
        }
        let (place, hasDataSlashes) = (place, hasDataSlashes)
        let plusIsSpace = parts.flags.contains(.plusIsSpace)
        var result: [UInt8] = []
        for byte in bytes {
            // A byte that would end the part, the component or the item.
            let isDelimiter =
                switch byte {
                case UInt8(ascii: "#"): place == .host || place == .path || place == .query
                case UInt8(ascii: "?"): place == .host || place == .path
                case UInt8(ascii: "/"): place == .host || place == .path && hasDataSlashes
                case UInt8(ascii: "@"), UInt8(ascii: "["), UInt8(ascii: "]"): place == .host
                case UInt8(ascii: "&"): place == .query
                case UInt8(ascii: "+"): place == .query && plusIsSpace
                default: false
                }
            result.append(byte, isEscaped: isDelimiter)
        }
        return result
    }
}

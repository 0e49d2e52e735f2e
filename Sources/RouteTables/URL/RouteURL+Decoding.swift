extension RouteURL {
    /// A part of the text with its escapes decoded, once.
    package func decoded(_ range: Range<Int>) -> String {
        // If the splitter found no escape in host and path, they need no search.
        let isPlain = range.upperBound <= Int(parts.pathLimit) && !parts.flags.contains(.unusualPath)
        return withBytes { bytes in
            isPlain
                ? String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
                : RouteURL.decoded(bytes, range)
        }
    }

    /// A part of a text with its escapes decoded, once.
    package static func decoded(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
        let part = UnsafeBufferPointer(rebasing: bytes[range])
        guard part.contains(UInt8(ascii: "%")) else { return String(decoding: part, as: UTF8.self) }
        return String(unsafeUninitializedCapacity: part.count) { buffer in
            var position = 0
            var count = 0
            while position < part.count {
                if part[position] == UInt8(ascii: "%"), let byte = Parts.escapedByte(part, at: position) {
                    buffer[count] = byte
                    position &+= 3
                } else {
                    buffer[count] = part[position]
                    position &+= 1
                }
                count &+= 1
            }
            return count
        }
    }
}

extension RouteURL {
    /// A part of the text with its escapes decoded, once.
    package func decoded(_ range: Range<Int>) -> String {
        // If the splitter found no escape in host and path, they need no search.
        let isPlain = range.upperBound <= Int(parts.pathLimit) && !parts.flags.contains(.unusualPath)
        return withBytes { bytes in
            isPlain
                ? String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
                : parts.decoded(bytes, range)
        }
    }

    /// A part of a text with its escapes decoded, once.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - range: The part.
    ///   - plusIsSpace: Whether a plus sign is a space.
    /// - Returns: The decoded part.
    package static func decoded(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ range: Range<Int>,
        plusIsSpace: Bool = false
    ) -> String {
        let part = UnsafeBufferPointer(rebasing: bytes[range])
        guard plusIsSpace || part.contains(UInt8(ascii: "%")) else { return String(decoding: part, as: UTF8.self) }
        return String(unsafeUninitializedCapacity: part.count) { buffer in
            var position = 0
            var count = 0
            while position < part.count {
                if part[position] == UInt8(ascii: "%"), let byte = Parts.escapedByte(part, at: position) {
                    buffer[count] = byte
                    position &+= 3
                } else {
                    let byte = part[position]
                    buffer[count] = plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte
                    position &+= 1
                }
                count &+= 1
            }
            return count
        }
    }
}

extension RouteURL.Parts {
    /// A part of the text with its escapes decoded, once.
    @inline(never)
    package func decoded(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
        RouteURL.decoded(bytes, range, plusIsSpace: readsPlusAsSpace(in: range))
    }
}

extension RouteURL {
    /// A part of the URL with its escapes decoded, once.
    package func decoded(_ range: Range<Int>) -> String {
        let isPlain = isPlain(range)
        return withBytes { bytes in
            isPlain
                ? String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
                : parts.decoded(bytes, range)
        }
    }

    /// Whether the splitter found no escape in the part, which is in the host or the path.
    private func isPlain(_ range: Range<Int>) -> Bool {
        range.upperBound <= Int(parts.pathLimit) && !parts.flags.contains(.unusualPath)
    }

    /// A part of the URL with its escapes decoded, once; `nil` if they are not UTF-8.
    package func readable(_ range: Range<Int>) -> String? {
        let text = decoded(range)
        return isPlain(range) || (try? check(text)) != nil ? text : nil
    }

    /// A part of a URL with its escapes decoded, once.
    ///
    /// - Parameters:
    ///   - bytes: The URL.
    ///   - range: The part.
    ///   - plusIsSpace: Whether a plus sign is a space.
    /// - Returns: The decoded part.
    package static func decoded(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ range: Range<Int>,
        plusIsSpace: Bool = false
    ) -> String {
        let part = UnsafeBufferPointer(rebasing: bytes[range])
        guard plusIsSpace || contains(UInt8(ascii: "%"), part) else { return String(decoding: part, as: UTF8.self) }
        return String(unsafeUninitializedCapacity: part.count) { buffer in
            var position = 0
            var count = 0
            while position < part.count {
                if part[position] == UInt8(ascii: "%"), let byte = escapedByte(part, at: position) {
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

    private static func contains(_ byte: UInt8, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        for other in text where other == byte { return true }
        return false
    }

    /// The byte of the escape at a position; `nil` for a plain `%`.
    package static func escapedByte(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt8? {
        guard position &+ 2 < bytes.count, let high = URLCharacters.hexValue(bytes[position &+ 1]),
            let low = URLCharacters.hexValue(bytes[position &+ 2])
        else { return nil }
        // A digit is four bits.
        return high &<< 4 | low
    }

    /// Checks that a string that was decoded from a part of the URL is complete.
    ///
    /// Bytes that are not UTF-8 become U+FFFD, so the URL is examined only if the string has one.
    ///
    /// - Throws: ``RouteURLError`` if escapes of the URL are not UTF-8, with the position of the first ones.
    package func check(_ decodedText: String) throws(RouteURLError) {
        var hasReplacement = false
        for scalar in decodedText.unicodeScalars where scalar == "\u{FFFD}" { hasReplacement = true }
        guard hasReplacement else { return }
        if let offset = withBytes(RouteURL.firstEscapesOutsideUTF8) {
            throw RouteURLError(.escapeIsNotUTF8, at: offset)
        }
    }

    /// Whether bytes are valid UTF-8: others are decoded as U+FFFD.
    @inline(never)
    static func isUTF8(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        var index = 0
        for byte in text.utf8 {
            guard index < bytes.count, bytes[index] == byte else { return false }
            index += 1
        }
        return index == bytes.count
    }

    /// The offset of the first consecutive escapes whose bytes are not UTF-8.
    private static func firstEscapesOutsideUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var position = 0
        while position < bytes.count {
            let start = position
            var escaped: [UInt8] = []
            while position < bytes.count, bytes[position] == UInt8(ascii: "%"),
                let byte = escapedByte(bytes, at: position)
            {
                escaped.append(byte)
                position += 3
            }
            if !isUTF8(escaped) { return start }
            if start == position { position += 1 }
        }
        return nil
    }
}

extension RouteURL.Parts {
    /// A part of the URL with its escapes decoded, once.
    @inline(never)
    package func decoded(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
        RouteURL.decoded(bytes, range, plusIsSpace: readsPlusAsSpace(in: range))
    }
}

extension RouteURL {
    /// The value of the first item of the query with a name, decoded, or `nil` if there is none.
    ///
    /// An item without `=` has the value `""`. A `+` is a plus sign, unless the app's configuration says that it is a
    /// space. This takes one pass over the query.
    package func queryValue(_ name: String) -> String? {
        values(of: name, isFirstSufficient: true).first
    }

    /// The values of all items of the query with a name, decoded, in order.
    package func queryValues(_ name: String) -> [String] {
        values(of: name, isFirstSufficient: false)
    }

    private func values(of name: String, isFirstSufficient: Bool) -> [String] {
        withBytes { bytes in
            var values: [String] = []
            var items = QueryItems(bytes, parts.query)
            while let item = items.next() {
                guard parts.decoded(bytes, item.name) == name else { continue }
                values.append(parts.decoded(bytes, item.value))
                if isFirstSufficient { break }
            }
            return values
        }
    }

    /// The values of the query's items by their names, decoded, those of one name in order.
    ///
    /// An item without `=` has the value `""`. A `+` is a plus sign, unless the app's configuration says that it is a
    /// space.
    package var queryValues: [String: [String]] {
        withBytes { bytes in
            var result: [String: [String]] = [:]
            var items = QueryItems(bytes, parts.query)
            while let item = items.next() {
                result[parts.decoded(bytes, item.name), default: []].append(parts.decoded(bytes, item.value))
            }
            return result
        }
    }
}

/// The items of a query, produced one by one without allocation.
///
/// Empty items (`a&&b`) are skipped.
package struct QueryItems {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position: Int
    private let end: Int

    package init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    /// The ranges of the next item's name and value.
    package mutating func next() -> (name: Range<Int>, value: Range<Int>)? {
        while position < end {
            passEmptyItems()
            let start = position
            let stop = first(UInt8(ascii: "&"), from: start, to: end)
            position = stop &+ 1
            if start >= stop { continue }
            let equals = first(UInt8(ascii: "="), from: start, to: stop)
            return equals == stop ? (start..<stop, stop..<stop) : (start..<equals, equals &+ 1..<stop)
        }
        return nil
    }

    /// Skips `&`s, eight at a time.
    private mutating func passEmptyItems() {
        guard let base = bytes.baseAddress else { return }
        while position &+ 8 <= end, ByteWord.loadWhole(base, at: position) == ByteWord.repeating(UInt8(ascii: "&")) {
            position &+= 8
        }
        while position < end, base[position] == UInt8(ascii: "&") { position &+= 1 }
    }

    /// The first offset of a byte in a range, or the range's end.
    private func first(_ byte: UInt8, from start: Int, to end: Int) -> Int {
        guard let base = bytes.baseAddress else { return end }
        var position = start
        while position &+ 8 <= end {
            let match = ByteWord.firstZero(in: ByteWord.loadWhole(base, at: position) ^ ByteWord.repeating(byte))
            // The number of bytes before the match: eight bits each.
            if match != 0 { return position &+ match.trailingZeroBitCount &>> 3 }
            position &+= 8
        }
        while position < end, base[position] != byte { position &+= 1 }
        return position
    }
}

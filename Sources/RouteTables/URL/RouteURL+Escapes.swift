extension RouteURL.Parts {
    /// Skips consecutive escapes of ASCII characters, eight or two at a time, as far as they are well-formed.
    static func passASCIIEscapes(_ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int) {
        guard let base = bytes.baseAddress else { return }
        while position &+ 24 <= bytes.count {
            let wrong =
                wrongInEscapes(ByteWord.loadWhole(base, at: position), percent: 0x00FF_0000_FF00_00FF)
                | wrongInEscapes(ByteWord.loadWhole(base, at: position &+ 8), percent: 0xFF00_00FF_0000_FF00)
                | wrongInEscapes(ByteWord.loadWhole(base, at: position &+ 16), percent: 0x0000_FF00_00FF_0000)
            guard wrong == 0 else { break }
            position &+= 24
        }
        while position &+ 8 <= bytes.count {
            let word = ByteWord.loadWhole(base, at: position)
            guard wrongInEscapes(word, percent: 0x0000_0000_FF00_00FF) & 0x0000_FFFF_FFFF_FFFF == 0 else { return }
            position &+= 6
        }
    }

    /// A word whose bits are set in the unexpected bytes: each escape must be `%`, then a digit below 8, then a
    /// hexadecimal digit.
    ///
    /// - Parameters:
    ///   - word: Eight bytes.
    ///   - percent: The bytes that must be `%`: every third.
    /// - Returns: Zero if all bytes are as expected.
    @inline(__always)
    private static func wrongInEscapes(_ word: UInt64, percent: UInt64) -> UInt64 {
        let low = ByteWord.repeating(0x7F)
        // The bytes after and before each `%`. If the word begins with a high digit, the `%` precedes the word.
        let highDigits = percent &<< 8 | (percent & 0x0000_0000_00FF_0000) &>> 16
        let lowDigits = ~(percent | highDigits)
        let digit = (word ^ ByteWord.repeating(UInt8(ascii: "0"))) & low &+ ByteWord.repeating(0x76)
        let letter = ((word | ByteWord.repeating(0x20)) ^ ByteWord.repeating(0x60)) & low
        // The top bits are set if it is not one.
        let noLetter = (letter &+ ByteWord.repeating(0x79)) | ~(letter &+ low)
        let noHighDigit = (word ^ ByteWord.repeating(UInt8(ascii: "0"))) & low &+ ByteWord.repeating(0x78)
        let wrong = (noHighDigit & highDigits | digit & noLetter & lowDigits | word) & ByteWord.repeating(0x80)
        return wrong | (word ^ ByteWord.repeating(UInt8(ascii: "%"))) & percent
    }

    /// Skips the escape at `position`, and those that form one character with it.
    ///
    /// - Returns: The problem with it, or `nil`.
    package static func passEscape(_ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> RouteURLError? {
        let start = position
        guard let lead = escapedByte(bytes, at: position) else {
            return RouteURLError(.malformedEscape, at: position)
        }
        position &+= 3
        if lead < 0x80 { return nil }
        guard let (length, second) = continuation(of: lead) else {
            return RouteURLError(.escapeIsNotUTF8, at: start)
        }
        var allowed = second
        for _ in 1..<length {
            guard position < bytes.count, bytes[position] == UInt8(ascii: "%") else {
                return RouteURLError(.escapeIsNotUTF8, at: start)
            }
            guard let byte = escapedByte(bytes, at: position) else {
                return RouteURLError(.malformedEscape, at: position)
            }
            guard allowed.contains(byte) else { return RouteURLError(.escapeIsNotUTF8, at: start) }
            allowed = 0x80...0xBF
            position &+= 3
        }
        return nil
    }

    /// The byte of the escape at `position`, or `nil` if it is malformed.
    @inline(__always)
    package static func escapedByte(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt8? {
        guard position &+ 2 < bytes.count, let high = URLCharacters.hexValue(bytes[position &+ 1]),
            let low = URLCharacters.hexValue(bytes[position &+ 2])
        else { return nil }
        return high &<< 4 | low
    }

    /// The length of a UTF-8 character that begins with `lead`, and its possible second bytes; `nil` if none begins so.
    private static func continuation(of lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
        switch lead {
        case 0xC2...0xDF: (2, 0x80...0xBF)
        case 0xE0: (3, 0xA0...0xBF)
        case 0xED: (3, 0x80...0x9F)
        case 0xE1...0xEF: (3, 0x80...0xBF)
        case 0xF0: (4, 0x90...0xBF)
        case 0xF1...0xF3: (4, 0x80...0xBF)
        case 0xF4: (4, 0x80...0x8F)
        default: nil
        }
    }
}

/// The rules for the characters of an operator and its surroundings.
enum OperatorText {
    /// Whether an operator of seven bytes is the mark at the beginning of a merge conflict.
    static func isConflictMark(_ bytes: UnsafePointer<UInt8>, at position: Int) -> Bool {
        var index = position
        while index < position &+ 7 {
            if bytes[index] != UInt8(ascii: "<") { return false }
            index &+= 1
        }
        return position == 0 || bytes[position &- 1] == 0x0A || bytes[position &- 1] == 0x0D
    }

    /// The end of the longest operator that starts at `position` and contains no comment.
    ///
    /// `firstSlash` becomes the position of its first slash, if it has one.
    static func end(
        _ bytes: UnsafePointer<UInt8>,
        _ classes: UnsafePointer<UInt8>,
        from position: Int,
        firstSlash: inout Int
    ) -> Int {
        let allowsPeriods = bytes[position] == UInt8(ascii: ".")
        var end = position
        while true {
            let byte = bytes[end]
            let byteClass = classes[Int(byte)]
            if byteClass == ByteClass.operatorSign {
                if byte == UInt8(ascii: "."), !allowsPeriods { return end }
                end &+= 1
            } else if byteClass == ByteClass.slash {
                let following = bytes[end &+ 1]
                if end > position, following == UInt8(ascii: "/") || following == UInt8(ascii: "*") { return end }
                if firstSlash < 0 { firstSlash = end }
                end &+= 1
            } else if byteClass == ByteClass.nonASCII {
                let scalar = SourceScalar.decode(bytes, at: end)
                guard scalar.meaning == .operatorSign || (scalar.meaning == .combining && end > position) else {
                    return end
                }
                end &+= scalar.length
            } else {
                return end
            }
        }
    }

    /// Whether a position is left-bound, as the language defines it for operators.
    static func isLeftBound(_ bytes: UnsafePointer<UInt8>, at position: Int) -> Bool {
        guard position > 0 else { return false }
        switch bytes[position &- 1] {
        case UInt8(ascii: " "), 0x09, 0x0A, 0x0D, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
            UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"): return !(position > 1 && bytes[position &- 2] == UInt8(ascii: "*"))
        case 0xA0: return !(position > 1 && bytes[position &- 2] == 0xC2)
        default: return true
        }
    }

    /// Whether an operator that ends at a position is right-bound.
    static func isRightBound(_ bytes: UnsafePointer<UInt8>, at position: Int, isLeftBound: Bool) -> Bool {
        switch bytes[position] {
        case UInt8(ascii: " "), 0x09, 0x0A, 0x0D, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
            UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "."): return !isLeftBound
        case UInt8(ascii: "/"):
            return !(bytes[position &+ 1] == UInt8(ascii: "/") || bytes[position &+ 1] == UInt8(ascii: "*"))
        case 0xC2: return bytes[position &+ 1] != 0xA0
        default: return true
        }
    }

    /// The end of an editor placeholder such as `<#name#>`, if there is one.
    static func placeholderEnd(_ bytes: UnsafePointer<UInt8>, count: Int, from position: Int) -> Int? {
        var position = position &+ 2
        while true {
            let byte = bytes[position]
            if byte == 0x0A || (byte == 0 && position >= count) { return nil }
            let following = bytes[position &+ 1]
            if byte == UInt8(ascii: "#"), following == UInt8(ascii: ">") { return position &+ 2 }
            if byte == UInt8(ascii: "<"), following == UInt8(ascii: "#") { return nil }
            position &+= 1
        }
    }
}

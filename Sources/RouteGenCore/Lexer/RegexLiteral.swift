/// Finds the end of a regex literal.
enum RegexLiteral {
    /// The end of the literal that opens with the slash at a position.
    ///
    /// - Parameters:
    ///   - bytes: The source.
    ///   - count: The number of its bytes.
    ///   - slash: The position of the opening slash.
    ///   - isCertain: Whether it cannot be an operator, so that an unterminated literal ends with its line.
    /// - Returns: The position after the literal, or `nil` if it is not a literal.
    static func plainEnd(_ bytes: UnsafePointer<UInt8>, count: Int, from slash: Int, isCertain: Bool) -> Int? {
        var position = slash &+ 1
        let first = bytes[position]
        if first == UInt8(ascii: "*") || first == UInt8(ascii: "/") { return nil }
        if first == UInt8(ascii: " ") || first == 0x09, !isCertain { return nil }
        if slash > 0, bytes[slash &- 1] == UInt8(ascii: "*") { return nil }
        var groups = 0
        var classDepth = 0
        var lastSpace = -1
        while true {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "/"):
                let following = bytes[position &+ 1]
                if following == UInt8(ascii: "/") || following == UInt8(ascii: "*") {
                    return isCertain ? position : nil
                }
                if lastSpace >= 0, lastSpace == position &- 1, !isCertain { return nil }
                return position &+ 1
            case 0x0A, 0x0D: return isCertain ? position : nil
            case 0 where position >= count: return isCertain ? count : nil
            case UInt8(ascii: "\\"):
                position &+= 1
                let escaped = bytes[position]
                if escaped == 0x0A || escaped == 0x0D || (escaped == 0 && position >= count) { continue }
            case UInt8(ascii: "(") where classDepth == 0: groups &+= 1
            case UInt8(ascii: ")") where classDepth == 0:
                if groups == 0 {
                    if !isCertain { return nil }
                } else {
                    groups &-= 1
                }
            case UInt8(ascii: "["): classDepth &+= 1
            case UInt8(ascii: "]"): if classDepth > 0 { classDepth &-= 1 }
            case UInt8(ascii: " "), 0x09: lastSpace = position
            default: break
            }
            position &+= 1
        }
    }

    /// The end of the literal that opens with pounds and the slash at a position.
    ///
    /// It may span lines if only white space follows the slash on its line. An unterminated literal ends with its first
    /// line. `poundsWithoutEnd` is the number of pounds of a literal that is known not to end before the end of the file.
    static func extendedEnd(
        _ bytes: UnsafePointer<UInt8>,
        count: Int,
        from slash: Int,
        pounds: Int,
        poundsWithoutEnd: inout Int
    ) -> Int {
        var position = slash &+ 1
        while bytes[position] == UInt8(ascii: " ") || bytes[position] == 0x09 { position &+= 1 }
        let spansLines = bytes[position] == 0x0A || bytes[position] == 0x0D
        let firstLineEnd = position
        if spansLines {
            if pounds >= poundsWithoutEnd { return firstLineEnd }
        } else {
            position = slash &+ 1
        }
        while true {
            let byte = bytes[position]
            if byte == UInt8(ascii: "/") {
                var afterPounds = position &+ 1
                while bytes[afterPounds] == UInt8(ascii: "#") { afterPounds &+= 1 }
                if afterPounds &- position &- 1 >= pounds { return afterPounds }
                position = afterPounds
                continue
            }
            if byte == UInt8(ascii: "\\") {
                position &+= 1
                if bytes[position] == 0 || (!spansLines && (bytes[position] == 0x0A || bytes[position] == 0x0D)) {
                    continue
                }
            } else if !spansLines, byte == 0x0A || byte == 0x0D {
                return position
            }
            if byte == 0, position >= count {
                if spansLines {
                    poundsWithoutEnd = pounds
                    return firstLineEnd
                }
                return count
            }
            position &+= 1
        }
    }
}

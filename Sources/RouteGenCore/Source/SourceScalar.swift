/// A non-ASCII Unicode scalar of a source text.
struct SourceScalar {
    /// The meaning of a scalar in Swift.
    enum Meaning {
        case identifier
        case operatorSign
        /// Part of an identifier or an operator, but never its start.
        case combining
        /// White space or a character that Swift does not allow.
        case nothing
    }

    let meaning: Meaning
    /// The number of its bytes.
    let length: Int

    private init(_ meaning: Meaning, _ length: Int) {
        self.meaning = meaning
        self.length = length
    }

    /// Decodes the scalar at a byte of 0x80 or above.
    ///
    /// A malformed one has no meaning.
    @inline(never)
    static func decode(_ bytes: UnsafePointer<UInt8>, at position: Int) -> SourceScalar {
        var sequence = UnsafeBufferPointer(start: bytes + position, count: 4).makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        switch parser.parseScalar(from: &sequence) {
        case .valid(let scalar): return SourceScalar(meaning(of: UTF8.decode(scalar).value), scalar.count)
        case .error(let length): return SourceScalar(.nothing, length)
        case .emptyInput: return SourceScalar(.nothing, 1)
        }
    }

    /// The meaning of a non-ASCII scalar, by the ranges of the language's grammar.
    static func meaning(of scalar: UInt32) -> Meaning {
        switch scalar {
        case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F, 0xFE00...0xFE0F, 0xE0100...0xE01EF:
            return .combining
        case 0x00A1...0x00A7, 0x00A9, 0x00AB, 0x00AC, 0x00AE, 0x00B0, 0x00B1, 0x00B6, 0x00BB, 0x00BF, 0x00D7, 0x00F7,
            0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF,
            0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
            return .operatorSign
        case 0x00A8, 0x00AA, 0x00AD, 0x00AF, 0x00B2...0x00B5, 0x00B7...0x00BA, 0x00BC...0x00BE, 0x00C0...0x167F,
            0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F, 0x2040, 0x2054,
            0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
            0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFEFE,
            0xFF00...0xFFFD:
            return .identifier
        case 0x10000...0xEFFFD: return scalar & 0xFFFF <= 0xFFFD ? .identifier : .nothing
        default: return .nothing
        }
    }
}

import RoutePatterns

/// A class of characters for which an `apple-app-site-association` has a predefined variable.
///
/// Glob patterns contain its raw value, a control character, which no URL contains.
enum GlobClass: UInt8, CaseIterable {
    // The larger ones precede the smaller ones that they contain.
    case alphanumeric = 1
    case letter, hexadecimalDigit, lowercase, uppercase, digit

    /// The class as a glob pattern.
    var text: String { String(Unicode.Scalar(rawValue)) }

    /// The variable.
    var variable: String {
        switch self {
        case .alphanumeric: "$(alnum)"
        case .letter: "$(alpha)"
        case .hexadecimalDigit: "$(xdigit)"
        case .lowercase: "$(lower)"
        case .uppercase: "$(upper)"
        case .digit: "$(digit)"
        }
    }

    /// Whether a character is in the class.
    func contains(_ byte: UInt8) -> Bool {
        let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        let isLowercase = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        let isUppercase = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        return switch self {
        case .alphanumeric: isDigit || isLowercase || isUppercase
        case .letter: isLowercase || isUppercase
        case .hexadecimalDigit: isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
        case .lowercase: isLowercase
        case .uppercase: isUppercase
        case .digit: isDigit
        }
    }

    /// The characters.
    var set: ScalarSet { ScalarSet((0..<UInt32(0x80)).filter { contains(UInt8($0)) }.map { $0...$0 }) }

    /// The first of the characters.
    var sample: UInt8? { (0..<UInt8(0x80)).first(where: contains) }

    /// Divides characters into classes and others.
    static func divide(_ scalars: Set<UInt32>) -> (classes: [GlobClass], others: [UInt32]) {
        var (classes, rest) = ([GlobClass](), scalars)
        for candidate in allCases {
            let members = (0..<UInt8(0x80)).filter(candidate.contains).map(UInt32.init)
            guard members.allSatisfy(scalars.contains), members.contains(where: rest.contains) else { continue }
            classes.append(candidate)
            rest.subtract(members)
        }
        return (classes, rest.sorted())
    }
}

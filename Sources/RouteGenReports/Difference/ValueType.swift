import RouteGenCore

/// The type of a parameter, as far as values in URLs are concerned.
struct ValueType: Hashable {
    /// The type without optional signs.
    private let name: String

    init(_ text: String) {
        name = TypeText(text).unwrapped.text
    }

    /// Whether every string that another type accepts is accepted.
    ///
    /// Nothing is known about the types of an app, so only equal ones accept the same.
    func acceptsAll(of other: ValueType) -> Bool {
        if name == other.name || ["String", "Substring"].contains(name) { return true }
        if let own = Self.bits[name], let others = Self.bits[other.name] {
            if own.isSigned == others.isSigned { return own.count >= others.count }
            return own.isSigned && own.count > others.count
        }
        return ["Double", "Decimal", "CGFloat"].contains(name)
            && Self.bits[other.name].map { $0.count <= 32 } ?? (other.name == "Float")
    }

    private static let bits: [String: (count: Int, isSigned: Bool)] = [
        "Int": (64, true), "Int8": (8, true), "Int16": (16, true), "Int32": (32, true), "Int64": (64, true),
        "UInt": (64, false), "UInt8": (8, false), "UInt16": (16, false), "UInt32": (32, false), "UInt64": (64, false),
    ]

    /// A string that the type accepts.
    var sample: String {
        if Self.bits[name] != nil { return "7" }
        switch name {
        case "Double", "Float", "CGFloat", "Decimal": return "0.5"
        case "Bool": return "true"
        case "UUID": return "00000000-0000-0000-0000-000000000000"
        case "Date": return "2026-01-01T00:00:00Z"
        default: return "a"
        }
    }

    /// Strings that the type accepts and another one does not, as far as that is known.
    ///
    /// Nothing is known about the values of other types than numbers, so any string may be refused.
    func samples(not other: ValueType) -> [String] {
        guard let own = Self.bits[name], let others = Self.bits[other.name] else {
            return other.name == "Character" ? ["ab"] : [sample]
        }
        let most = { (bits: (count: Int, isSigned: Bool)) in
            UInt64.max >> UInt64(64 - bits.count + (bits.isSigned ? 1 : 0))
        }
        // All numbers of nines, since a constraint may set the number of digits.
        let nines = (1...19).map { UInt64(String(repeating: "9", count: $0)) ?? 0 }
        let large = (nines + [most(own)]).filter { $0 > most(others) && $0 <= most(own) }
        return large.map(String.init) + (own.isSigned && !others.isSigned ? ["-1"] : [])
    }
}

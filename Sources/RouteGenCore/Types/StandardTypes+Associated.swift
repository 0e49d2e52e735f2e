extension StandardTypes {
    /// The associated types that a type has because it conforms to a standard protocol, declared or not.
    static func associatedTypes(of protocolName: String) -> [String] { associated[protocolName] ?? [] }

    /// The names of these types.
    static let associatedTypes: Set<String> = Set(associated.values.joined())

    /// Whether a standard type may have an associated type of this name.
    static func mayHave(_ name: String, _ type: String) -> Bool {
        guard kind(of: type) == .concrete, associatedTypes.contains(name) else { return false }
        return !clockTypes.contains(name) || type.hasSuffix("Clock")
    }

    /// The associated types that only clocks and their instants have.
    private static let clockTypes: Set<String> = ["Duration", "Instant"]

    private static let collection = ["Element", "Index", "Indices", "Iterator", "SubSequence"]
    private static let integer = ["IntegerLiteralType", "Magnitude", "Stride", "Words"]
    private static let floatingPoint = ["Exponent", "FloatLiteralType", "IntegerLiteralType", "Magnitude", "Stride"]

    private static let associated: [String: [String]] = [
        "AsyncIteratorProtocol": ["Element", "Failure"],
        "AsyncSequence": ["AsyncIterator", "Element", "Failure"],
        "BidirectionalCollection": collection,
        "BinaryFloatingPoint": floatingPoint + ["RawExponent", "RawSignificand"],
        "BinaryInteger": integer,
        "CaseIterable": ["AllCases"],
        "Clock": ["Duration", "Instant"],
        "Collection": collection,
        "ExpressibleByArrayLiteral": ["ArrayLiteralElement"],
        "ExpressibleByDictionaryLiteral": ["Key", "Value"],
        "ExpressibleByFloatLiteral": ["FloatLiteralType"],
        "ExpressibleByIntegerLiteral": ["IntegerLiteralType"],
        "ExpressibleByStringInterpolation": ["StringInterpolation", "StringLiteralType"],
        "ExpressibleByStringLiteral": ["StringLiteralType"],
        "FixedWidthInteger": integer,
        "FloatingPoint": floatingPoint,
        "Identifiable": ["ID"],
        "InstantProtocol": ["Duration"],
        "IteratorProtocol": ["Element"],
        "LazyCollectionProtocol": collection + ["Elements"],
        "LazySequenceProtocol": ["Element", "Elements", "Iterator"],
        "MutableCollection": collection,
        "Numeric": ["IntegerLiteralType", "Magnitude"],
        "OptionSet": ["ArrayLiteralElement", "Element", "RawValue"],
        "RandomAccessCollection": collection,
        "RangeReplaceableCollection": collection,
        "RawRepresentable": ["RawValue"],
        "Sequence": ["Element", "Iterator"],
        "SetAlgebra": ["ArrayLiteralElement", "Element"],
        "SignedInteger": integer,
        "SignedNumeric": ["IntegerLiteralType", "Magnitude"],
        "Strideable": ["Stride"],
        "StringProtocol": collection,
        "UnsignedInteger": integer,
    ]
}

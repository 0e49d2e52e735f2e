extension TypeText {
    /// Whether it is a type of the standard library that conforms to `RouteValue`, or an optional or an array of such a
    /// type.
    package var isStandardValue: Bool {
        var name = text[...]
        if name.hasSuffix("?") { name = name.dropLast() }
        if name.hasPrefix("["), name.hasSuffix("]") { name = name.dropFirst().dropLast() }
        return Self.standardValues.contains(String(name))
    }

    private static let standardValues: Set<String> = [
        "String", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
        "Double", "Float",
    ]
}

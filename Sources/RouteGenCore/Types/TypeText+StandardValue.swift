extension TypeText {
    /// Whether it is a type of the standard library that conforms to `RouteValue`, or an optional or an array of such a
    /// type.
    package var isStandardValue: Bool {
        var name = text[...]
        if name.hasSuffix("?") { name = name.dropLast() }
        if name.hasPrefix("["), name.hasSuffix("]") { name = name.dropFirst().dropLast() }
        return Self.integers[String(name)] != nil || ["String", "Bool", "Double", "Float"].contains(name)
    }
}

extension TypeText {
    /// The name without that of the standard library before it.
    var withoutStandardModule: String { text.hasPrefix("Swift.") ? String(text.dropFirst("Swift.".count)) : text }

    /// The type of an array's elements; `nil` for any other type.
    package var arrayElement: TypeText? {
        let text = withoutStandardModule
        // A dictionary has a colon.
        if text.hasPrefix("["), text.hasSuffix("]"), !text.utf8.contains(UInt8(ascii: ":")) {
            return TypeText(String(text.dropFirst().dropLast()))
        }
        if text.hasPrefix("Array<"), text.hasSuffix(">") {
            return TypeText(String(text.dropFirst("Array<".count).dropLast()))
        }
        return nil
    }

    /// The type of one value, without optional signs, arrays and the name of the standard library.
    package var singleValue: TypeText {
        var type = unwrapped
        while let element = type.arrayElement?.unwrapped { type = element }
        return TypeText(type.withoutStandardModule)
    }

    /// Whether it is written as a type of any value: `Any`, `AnyObject` or `any P`.
    var isExistential: Bool { ["Any", "AnyObject"].contains(text) || text.hasPrefix("any ") }
}

/// Decides whether the string of a value of one type is always a value of another type.
enum ValueCompatibility {
    /// Whether a parameter takes every value of another parameter, as a URL carries it.
    ///
    /// Only standard types are compared. Any other type may be an alias, or have any string.
    static func takes(_ wanted: TypeText, _ given: TypeText) -> Bool {
        var (wanted, given) = (plain(wanted), plain(given))
        while wanted != given, let element = TypeText(wanted).arrayElement {
            // A single string is an array of one element.
            (wanted, given) = (plain(element), plain(TypeText(given).arrayElement ?? TypeText(given)))
        }
        if wanted == given { return true }
        guard TypeText.standardScalars.contains(wanted) else { return true }
        // A scalar takes the first of several strings, and a list may have none.
        guard TypeText(given).arrayElement == nil else { return false }
        guard TypeText.standardScalars.contains(given), !texts.contains(wanted) else { return true }
        if let wanted = TypeText.integers[wanted], let given = TypeText.integers[given] { return takes(wanted, given) }
        if numbers.contains(wanted) {
            return TypeText.integers[given] != nil || given == "Float" || (numbers.contains(given) && wanted != "Float")
        }
        return false
    }

    /// The type without optional signs and without the name of the standard library.
    private static func plain(_ type: TypeText) -> String { type.unwrapped.withoutStandardModule }

    /// The types that take every string.
    private static let texts: Set<String> = ["String", "Substring"]

    private static let numbers: Set<String> = ["Double", "Float", "CGFloat", "Decimal"]

    private static func takes(_ wanted: (some FixedWidthInteger).Type, _ given: (some FixedWidthInteger).Type) -> Bool {
        wanted.min <= given.min && wanted.max >= given.max
    }

    /// Whether a type is an array.
    static func isArray(_ type: TypeText) -> Bool { type.unwrapped.arrayElement != nil }
}

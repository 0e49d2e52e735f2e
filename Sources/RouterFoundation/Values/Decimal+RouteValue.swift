public import Foundation
public import RouterRuntime

extension Decimal: RouteValue {
    /// Reads a number such as `1`, `-0.50` or `1e3`, with a point in every locale.
    ///
    /// The whole string must be the number.
    public init?(routeText text: String) {
        // Decimal(string:) reads the number at the start of a string and ignores the rest.
        guard Self.isNumber(text), let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")),
            value.isFinite
        else { return nil }
        self = value
    }

    /// The number with all its digits.
    public var routeText: String { description }

    private static func isNumber(_ text: String) -> Bool {
        var rest = text.utf8[...]
        if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
        let digits = take(&rest)
        var decimals = 0
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            decimals = take(&rest)
        }
        guard digits + decimals > 0 else { return false }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest.removeFirst()
            if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
            guard take(&rest) > 0 else { return false }
        }
        return rest.isEmpty
    }

    /// Removes the leading digits of a string, and returns their number.
    private static func take(_ text: inout String.UTF8View.SubSequence) -> Int {
        let rest = text.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        defer { text = rest }
        return text.count - rest.count
    }
}

import RouteTables

extension String: RouteValue {
    /// Takes the string unchanged.
    public init?(routeText text: String) { self = text }
    /// The string itself.
    public var routeText: String { self }

    /// Reads the string, or the value in the context if there is one.
    public static func value(of parameter: RouteParameter) throws -> String {
        try parameter.plainText ?? parameter.value(as: String.self)
    }
}

extension Substring: RouteValue {
    /// Takes the string unchanged.
    public init?(routeText text: String) { self = text[...] }
    /// The substring as a string.
    public var routeText: String { String(self) }
}

extension Character: RouteValue {
    /// Takes the string if it is one character.
    public init?(routeText text: String) {
        guard let character = StandardText.character(text) else { return nil }
        self = character
    }
    /// The character as a string.
    public var routeText: String { String(self) }
}

extension Bool: RouteValue {
    /// Reads `true`, `false`, `1`, `0`, `yes`, `no`, `on`, `off`, ignoring case.
    ///
    /// A parameter is also `true` if the query has its name without a value, as in `?debug`.
    public init?(routeText text: String) {
        guard let value = StandardText.boolean(text) else { return nil }
        self = value
    }
    /// `true` or `false`.
    public var routeText: String { self ? "true" : "false" }
}

extension RouteValue where Self: FixedWidthInteger {
    /// Reads a decimal number with an optional sign; `nil` if it is out of range.
    public init?(routeText text: String) {
        // Narrow types share the reader of the widest one, which keeps apps small.
        if Self.bitWidth > UInt64.bitWidth {
            self.init(digits: text.utf8)
        } else if Self.isSigned {
            guard let number = StandardText.signedInteger(text) else { return nil }
            self.init(exactly: number)
        } else {
            guard let number = StandardText.unsignedInteger(text) else { return nil }
            self.init(exactly: number)
        }
    }

    /// Reads a number of any width.
    @_semantics("optimize.sil.specialize.generic.never")
    private init?(digits text: String.UTF8View) {
        let isNegative = text.first == UInt8(ascii: "-")
        let digits = text.dropFirst(isNegative || text.first == UInt8(ascii: "+") ? 1 : 0)
        guard !digits.isEmpty else { return nil }
        self = 0
        for byte in digits {
            let digit = byte &- UInt8(ascii: "0")
            let (product, overflow) = multipliedReportingOverflow(by: 10)
            let (sum, carry) =
                isNegative
                ? product.subtractingReportingOverflow(Self(digit)) : product.addingReportingOverflow(Self(digit))
            guard digit < 10, !overflow, !carry else { return nil }
            self = sum
        }
    }

    /// The number in decimal form.
    public var routeText: String { String(self) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: RouteValue {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: RouteValue {}

extension RouteValue where Self: LosslessStringConvertible & BinaryFloatingPoint {
    /// Reads a decimal number such as `1`, `-0.5` or `1e3`; `nil` if it is out of range or not finite (`nan`,
    /// `infinity`).
    public init?(routeText text: String) {
        guard let value = StandardText.decimal(text, as: Self.self) else { return nil }
        self = value
    }
    /// The shortest string that reads back as the same number.
    public var routeText: String { description }
}

extension Double: RouteValue {}
extension Float: RouteValue {}
#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
    @available(macOS 11, iOS 14, tvOS 14, watchOS 7, *)
    extension Float16: RouteValue {}
#endif

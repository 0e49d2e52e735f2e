import RouteTables

/// A value that a URL can carry as text.
///
/// Strings, numbers and `Bool` conform, so do optionals and arrays of them, and enumerations with such raw values work
/// as parameters without conforming. To use a type of your own as a parameter of a route, conform it:
///
/// ```swift
/// struct UserID: RouteValue {
///     let number: Int
///     init(number: Int) { self.number = number }
///     init?(routeText text: String) {
///         guard let number = Int(text) else { return nil }
///         self.init(number: number)
///     }
///     var routeText: String { String(number) }
/// }
/// ```
public protocol RouteValue {
    /// Creates the value from its text in a URL, percent escapes decoded; `nil` if it is no such value.
    init?(routeText text: String)

    /// The value as text, before percent-encoding. `init(routeText:)` reads it back; a value for which it gives `nil` has no URL.
    var routeText: String { get }

    /// Reads the value of a parameter. What conforms seldom needs another form than the one given.
    ///
    /// - Throws: ``RouterError`` with the code `missingParameter` or `invalidParameter`.
    static func value(of parameter: RouteParameter) throws -> Self

    /// The texts that stand for the value in a URL: one, except for optionals and arrays.
    var routeTexts: [String] { get }
}

extension RouteValue {
    /// Reads the first text, or the value from the context if there is one.
    public static func value(of parameter: RouteParameter) throws -> Self {
        try parameter.value(as: Self.self)
    }

    /// The one text of the value.
    public var routeTexts: [String] { [routeText] }
}

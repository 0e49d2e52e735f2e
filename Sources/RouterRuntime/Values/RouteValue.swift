import RouteTables

/// A value that a URL can carry as a string.
///
/// Strings, numbers and `Bool` conform, and so do optionals and arrays of such types. Enumerations with such raw values
/// can be parameters without conforming. A value is `Sendable`, because a request carries it anywhere. To use your own
/// type as a parameter of a route, conform it:
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
public protocol RouteValue: Sendable {
    /// Creates the value from its string in a URL, with percent escapes decoded; `nil` if the string is not valid.
    init?(routeText text: String)

    /// The value as a string, before percent-encoding.
    ///
    /// `init(routeText:)` must read it back: a value for which it returns `nil` has no URL.
    var routeText: String { get }

    /// Reads the value of a parameter.
    ///
    /// Generated code uses it.
    ///
    /// Types of this library read numbers and plain strings in place, and arrays and optionals read all strings or
    /// none.
    ///
    /// - Throws: ``RouterError`` with the code `missingParameter` or `invalidParameter`.
    static func value(of parameter: RouteParameter) throws -> Self

    /// The strings of the value in a URL: one, except for optionals and arrays.
    var routeTexts: [String] { get }
}

extension RouteValue {
    /// Reads the first string, or the value in the context if there is one.
    public static func value(of parameter: RouteParameter) throws -> Self {
        try parameter.value(as: Self.self)
    }

    /// The only string of the value.
    public var routeTexts: [String] { [routeText] }
}

/// A value of a context from whose string parameters of other types can be read.
///
/// Types that a URL can carry need no conformance. `RouterFoundation` conforms `NSNumber` and `NSString`, which JSON and
/// property lists contain.
package protocol RouteTextConvertible {
    /// The value as a string.
    var routeText: String { get }
}

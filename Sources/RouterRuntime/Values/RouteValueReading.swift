/// How strictly a router reads the values of parameters.
///
/// ```swift
/// let router = Router(.app, values: .loose)
/// ```
///
/// A marker with `values: loose` makes one route, or all routes of a type, read loosely.
public enum RouteValueReading: Hashable, Sendable {
    /// A value must have the form of the parameter's type.
    ///
    /// `1.0` and `true` are not values of `Int`, and a call with a value that does not fit throws `invalidParameter`.
    case strict
    /// Numbers and `Bool` may have each other's form, as loosely typed servers write them.
    ///
    /// `true`, `yes`, `1.0` and ` 1 ` are values of `Int` and `Double`, and each number but 0 is `true`. No conversion
    /// loses anything: `1.5` is not an `Int`.
    ///
    /// A value that does not fit counts as absent: the parameter has its default value, or `nil` if it is optional. A
    /// required parameter makes the call throw `invalidParameter`, and so does one whose default value is a literal of
    /// a type that is not one of the standard library's. (Khala's AnyFormat.)
    case loose
}

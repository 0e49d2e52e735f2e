/// A value of a context that parameters of other types can be read from by its text.
///
/// Types that a URL can carry need no conformance. `RouterFoundation` conforms `NSNumber` and `NSString`, which JSON and
/// property lists contain.
public protocol RouteTextConvertible {
    /// The value as text.
    var routeText: String { get }
}

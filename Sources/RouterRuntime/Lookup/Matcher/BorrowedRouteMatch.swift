/// A match as long as its URL is being looked at: it holds on to nothing, so it costs no more than the look-up.
///
/// Captures are numbered from 0 in the order in which they stand in the pattern.
public struct BorrowedRouteMatch: ~Copyable {
    private let captures: CaptureLocator

    @inline(__always)
    init(_ captures: CaptureLocator) { self.captures = captures }

    /// The number of the route, as ``RouteMatcherEncoder/add(_:priority:isConditional:)`` returned it.
    public var entry: Int { captures.entry }

    /// Where a capture lies in the URL's text, in bytes of UTF-8; nil if it was left out, or is repeated in the query.
    public func range(ofCapture index: Int) -> Range<Int>? { captures.locate(index)?.range }

    /// The decoded value of a capture, or nil if it was left out.
    ///
    /// A capture of several components is their text with the slashes; of several query items it is the first.
    public func text(ofCapture index: Int) -> String? { captures.text(index) }

    /// The decoded values of a capture: one for each component or query item that a repeated capture took.
    public func texts(ofCapture index: Int) -> [String] { captures.texts(index) }
}

/// A URL with the captures of a pattern, whether a table or the pattern on its own matched it.
package protocol CapturedURL {
    /// The URL.
    var url: RouteURL { get }

    /// The range of a capture's string in the URL, in bytes; `nil` if it is absent or takes no component, or is
    /// repeated in the query.
    func range(ofCapture index: Int) -> Range<Int>?

    /// The decoded strings of a capture: one for each component or query item of one that is repeated.
    func texts(ofCapture index: Int) -> [String]
}

extension RouteMatch: CapturedURL {}

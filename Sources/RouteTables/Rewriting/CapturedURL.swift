/// A URL with what a pattern captured from it, whether a table or the pattern on its own matched it.
package protocol CapturedURL {
    /// The URL.
    var url: RouteURL { get }

    /// Where the text of a capture is in the URL, in bytes; `nil` if it took nothing, or if it is repeated in the
    /// query.
    func range(ofCapture index: Int) -> Range<Int>?

    /// The decoded texts of a capture: one for each component or query item of one that is repeated.
    func texts(ofCapture index: Int) -> [String]
}

extension RouteMatch: CapturedURL {}

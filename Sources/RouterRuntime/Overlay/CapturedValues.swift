import RouteTables

/// What a pattern that is not in the table captured from a URL.
package protocol CapturedValues: Sendable {
    /// The pattern's text.
    var pattern: String { get }

    /// The captures, in the order of their numbers.
    var captures: [CaptureName] { get }

    /// Where the text of a capture is in the URL, in bytes.
    func range(ofCapture index: Int) -> Range<Int>?

    /// The decoded text of a capture; the first of several.
    func text(ofCapture index: Int) -> String?

    /// The decoded texts of a capture.
    func texts(ofCapture index: Int) -> [String]
}

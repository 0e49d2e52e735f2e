import RouteTables

/// What a pattern that is not in the table captured from a URL.
package protocol CapturedValues: Sendable {
    /// The pattern's text.
    var pattern: String { get }

    /// The captures, in order.
    var captures: [CaptureName] { get }

    /// The range of a capture's text in the URL, in bytes.
    func range(ofCapture index: Int) -> Range<Int>?

    /// The decoded text of a capture, or the first of several texts.
    func text(ofCapture index: Int) -> String?

    /// The decoded texts of a capture.
    func texts(ofCapture index: Int) -> [String]
}

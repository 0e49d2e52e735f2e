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

/// The name of a capture.
package struct CaptureName: Hashable, Sendable {
    package let name: String
    /// Whether it takes any number of texts.
    package let isRepeated: Bool

    package init(_ name: String, isRepeated: Bool) {
        self.name = name
        self.isRepeated = isRepeated
    }
}

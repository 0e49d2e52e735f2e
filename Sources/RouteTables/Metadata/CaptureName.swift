/// The name of a capture.
package struct CaptureName: Hashable, Sendable {
    package let name: String
    /// Whether the capture takes any number of texts.
    package let isRepeated: Bool

    package init(_ name: String, isRepeated: Bool) {
        self.name = name
        self.isRepeated = isRepeated
    }
}

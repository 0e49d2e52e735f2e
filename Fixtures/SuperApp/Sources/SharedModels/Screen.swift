/// What a handler opens.
///
/// It replaces a view controller here, so that the app runs on every platform.
public struct Screen: Hashable, Sendable {
    /// What its navigation bar shows.
    public var title: String
    /// The text on the screen.
    public var detail: String

    /// Creates a screen.
    public init(_ title: String, detail: String = "") {
        self.title = title
        self.detail = detail
    }
}

extension Screen: CustomStringConvertible {
    /// The title, and the detail in parentheses where there is one.
    public var description: String {
        detail.isEmpty ? "[\(title)]" : "[\(title) (\(detail))]"
    }
}

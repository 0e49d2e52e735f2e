import RouteTables

/// A problem with a pattern.
///
/// Its `description` says where it is and how to fix it: `column 9: the constraint's '(' has no matching ')'`.
public struct RoutePatternError: Error, Hashable, Sendable {
    /// The problem, in one line without a period.
    package let message: String
    /// The position, in bytes of UTF-8 from the start of the pattern.
    package let offset: Int
    /// The number of bytes that are wrong; at least 1.
    package let length: Int
    /// How to fix it, in one line, if there is a suggestion.
    package let help: String?

    package init(_ message: String, at offset: Int, length: Int = 1, help: String? = nil) {
        self.message = message
        self.offset = offset
        self.length = max(1, length)
        self.help = help
    }
}

extension RoutePatternError: CustomStringConvertible {
    /// The error in one line, with its column, which counts bytes from 1.
    public var description: String {
        "column \(offset + 1): \(message)" + (help.map { " (\($0))" } ?? "")
    }
}

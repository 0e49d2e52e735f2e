/// The identity of an open page.
///
/// A state never uses an identity twice, so a late report about a closed page cannot reach a different page.
public struct PageID: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
    /// The number of the page: pages are numbered in the order in which they open.
    public let number: UInt64

    /// Creates an identity from its number.
    public init(_ number: UInt64) {
        self.number = number
    }

    /// Whether a page opened before another.
    public static func < (left: PageID, right: PageID) -> Bool { left.number < right.number }

    /// The number after a number sign: `#5`.
    public var description: String { "#\(number)" }
}

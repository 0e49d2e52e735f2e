/// The identity of an open page.
///
/// An identity is never used twice, so a late report about a closed page cannot reach a different page.
public struct PageID: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
    /// The number of the page: pages are numbered in the order in which they open.
    package let number: UInt64

    /// Creates an identity from its number.
    package init(_ number: UInt64) {
        self.number = number
    }

    /// The identity of the page after this one.
    ///
    /// After 18 quintillion pages, identities repeat instead of stopping the app.
    package var next: PageID { PageID(number &+ 1) }

    /// Whether a page opened before another.
    public static func < (left: PageID, right: PageID) -> Bool { left.number < right.number }

    /// The number after a number sign: `#5`.
    public var description: String { "#\(number)" }
}

/// Keeps texts by name, somewhere.
public protocol Storage: AnyObject, Sendable {
    /// Where it keeps them.
    var place: String { get }

    /// Keeps a text, and tells how many there are now.
    func keep(_ text: String, as name: String) -> Int
}

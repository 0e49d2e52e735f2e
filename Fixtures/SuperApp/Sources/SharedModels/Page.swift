/// What features that keep their own types of pages say about them, as `UIViewController` would.
public protocol Page: Sendable {
    /// What the navigation bar shows.
    var title: String { get }
}

/// How a page of a link opens, as the marker of its route says with `open:`.
public enum RouteOpening: String, Hashable, Sendable, CaseIterable {
    /// Onto the stack of the page below.
    case push
    /// Above everything, wrapped in a stack.
    case present
    /// In place of everything in the scene.
    case root
}

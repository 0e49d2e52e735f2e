public import RouterRuntime

/// The part of a model that a page needs, which knows no screens: a feature opens the pages of others by their routes.
///
/// ```swift
/// @MainActor func openProduct(_ links: any SceneLinks) { links.push(.openChat(chatID: 5)) }
/// ```
///
/// ``SceneModel`` has what the protocol requires. A test may have an object of its own.
@MainActor
public protocol SceneLinks: AnyObject {
    /// Opens the page of a route where the user is: onto the stack that the user sees, or above everything if its marker
    /// says so.
    ///
    /// - Parameter route: The route.
    func push<Output>(_ route: Route<Output>)

    /// Shows the page of a route in its place, as a link does: in its tab, above its parents.
    ///
    /// - Parameter route: The route.
    func show<Output>(_ route: Route<Output>)

    /// Shows what a detour has put off, in place of the page to which the detour has led, such as after a login.
    ///
    /// Without a link that was put off, only the page closes.
    func resume()
}

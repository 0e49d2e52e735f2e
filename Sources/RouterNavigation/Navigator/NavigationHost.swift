public import RouterPlans

/// An object that shows pages: windows and controllers of a user interface, a terminal, or a recording in a test.
///
/// A host shows scenes, and reports what the user does with ``Navigator/report(_:)``, also before it shows the next change.
/// It decides nothing.
@MainActor
public protocol NavigationHost: AnyObject {
    /// Shows a scene in place of another: opens, changes or closes it.
    ///
    /// The navigator shows the next change when this method returns. A host that is late delays only the operations
    /// that follow.
    ///
    /// The user may do something at any moment. A host that waits, for example for a gesture that has begun, asks
    /// ``Navigator/target(of:)`` afterward. If the user undoes the change before this method returns, the host reports all
    /// open pages that it no longer shows.
    ///
    /// - Parameters:
    ///   - scene: The scene, whose pages are in ``Navigator/content(of:)``; `nil` if it closes.
    ///   - old: The scene before; `nil` if it opens, or another host has shown it.
    ///   - isAnimated: Whether the change is animated.
    ///   - navigator: The navigator.
    /// - Throws: Why the scene cannot be shown. The operation ends with `NavigationError` with the code `notShown`.
    func show(
        _ scene: NavigatorScene?,
        replacing old: NavigatorScene?,
        isAnimated: Bool,
        in navigator: Navigator
    ) async throws
}

/// A host that reads the screen, on which other code than the navigator shows pages, too.
///
/// The navigator reads each scene when a request is made, before each change, and after it. The host says when
/// something else has changed. Code of the app reports nothing: the state is the reading.
@MainActor
protocol ScreenHost: NavigationHost {
    /// Waits until nothing moves in a scene, but not for ever.
    func settle(_ scene: SceneID) async

    /// The content of a scene, with the pages of other code as foreign ones.
    ///
    /// Parts that are moving are returned as the navigator's state has them.
    ///
    /// - Returns: The scene; `nil` if it has no window, or the host is changing it.
    func scene(_ id: SceneID) -> NavigatorScene?

    /// Whether a page asks the user something with an alert of the system.
    func isAsking(in scene: SceneID) -> Bool

    /// Dismisses the alerts for which no operation does that, because they wait behind others.
    func dismissAlerts(in scene: SceneID)

    /// Lets the app open a scene, because a link has come and none is open.
    func openMissingScene()

    /// Shows the tab of the state, if the user looks at one of the app's own that the state does not have.
    func reveal(_ scene: SceneID)
}

extension ScreenHost {
    func dismissAlerts(in scene: SceneID) {}
    func openMissingScene() {}
    func reveal(_ scene: SceneID) {}
}

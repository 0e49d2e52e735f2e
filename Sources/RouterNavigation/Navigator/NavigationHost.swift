/// An object that shows pages: windows and controllers of a user interface, a terminal, or a recording in a test.
///
/// A host shows effects, and reports what the user does with ``Navigator/report(_:)``, also before it shows the next effect.
/// It decides nothing.
@MainActor
public protocol NavigationHost: AnyObject {
    /// Shows an effect.
    ///
    /// The navigator shows the next effect when this method returns. A host that is late delays only the operations
    /// that follow.
    ///
    /// The user may do something at any moment. A host that waits, for example for a gesture that has begun, asks
    /// ``Navigator/state(showing:)`` afterward. If the user undoes the effect before this method returns, the host
    /// reports all open pages that it no longer shows, and throws.
    ///
    /// - Parameters:
    ///   - effect: The effect. Its pages are in ``Navigator/content(of:)``.
    ///   - isAnimated: Whether the change is animated.
    ///   - navigator: The navigator.
    /// - Throws: Why the effect cannot be shown. The operation ends with ``NavigatorError/dropped(_:reason:)``.
    func show(_ effect: NavigationEffect, isAnimated: Bool, in navigator: Navigator) async throws
}

/// A host that reads the screen, on which other code than the navigator shows pages, too.
///
/// The navigator reads each scene when a request is made, before each change, and after each effect. The host says when
/// something else has changed. Code of the app reports nothing: the state is the reading.
@MainActor
protocol ScreenHost: NavigationHost {
    /// Waits until nothing moves in a scene, but not for ever.
    func settle(_ scene: SceneID) async

    /// The content of a scene, with the pages of other code as foreign ones.
    ///
    /// Parts that are moving are returned as the navigator's state has them.
    ///
    /// - Returns: The scene; `nil` if it has no window, or is being changed by an effect.
    func scene(_ id: SceneID) -> NavigationScene?

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

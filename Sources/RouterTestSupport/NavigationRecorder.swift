import RouterNavigation

/// A navigation host for tests, which records what an app would show.
///
/// ```swift
/// let recorder = NavigationRecorder()
/// try await navigator.attach(recorder)
/// try await navigator.openScene("main", root: .url("//home"))
/// try await navigator.open("//chat/5")
///
/// #expect(recorder.steps == ["open scene main", "push //chat/5"])
/// ```
///
/// `Navigator.state` is what is open, and `Navigator.content(of:)` is a page itself. A test acts as the user with
/// `Navigator.report(_:)`, for example with `.closed([page.id], "main")` for a swipe back.
@MainActor
public final class NavigationRecorder: NavigationHost {
    /// The steps so far from each scene to the next one, in their order, such as `push //chat/5`.
    public private(set) var steps: [String] = []

    /// Creates a host that has shown nothing.
    ///
    /// The navigator does not retain its host, so the test does.
    public init() {}

    /// Records the steps from one scene to another.
    public func show(
        _ scene: NavigatorScene?,
        replacing old: NavigatorScene?,
        isAnimated: Bool,
        in navigator: Navigator
    ) async throws {
        steps += SceneStep.words(of: (old, scene))
    }
}

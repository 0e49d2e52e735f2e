import RouterNavigation

/// A navigation host for tests, which records what an app would show.
///
/// ```swift
/// let recorder = NavigationRecorder()
/// try await navigator.attach(recorder)
/// try await navigator.openScene("main", root: .url("//home"))
/// try await navigator.open("//chat/5")
///
/// #expect(recorder.effects.map(\.description) == ["open scene main", "push //chat/5"])
/// ```
///
/// `Navigator.state` is what is open, and `Navigator.content(of:)` is a page itself. A test acts as the user with
/// `Navigator.report(_:)`, for example with `.closed([page.id], "main")` for a swipe back.
@MainActor
public final class NavigationRecorder: NavigationHost {
    /// The effects so far, in the order in which they were shown.
    public private(set) var effects: [NavigationEffect] = []

    /// Creates a host that has shown nothing.
    ///
    /// The navigator does not retain its host, so the test does.
    public init() {}

    /// Records an effect.
    public func show(_ effect: NavigationEffect, isAnimated: Bool, in navigator: Navigator) async throws {
        effects.append(effect)
    }
}

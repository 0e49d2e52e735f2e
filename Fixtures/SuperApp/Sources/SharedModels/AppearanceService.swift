/// Changes what the app looks like.
@MainActor
public protocol AppearanceService: AnyObject {
    /// The theme that is used.
    var theme: Theme { get }

    /// Changes the theme.
    func change(to theme: Theme)
}

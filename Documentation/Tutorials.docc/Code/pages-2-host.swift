import RouterNavigation

/// Prints the pages of the selected tab.
@MainActor
final class TerminalHost: NavigationHost {
    func show(
        _ scene: NavigatorScene?,
        replacing old: NavigatorScene?,
        isAnimated: Bool,
        in navigator: Navigator
    ) {
        let titles = (scene?.visibleStack.pages ?? []).map { page in
            (navigator.content(of: page.id) as? Screen)?.title ?? "?"
        }
        print(titles.joined(separator: " > "))
    }
}

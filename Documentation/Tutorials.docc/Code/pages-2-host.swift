import RouterNavigation

/// Prints the pages of the selected tab.
@MainActor
final class TerminalHost: NavigationHost {
    func show(_ effect: NavigationEffect, isAnimated: Bool, in navigator: Navigator) throws {
        for scene in try navigator.state(showing: effect).scenes {
            let titles = scene.content.visibleStack.pages.map { page in
                (navigator.content(of: page.id) as? Screen)?.title ?? "?"
            }
            print(titles.joined(separator: " > "))
        }
    }
}

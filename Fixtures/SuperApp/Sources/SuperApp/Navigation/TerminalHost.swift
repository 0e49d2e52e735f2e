import RouterNavigation
import RouterPipeline

/// Shows pages as text: a line for each scene, with the selected tab in brackets, and the modals after their style.
@MainActor
final class TerminalHost: NavigationHost {
    /// What the terminal shows.
    private(set) var text = ""

    func show(
        _ scene: NavigatorScene?,
        replacing old: NavigatorScene?,
        isAnimated: Bool,
        in navigator: Navigator
    ) {
        // The navigator's state has the scene when it is shown.
        let others = navigator.state.scenes.filter { $0.id != (scene ?? old)?.id }
        draw(others + [scene].compactMap(\.self), navigator)
    }

    /// Reports what the user does.
    func user(_ gesture: NavigationGesture, in navigator: Navigator) {
        navigator.report(gesture)
        draw(navigator.state.scenes, navigator)
    }

    private func draw(_ scenes: [NavigatorScene], _ navigator: Navigator) {
        text = scenes.map { scene in
            let titles = { (pages: [Page]) in
                pages.map { (navigator.content(of: $0.id) as? any TitledPage)?.title ?? "?" }.joined(separator: " > ")
            }
            let layers = [titles(scene.visibleStack.pages)]
            let modals = scene.modals.map { "\($0.style ?? .sheet) \(titles($0.pages))" }
            return "\(scene.id): \(tabs(scene))" + (layers + modals).joined(separator: " | ")
        }
        .joined(separator: "\n")
    }

    private func tabs(_ scene: NavigatorScene) -> String {
        guard !scene.tabs.isEmpty else { return "" }
        let names = scene.tabs.map { $0 == scene.visibleStack.tab ? "[\($0)]" : "\($0)" }
        return names.joined(separator: " ") + "  "
    }
}

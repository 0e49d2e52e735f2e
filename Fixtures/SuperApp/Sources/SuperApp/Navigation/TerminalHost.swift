import RouterNavigation
import RouterPipeline

/// Shows pages as text: a line for each scene, with the selected tab in brackets, and the modals after their style.
@MainActor
final class TerminalHost: NavigationHost {
    /// What the terminal shows.
    private(set) var text = ""

    func show(_ effect: NavigationEffect, isAnimated: Bool, in navigator: Navigator) throws {
        draw(try navigator.state(showing: effect), navigator)
    }

    /// Reports what the user does.
    func user(_ gesture: NavigationGesture, in navigator: Navigator) {
        navigator.report(gesture)
        draw(navigator.state, navigator)
    }

    private func draw(_ state: NavigationState, _ navigator: Navigator) {
        text = state.scenes.map { scene in
            let titles = { (pages: [Page]) in
                pages.map { (navigator.content(of: $0.id) as? any TitledPage)?.title ?? "?" }.joined(separator: " > ")
            }
            let layers = [titles(scene.content.visibleStack.pages)]
            let modals = scene.modals.map { "\($0.style) \(titles($0.pages))" }
            return "\(scene.id): \(tabs(scene.content))" + (layers + modals).joined(separator: " | ")
        }
        .joined(separator: "\n")
    }

    private func tabs(_ content: SceneContent) -> String {
        guard case .tabs(let group) = content else { return "" }
        let names = group.tabs.map { $0.id == group.selected.id ? "[\($0.id)]" : "\($0.id)" }
        return names.joined(separator: " ") + "  "
    }
}

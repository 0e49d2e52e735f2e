// What apps read of a scene, beyond the examples in the documentation of declarations.
import RouterNavigation
import RouterPlans
import RouterRuntime

/// A window as a line of text: its tabs, the pages of each stack, and the modals.
func line(of scene: NavigatorScene) -> String {
    func text(_ page: SceneEntry<OwnPage>) -> String {
        let name = page.url ?? "\(page.id)"
        return page.screen == nil || page.key == nil || page.origin != .app ? "(\(name))" : name
    }
    func text(_ stack: PageStack<OwnPage>) -> String {
        let pages = stack.pushed.isEmpty ? text(stack.root) : stack.pages.map(text).joined(separator: " > ")
        let name =
            switch stack.style {
            case .sheet: "sheet"
            case .fullScreen: stack.isWrapped ? "full screen" : "full screen alone"
            case nil: stack.tab?.name ?? ""
            }
        return stack.id == scene.visibleStack.id ? "[\(name) \(pages)]" : "\(name) \(pages)"
    }
    let stacks = (scene.stacks + scene.modals).map(text).joined(separator: " | ")
    return "\(scene.id.name), tab \(scene.selected + 1) of \(scene.tabs.count): \(stacks)"
}

/// The identities of the pages of a window by which a test recognizes it.
func identities(in scene: NavigatorScene) -> (SceneID, top: PageID, path: [PageID], stackTop: PageID, count: Int) {
    let sceneID = SceneID(scene.id.name)
    return (sceneID, scene.top.id, scene.path.map(\.id), scene.visibleStack.top.id, scene.pages.count)
}

/// The window that shows less than another one.
func smaller(_ one: NavigationScene<OwnPage>, _ other: NavigationScene<OwnPage>) -> NavigationScene<OwnPage> {
    one.pages.count < other.pages.count ? one : other
}

@MainActor func show(_ offer: String, reusing reuse: PageReuse = .ifVisible) async throws {
    try await navigator.present(.url(offer), style: .sheet)
    try await navigator.push(.url("//checkout"), reuse: reuse)
}

/// Whether an error says that the window has gone.
func saysThatWindowHasGone(_ error: any Error) -> Bool {
    (error as? NavigationError)?.code == .noScene
}

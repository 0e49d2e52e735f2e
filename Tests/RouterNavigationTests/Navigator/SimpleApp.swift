@testable import RouterNavigation
import RouterPlans
import TestSupport

/// The pages that a user sees of an app.
struct SimpleApp: Equatable {
    var scenes: [SimpleScene] = []

    var pages: [UInt64] { scenes.flatMap(\.pages) }

    init() {}

    init(_ state: NavigationState) { scenes = state.scenes.map { SimpleScene($0) } }

    /// Shows a scene, as a host would; `nil` if it closes.
    mutating func show(_ scene: NavigatorScene?, as id: SceneID) {
        let index = scenes.firstIndex { $0.name == id.name }
        switch (index, scene.map { SimpleScene($0) }) {
        case (let index?, let scene?): scenes[index] = scene
        case (let index?, nil): scenes.remove(at: index)
        case (nil, let scene?): scenes.append(scene)
        case (nil, nil): break
        }
    }

    /// Does what the user does.
    mutating func user(_ gesture: NavigationGesture) {
        guard let index = scenes.firstIndex(where: { $0.name == gesture.scene.name }) else { return }
        switch gesture {
        case .closed(let pages, _): scenes[index].close(pages.map(\.number))
        case .selectedTab(let tab, _):
            scenes[index].selected = scenes[index].stacks.firstIndex { $0.name == tab.name } ?? scenes[index].selected
        case .activatedScene: scenes.append(scenes.remove(at: index))
        case .closedScene: scenes.remove(at: index)
        }
    }
}

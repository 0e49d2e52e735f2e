import RouterScenes
import SwiftUI

/// An app with a reducer: its store has the scene, and a model shows it.
@MainActor
final class StoreHost: SceneHost {
    struct State: Equatable {
        var scene: NavigationScene<Item>
        var linkCount = 0
    }

    enum Action {
        case link(LinkPlan<Item>, coversModals: Bool)
        case codeChanged(NavigationScene<Item>)
        case userChanged(NavigationScene<Item>)
    }

    private(set) var state: State
    var coversModals = false
    private let router: Router
    let model: SceneModel<Item>
    var root: any View { RootView(model: model) }

    var isAtSidebar: Bool {
        get { model.isAtSidebar }
        set { model.isAtSidebar = newValue }
    }

    init(_ router: Router) {
        self.router = router
        model = SceneModel(router)
        state = State(scene: model.scene)
        model.onChange = { [unowned self] _ in send(.userChanged(model.scene)) }
    }

    var scene: NavigationScene<Item> {
        get { state.scene }
        set { send(.codeChanged(newValue)) }
    }

    func show(_ request: LinkRequest) {
        do { send(.link(try router.plan(for: request), coversModals: coversModals)) } catch {
            print("no plan: \(error)")
        }
    }

    func send(_ action: Action) {
        Self.reduce(&state, action)
        model.scene = state.scene
    }

    static func reduce(_ state: inout State, _ action: Action) {
        switch action {
        case .link(let plan, let coversModals):
            state.scene.show(plan, coversModals: coversModals)
            state.linkCount += 1
        case .codeChanged(let scene), .userChanged(let scene): state.scene = scene
        }
    }
}

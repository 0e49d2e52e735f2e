// What apps with a navigation of their own do with scenes, beyond the examples in the documentation of declarations.
import Foundation
import RouterRuntime
import RouterScenes

enum Section: String, CaseIterable {
    case home, chats
}

/// A model whose interface takes steps, as one of UIKit does.
@MainActor
func makeModel(_ gate: LinkGate) -> SceneModel<LinkPlan<Screen>.Page> {
    let scene = NavigationScene<LinkPlan<Screen>.Page>("main", tabs: Section.allCases)
    let model = SceneModel(pagesOf: router, scene, through: gate)
    model.coversModals = true
    model.onChange = { [unowned model] old in
        for step in model.scene.steps(from: old) { print(line(of: step)) }
    }
    model.onFailure = { request, error in print("\(request.url) from \(request.origin): \(error)") }
    return model
}

func line(of step: SceneStep<LinkPlan<Screen>.Page>) -> String {
    switch step {
    case .setContent(let stacks, selected: let selected): "\(stacks.count) stacks, the selected one is \(selected)"
    case .dismiss(let page): "dismiss \(page)"
    case .selectTab(let tab): "select \(tab)"
    case .pop(to: let page): "go back to \(page)"
    case .replace(let page, with: let other): "\(other) in place of \(page)"
    case .push(let page, stack: let stack): "push \(page) onto \(stack)"
    case .present(let modal): "present \(modal.root), \(step.description)"
    }
}

/// The step that a test expects.
func closing(_ page: PageID) -> SceneStep<Screen> { .dismiss(page) }

/// Does what a user and the app's own code do.
@MainActor
func use(_ model: SceneModel<LinkPlan<Screen>.Page>, _ link: URL) throws {
    model.show(link, from: .notification)
    model.show(.openChat(chatID: 5))
    model.push(.openChat(chatID: 6))
    let debug = LinkPlan<Screen>.Page("debug", .chat(5))
    print(debug.description)
    let page = model.scene.push(debug)
    model.scene.present(debug, .fullScreen)
    model.scene.dismiss()
    model.scene.pop()
    model.scene.popToRoot()
    model.scene.select(TabID(Section.chats.rawValue), keepingModals: true)
    model.scene.close([page])
    model.scene.push(try router.plan(for: "//chat/5", as: Screen.self))
    model.scene.show(try router.plan(for: "//chat/5", as: Screen.self), coversModals: true, reuse: .never)
    if let waiting = model.postponed { print("\(waiting.url) waits: \(model.isWaiting)") }
    model.resume()
}

/// Opens what a window had.
@MainActor
func restore(_ saved: [SavedScene], in models: [SceneModel<Screen>]) async {
    for (saved, model) in zip(saved, models) { await model.restore(saved) }
}

/// A page of a feature.
@MainActor
func press(_ links: any SceneLinks) {
    links.push(.openChat(chatID: 5))
    links.show(.openChat(chatID: 5))
    links.resume()
}

/// The state of a reducer.
func reduce(_ scene: inout NavigationScene<Screen>, _ plan: LinkPlan<Screen>, isButton: Bool) -> String {
    if isButton { scene.push(plan) } else { scene.show(plan) }
    return scene.description
}

import Model
import RouterScenes
import SwiftUI

/// A window whose scene is shown by a model, or bound to SwiftUI directly.
@MainActor
final class SceneWorld: World {
    static var press: (() -> Void)?
    /// The number of the screen that a link of a page pushes.
    static var next = 100
    static var kind = Kind.model

    /// What shows the scene.
    enum Kind {
        case model, store
        /// Bindings of the app to its scene.
        case plain
    }

    /// The names of the tabs in their order.
    static let tabs: [TabID] = ["home", "shop"]

    private let host: any SceneHost
    let code: SceneCode
    let window: Interface
    private let hasSheet: Bool
    /// The screen that the user has closed with a gesture, until something else happens, and how often it was open.
    private var closed: (number: Int, count: Int)?
    private var hasLooked = false

    static var mayBeAdopted: Bool { true }

    init(_ rules: Set<SwiftUIRule>, isAdopted: Bool) {
        hasSheet = isAdopted
        SwiftUIRule.current = rules
        Interface.faults = []
        let router = Router(.app)
        host =
            switch Self.kind {
            case .model: SceneModel(router)
            case .store: StoreHost(router)
            case .plain: PlainModel(router)
            }
        code = SceneCode(host)
        for tab in ["shop", "home"] {
            host.show(LinkRequest(url: "//\(tab)/base", origin: .app))
            host.show(LinkRequest(url: "//\(tab)/above/\(tab == "shop" ? 22 : 12)", origin: .app))
        }
        if hasSheet {
            host.show(LinkRequest(url: "//sheet/31", origin: .app))
            host.scene.push(Item(number: 32))
        }
        window = Interface(host.root)
    }

    func begin() {}

    func end() { window.close() }

    var isWaiting: Bool { false }

    // MARK: The user

    func goesBack(to index: Int? = nil) {
        let gesture = gesture()
        guard window.userGoesBack(to: index) else { return }
        closed = gesture
        // The user sees the open page of a link in the menu, and goes to one below it.
        if index != nil { code.supersede(code.kept.contains) }
    }

    func drags() {
        let gesture = gesture()
        // Nothing tells a page that its sheet is being dragged away, so one that was pushed into it goes, too.
        let pages = host.scene.modals.last?.pages.compactMap { $0.screen?.number } ?? []
        guard window.userDragsDown() else { return }
        code.dragEnd = ModelTime.now + UInt64(ModelTime.animation + 1) * ModelTime.frame
        code.supersede(pages.contains)
        if window.pageCount <= 1 { closed = gesture }
    }

    /// The page on which a gesture begins, and how often it is open; `nil` if it has just been asked for or seen, or something has
    /// just changed: then the gesture may have begun before, and the page stays.
    private func gesture() -> (number: Int, count: Int)? {
        guard let number = window.page.flatMap({ Int($0) }), !code.isRecent(number) else { return nil }
        return (number, code.count(of: number))
    }

    func forgetGesture() { closed = nil }

    // MARK: Problems

    func problemsInFrame() -> [Problem] {
        guard window.phase != .background else { return [] }
        code.sees(Set(window.visible.map(\.text)))
        return Interface.faults.first.map { [Problem(.noExceptions, $0)] } ?? []
    }

    func problemsAtRest() -> [Problem] {
        if window.phase == .background {
            window.phase = .active
            ModelTime.rest(seconds: 3)
            _ = problemsInFrame()
        }
        let (screen, scene) = (window.description, host.scene.screens)
        if let lost = code.lost { return [lost] }
        if let closed, closed.count > 0, code.count(of: closed.number) >= closed.count {
            return [Problem(.refusalsHold, "\(closed.number) is still open: \(scene)")]
        }
        guard Self.visible(screen) == Self.visible(scene) else {
            return [Problem(.stateIsShown, "the screen: \(screen), the scene: \(scene)")]
        }
        guard screen != scene, !hasLooked else { return [] }
        // The pages that are hidden must be right when the user comes to them.
        hasLooked = true
        while !host.scene.modals.isEmpty {
            host.scene.dismiss()
            ModelTime.rest(seconds: 3)
            guard Self.visible(window.description) == Self.visible(host.scene.screens) else {
                return [Problem(.stateIsShown, "uncovered: \(window.description), the scene: \(host.scene.screens)")]
            }
        }
        window.userTapsTab(host.scene.selected == 0 ? 1 : 0)
        ModelTime.rest(seconds: 3)
        return problemsAtRest()
    }

    private static func visible(_ description: String) -> [Substring] {
        let layers = description.split(separator: "|")
        return layers.count > 1 ? Array(layers.dropFirst()) : [layers[0].drop { $0 != "[" }.prefix { $0 != "]" }]
    }
}

extension NavigationScene<Item> {
    /// The scene as the model of SwiftUI describes it.
    var screens: String {
        func text(_ stack: PageStack<Item>) -> String {
            stack.pages.map { "\($0.screen?.number ?? (stack.tab == "home" ? 1 : 2))" }.joined(separator: " > ")
        }
        let tabs = stacks.indices.map { $0 == selected ? "[\(text(stacks[$0]))]" : text(stacks[$0]) }
        return ([tabs.joined(separator: " ")] + modals.map { "\($0.style?.rawValue ?? "") \(text($0))" })
            .joined(separator: " | ")
    }
}

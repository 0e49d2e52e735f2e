import Model
import RouterScenes
import SwiftUI

/// A window whose scene is shown by a model, or bound to SwiftUI directly.
@MainActor
final class SceneWorld: World {
    static var press: (() -> Void)?
    /// The number of the screen that a link of a page pushes.
    static var next = 102
    static var kind = Kind.model
    /// Whether the app has a sidebar in place of tabs.
    static var hasSidebar = false

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
    /// The screen that the user has closed with a gesture, until something else happens, and how often it was open.
    private var closed: (number: Int, count: Int)?
    private var hasLooked = false
    /// How often the user has gone back to look at a page below.
    private var backs = 0
    /// Whether the user has gone back to the sidebar, or selected a row of it, and nothing else has happened since.
    private var (isLeaving, hasSelected) = (false, false)
    /// Whether SwiftUI may not show the sidebar, because code has gone there while the user was between the columns.
    private var mayMissSidebar = false

    static var mayBeAdopted: Bool { true }

    init(_ rules: Set<SwiftUIRule>, isAdopted: Bool) {
        SwiftUIRule.current = rules
        Interface.faults = []
        Self.next = 102
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
        if isAdopted, !Self.hasSidebar {
            host.show(LinkRequest(url: "//sheet/31", origin: .app))
            host.scene.push(Item(number: 32))
        }
        window = Interface(host.root, width: Self.hasSidebar && !isAdopted ? .compact : .regular)
    }

    func begin() {}

    func end() { window.close() }

    var isWaiting: Bool { false }

    // MARK: The user

    func goesBack(to index: Int? = nil) {
        let gesture = gesture()
        // What has come in the meantime is shown in place of the sidebar.
        let leaves =
            Self.hasSidebar && window.pageCount == 1 && Self.visible(window.description) == Self.visible(expected)
        guard window.userGoesBack(to: index) else { return }
        if leaves { isLeaving = gesture != nil && !code.isShowing } else { closed = gesture }
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

    /// Notes that code goes to the sidebar.
    func showsSidebar() {
        mayMissSidebar = window.isBetweenColumns && SwiftUIRule.current.contains(.columnDuringBackIsLost)
    }

    func forgetGesture() { (closed, isLeaving, hasSelected) = (nil, false, false) }

    /// Taps a tab, or selects a row of the sidebar.
    func selects(_ index: Int) {
        guard Self.hasSidebar else { return window.userTapsTab(index) }
        hasSelected = window.userSelectsRow(Self.tabs[index])
        if hasSelected { code.supersede() }
    }

    /// Answers what a page asks.
    func answers() {
        if window.style == "alert" { window.userPresses(0) }
    }

    private func answersAtRest() {
        while window.style == "alert" {
            answers()
            ModelTime.rest(seconds: 3)
            _ = problemsInFrame()
        }
    }

    // MARK: Problems

    func problemsInFrame() -> [Problem] {
        guard !window.isHidden else { return [] }
        code.sees(Set(window.visible.map(\.text)))
        return Interface.faults.first.map { [Problem(.noExceptions, $0)] } ?? []
    }

    func problemsAtRest() -> [Problem] {
        if window.isHidden {
            window.systemShows()
            ModelTime.rest(seconds: 3)
            _ = problemsInFrame()
        }
        answersAtRest()
        let (screen, scene) = (window.description, expected)
        if let lost = code.lost { return [lost] }
        if let closed, closed.count > 0, code.count(of: closed.number) >= closed.count {
            return [Problem(.refusalsHold, "\(closed.number) is still open: \(scene)")]
        }
        guard Self.visible(screen) == Self.visible(scene) else {
            if goesBackBelow(screen, scene) { return problemsAtRest() }
            return [Problem(.stateIsShown, "the screen: \(screen), the scene: \(scene)")]
        }
        if let problem = problemOfSidebar { return [problem] }
        guard screen != scene || Self.hasSidebar, !hasLooked else { return [] }
        // The pages that are hidden must be right when the user comes to them.
        hasLooked = true
        while !host.scene.modals.isEmpty {
            host.scene.dismiss()
            ModelTime.rest(seconds: 3)
            answersAtRest()
            let (screen, scene) = (window.description, expected)
            guard Self.visible(screen) == Self.visible(scene) else {
                if goesBackBelow(screen, scene) { return problemsAtRest() }
                return [Problem(.stateIsShown, "uncovered: \(screen), the scene: \(scene)")]
            }
        }
        if Self.hasSidebar {
            window.width = .regular
            ModelTime.rest(seconds: 3)
        }
        selects(host.scene.selected == 0 ? 1 : 0)
        ModelTime.rest(seconds: 3)
        return problemsAtRest()
    }

    /// Goes back from the highest page, which alone SwiftUI draws: a page below that it has lost is shown when the user comes
    /// to it.
    ///
    /// - Returns: Whether the user has gone back; not if the highest pages differ.
    private func goesBackBelow(_ screen: String, _ scene: String) -> Bool {
        func top(_ text: String) -> Substring? { Self.visible(text).last?.split(separator: " ").last }
        let losing: Set<SwiftUIRule> = [.changeDuringBackIsLost, .hiddenStackLosesChange]
        guard backs < 5, !SwiftUIRule.current.isDisjoint(with: losing), top(screen) == top(scene) else { return false }
        backs += 1
        code.supersede()
        forgetGesture()
        guard window.userGoesBack(to: nil) else { return false }
        ModelTime.rest(seconds: 3)
        return true
    }

    /// The scene as the window is to show it.
    private var expected: String {
        guard Self.hasSidebar else { return host.scene.screens }
        let isNarrow = window.width == .compact
        let isMissing = mayMissSidebar && window.collapsedColumn != 0
        let isAtSidebar = isNarrow && host.isAtSidebar && !isMissing
        return host.scene.screens(below: isAtSidebar ? Self.tabs.map(\.name).joined() : nil)
    }

    private var problemOfSidebar: Problem? {
        guard Self.hasSidebar else { return nil }
        if window.collapsedColumn == 0 {
            if let lost = code.asked.first(where: { !$0.isSuperseded }), host.scene.visibleStack.contains(lost.number) {
                return Problem(.operationsAreNotLost, "\(lost.number) is behind the sidebar")
            }
            if hasSelected { return Problem(.operationsAreNotLost, "the row shows nothing") }
        } else if isLeaving, window.width == .compact {
            return Problem(.refusalsHold, "the sidebar is not shown")
        }
        guard let row = window.selectedRow, Self.kind != .plain else { return nil }
        let tab = host.isAtSidebar ? nil : host.scene.visibleStack.tab
        return row == tab.map { AnyHashable($0) } ? nil : Problem(.stateIsShown, "the row \(row) is selected")
    }

    /// The number of modals, and the highest layer: a stack that a modal covers is right when the user comes to it.
    private static func visible(_ description: String) -> [Substring] {
        let layers = description.split(separator: "|")
        let top = layers[layers.count - 1]
        let content = layers.count == 1 && !hasSidebar ? top.drop { $0 != "[" }.prefix { $0 != "]" } : top
        return [Substring("\(layers.count)"), content]
    }
}

extension NavigationScene<Item> {
    /// The scene as the model of SwiftUI describes it.
    var screens: String {
        let tabs = stacks.indices.map { $0 == selected ? "[\(stacks[$0].screens)]" : stacks[$0].screens }
        return screens(below: tabs.joined(separator: " "))
    }

    /// The visible stack, or what is shown in its place, and the modals above it.
    func screens(below content: String?) -> String {
        ([content ?? visibleStack.screens] + modals.map { "\($0.style?.rawValue ?? "") \($0.screens)" })
            .joined(separator: " | ")
    }
}

extension PageStack<Item> {
    fileprivate var screens: String {
        pages.map { "\($0.screen?.number ?? (tab == "home" ? 1 : 2))" }.joined(separator: " > ")
    }

    fileprivate func contains(_ number: Int) -> Bool { pages.contains { $0.screen?.number == number } }
}

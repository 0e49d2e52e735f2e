import Combine
import RouterScenes
import SwiftUI

/// A model with a scene, and its view.
@MainActor
protocol SceneHost: AnyObject {
    var scene: NavigationScene<Item> { get set }
    var coversModals: Bool { get set }
    var root: any View { get }
    /// Whether the sidebar is in front of the visible stack where a window shows one column.
    var isAtSidebar: Bool { get set }
    func show(_ request: LinkRequest)
}

extension SceneModel<Item>: SceneHost {
    var root: any View { RootView(model: self) }

    var isAtSidebar: Bool {
        get { compactColumn == .sidebar }
        set { compactColumn = newValue ? .sidebar : .detail }
    }
}

/// The control: an app that binds its scene to SwiftUI directly.
@MainActor
final class PlainModel: ObservableObject, SceneHost {
    @Published var scene: NavigationScene<Item> {
        didSet {
            let (stack, old) = (scene.visibleStack, oldValue.visibleStack)
            let known = Set(old.pages.map(\.id))
            if stack.tab != old.tab || stack.pushed.contains(where: { !known.contains($0.id) }) { column = .detail }
        }
    }
    @Published var column = NavigationSplitViewColumn.detail
    /// What the app binds to its sidebar.
    static var sidebar = Sidebar.column

    enum Sidebar {
        case column
        /// The column, and a selection that is always there.
        case keptSelection
        /// Only the selection, as on a system without preferred columns.
        case selection
    }
    var coversModals = false
    private let router: Router
    var root: any View { PlainView(model: self) }

    init(_ router: Router) {
        self.router = router
        scene = NavigationScene(tabs: RouteTab.allCases)
    }

    func show(_ request: LinkRequest) {
        do { scene.show(try router.plan(for: request), coversModals: coversModals) } catch {
            print("no plan: \(error)")
        }
        if scene.modals.isEmpty { column = .detail }
    }

    var isAtSidebar: Bool {
        get { column == .sidebar }
        set { column = newValue ? .sidebar : .detail }
    }

    var selection: TabID? {
        get { column == .sidebar && Self.sidebar != .keptSelection ? nil : tab }
        set {
            if let newValue {
                column = .detail
                tab = newValue
            } else if Self.sidebar != .keptSelection {
                column = .sidebar
            }
        }
    }

    var tab: TabID {
        get { scene.visibleStack.tab ?? "" }
        set { scene.select(newValue, keepingModals: true) }
    }

    struct Sheet: Hashable, Identifiable {
        let id: PageID
        let root: Item?
    }

    subscript(path id: PageID) -> [Item] {
        get { stack(id)?.pushed.compactMap(\.screen) ?? [] }
        set {
            guard let stack = stack(id) else { return }
            let common = zip(stack.pushed, newValue).prefix { $0.screen == $1 }.count
            scene.close(Set(stack.pushed[common...].map(\.id)))
            for screen in newValue[common...] { scene.push(screen) }
        }
    }

    subscript(modal level: Int, style: ModalStyle) -> Sheet? {
        get {
            guard scene.modals.indices.contains(level), scene.modals[level].style == style else { return nil }
            return Sheet(id: scene.modals[level].id, root: scene.modals[level].root.screen)
        }
        set {
            guard newValue == nil, scene.modals.indices.contains(level) else { return }
            scene.close(Set(scene.modals[level...].map(\.root.id)))
        }
    }

    private func stack(_ id: PageID) -> PageStack<Item>? { (scene.stacks + scene.modals).first { $0.id == id } }
}

struct PlainView: View {
    @ObservedObject var model: PlainModel

    var body: some View {
        PlainModals(
            model: model,
            level: 0,
            content: AnyView(
                SceneWorld.hasSidebar ? AnyView(PlainSidebar(model: model)) : AnyView(PlainTabs(model: model))
            )
        )
    }
}

private struct PlainTabs: View {
    @ObservedObject var model: PlainModel

    var body: some View {
        TabView(selection: $model.tab) {
            ForEach(model.scene.stacks) { stack in
                PlainStack(model: model, stack: stack).tabItem { Text("\(stack.tab ?? "")") }.tag(stack.tab ?? "")
            }
        }
    }
}

private struct PlainSidebar: View {
    @ObservedObject var model: PlainModel

    var body: some View {
        if PlainModel.sidebar == .selection {
            NavigationSplitView(sidebar: { list }, detail: { detail })
        } else {
            NavigationSplitView(preferredCompactColumn: $model.column, sidebar: { list }, detail: { detail })
        }
    }

    private var list: some View {
        List(selection: $model.selection) {
            ForEach(model.scene.tabs, id: \.self) { Text("\($0)").tag($0) }
        }
    }

    private var detail: some View {
        PlainStack(model: model, stack: model.scene.visibleStack).id(model.scene.visibleStack.id)
    }
}

private struct PlainStack: View {
    @ObservedObject var model: PlainModel
    let stack: PageID
    let root: Item?

    init(model: PlainModel, stack: PageStack<Item>) {
        self.init(model: model, stack: stack.id, root: stack.tab == "home" ? homeRoot() : shopRoot())
    }

    init(model: PlainModel, stack: PageID, root: Item?) { (self.model, self.stack, self.root) = (model, stack, root) }

    var body: some View {
        NavigationStack(path: $model[path: stack]) {
            ItemView(item: root ?? Item(number: 0)).navigationDestination(for: Item.self) { ItemView(item: $0) }
        }
    }
}

private struct PlainModals: View {
    @ObservedObject var model: PlainModel
    let level: Int
    let content: AnyView

    var body: some View {
        content.sheet(item: $model[modal: level, .sheet], content: layer)
            .fullScreenCover(item: $model[modal: level, .fullScreen], content: layer)
    }

    private func layer(_ sheet: PlainModel.Sheet) -> AnyView {
        let stack = PlainStack(model: model, stack: sheet.id, root: sheet.root)
        return AnyView(PlainModals(model: model, level: level + 1, content: AnyView(stack)))
    }
}

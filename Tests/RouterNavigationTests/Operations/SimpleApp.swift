@_spi(Benchmarks) @testable import RouterNavigation

/// Pages of a stack, a tab or a modal by their numbers, in the simplest form.
struct SimpleStack: Equatable {
    var name = ""
    var isStack = true
    /// Whether it covers everything while the gate is closed.
    var isLock = false
    var pages: [UInt64]
}

/// What a user sees of a scene.
struct SimpleScene: Equatable {
    var name: String
    var stacks: [SimpleStack]
    var selected = 0
    var modals: [SimpleStack] = []

    /// The pages that one comes to by going back.
    var path: [UInt64] { stacks[selected].pages + modals.flatMap(\.pages) }
}

/// What a user sees of an app, in arrays of numbers, without any of the library's code.
struct SimpleApp: Equatable {
    var scenes: [SimpleScene] = []

    var pages: [UInt64] { scenes.flatMap { $0.stacks.flatMap(\.pages) + $0.modals.flatMap(\.pages) } }
}

extension SimpleApp {
    /// What a user sees of a state.
    init(_ state: NavigationState) {
        scenes = state.scenes.map { scene in
            var simple = SimpleScene(name: scene.id.name, scene.content)
            simple.modals = scene.modals.map { SimpleStack($0) }
            return simple
        }
    }
}

extension SimpleScene {
    init(name: String, _ content: SceneContent) {
        switch content {
        case .stack(let stack): self.init(name: name, stacks: [SimpleStack(stack)])
        case .tabs(let group):
            let tabs = group.tabs.map { tab in
                var stack = SimpleStack(tab.stack)
                stack.name = tab.id.name
                return stack
            }
            self.init(name: name, stacks: tabs, selected: group.before.count)
        }
    }
}

extension SimpleStack {
    init(_ stack: PageStack) {
        pages = stack.pages.map(\.id.number)
    }

    init(_ modal: Modal) {
        name = modal.style.rawValue
        pages = modal.pages.map(\.id.number)
        if case .page = modal.content { isStack = false }
        isLock = modal.root.isOfLock
    }
}

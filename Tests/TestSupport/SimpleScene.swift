package import RouterPlans

/// Pages of a stack, a tab or a modal by their numbers, in the simplest form.
package struct SimpleStack: Equatable, Sendable {
    package var name = ""
    package var isStack = true
    package var pages: [UInt64]

    package init<Screen>(_ stack: PageStack<Screen>) {
        name = stack.tab?.name ?? stack.style?.rawValue ?? ""
        isStack = stack.isWrapped
        pages = stack.pages.map(\.id.number)
    }

    init(name: String, isStack: Bool, pages: [UInt64]) {
        (self.name, self.isStack, self.pages) = (name, isStack, pages)
    }
}

/// The pages that a user sees of a scene, in arrays of numbers, without any of the library's code.
package struct SimpleScene: Equatable, Sendable {
    package var name: String
    package var stacks: [SimpleStack]
    package var selected = 0
    package var modals: [SimpleStack] = []

    package init<Screen>(_ scene: NavigationScene<Screen>) {
        name = scene.id.name
        stacks = scene.stacks.map { SimpleStack($0) }
        selected = scene.selected
        modals = scene.modals.map { SimpleStack($0) }
    }

    /// The pages that one comes to by going back.
    package var path: [UInt64] { stacks[selected].pages + modals.flatMap(\.pages) }

    package var pages: [UInt64] { (stacks + modals).flatMap(\.pages) }

    /// Closes pages, as the user does.
    package mutating func close(_ pages: [UInt64]) {
        if let index = modals.firstIndex(where: { pages.contains($0.pages[0]) }) { modals.removeSubrange(index...) }
        func change(_ stack: inout [UInt64]) {
            stack = stack.enumerated().filter { $0 == 0 || !pages.contains($1) }.map(\.element)
        }
        for index in stacks.indices { change(&stacks[index].pages) }
        for index in modals.indices { change(&modals[index].pages) }
    }
}

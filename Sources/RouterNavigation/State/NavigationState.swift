/// All that an app shows: its scenes, their tabs, stacks and modals, and the identity of each page.
///
/// A state is a value, and so are its parts: a host reads them, and an app saves the state and restores it. Only the
/// navigator creates and changes parts. A state in which a selected tab, the root of a stack, or the identity of a page
/// is missing cannot be written down.
public struct NavigationState: Hashable, Sendable {
    /// The scenes in the order in which they were activated: the active one is the last.
    public private(set) var scenes: [NavigationScene] = []
    /// The identity for the next page.
    @_spi(Benchmarks) public private(set) var nextPage = PageID(1)

    /// Creates a state without scenes.
    public init() {}

    /// Creates a state without scenes whose pages are numbered from here.
    init(nextPage: PageID) {
        self.nextPage = nextPage
    }

    /// The scene that the user works with; `nil` if there is none.
    public var activeScene: NavigationScene? { scenes.last }

    /// The scene with an identity.
    ///
    /// - Complexity: O(*n*) in the number of scenes.
    public subscript(scene: SceneID) -> NavigationScene? {
        index(of: scene).map { scenes[$0] }
    }

    private func index(of scene: SceneID) -> Int? {
        // Most changes are in the active scene.
        if let last = scenes.indices.last, scenes[last].id == scene { return last }
        return scenes.indices.first { scenes[$0].id == scene }
    }

    /// The state without scenes other than one, or than the active one: copies of it are cheaper.
    func only(_ scene: SceneID?) -> NavigationState {
        var state = NavigationState(nextPage: nextPage)
        if let scene = scene.map({ self[$0] }) ?? activeScene { state.scenes = [scene] }
        return state
    }

    /// The state with another tab of a scene, if the scene has it.
    func selecting(_ tab: TabID, in scene: SceneID) -> NavigationState {
        var state = self
        _ = state.update(scene) { $0.content.select(tab) }
        return state
    }

    /// The state below what covers it while the gate is closed.
    var belowLocks: NavigationState {
        var state = self
        for scene in scenes where !scene.lock.isEmpty {
            _ = state.update(scene.id) { $0.modals.removeLast($0.lock.count) }
        }
        return state
    }

    /// Covers a scene while the gate is closed.
    mutating func cover(_ scene: SceneID, with modals: [Modal]) {
        _ = update(scene) { $0.modals += modals }
        use(modals.flatMap(\.pages))
    }

    /// Removes the modals above a page of a scene.
    mutating func dismissModals(above page: PageID, in scene: SceneID) {
        _ = update(scene) { $0.modals.removeLast($0.modalCount(above: page) ?? 0) }
    }

    /// All pages of all scenes.
    ///
    /// - Complexity: O(*n*) in the number of pages.
    public var pages: [Page] { scenes.flatMap(\.pages) }

    /// The first page of an effect whose identity has been used, in the state or by an earlier page of the effect.
    func firstUsed(by effect: NavigationEffect) -> Page? {
        switch effect {
        case .push(let page, stack: _, _), .replace(_, with: let page, _): return page.id < nextPage ? page : nil
        case .present(let modal, _) where modal.isSinglePage: return modal.root.id < nextPage ? modal.root : nil
        case .activateScene, .closeScene, .selectTab, .pop, .dismiss: return nil
        case .openScene, .setContent, .present:
            var seen: Set<PageID> = []
            return effect.newPages.first { $0.id < nextPage || !seen.insert($0.id).inserted }
        }
    }

    /// Adds a scene, which becomes the active one.
    mutating func append(_ scene: NavigationScene) {
        scenes.append(scene)
        use(scene.pages)
    }

    /// Never gives the identities of pages to others.
    mutating func use(_ pages: [Page]) {
        for page in pages { use(page) }
    }

    /// Never gives the identities of an effect's pages to others.
    mutating func use(_ effect: NavigationEffect) {
        switch effect {
        case .push(let page, stack: _, _), .replace(_, with: let page, _): use(page)
        case .present(let modal, _) where modal.isSinglePage: use(modal.root)
        default: use(effect.newPages)
        }
    }

    private mutating func use(_ page: Page) {
        if page.id >= nextPage { nextPage = page.id.next }
    }

    /// Replaces what a scene shows by what a host has read.
    ///
    /// Foreign pages use no identities up, so a page that is prepared and not shown yet remains a new one.
    mutating func show(_ scene: NavigationScene) {
        guard let index = index(of: scene.id) else { return }
        scenes[index] = scene
        for page in scene.pages where !page.isForeign { use(page) }
    }

    /// Removes a scene.
    ///
    /// - Returns: The scene; `nil` if there is none with that identity.
    mutating func remove(_ scene: SceneID) -> NavigationScene? {
        guard let index = index(of: scene) else { return nil }
        return scenes.remove(at: index)
    }

    /// Changes a scene.
    ///
    /// - Returns: The result of the change; `nil` if there is no scene with that identity.
    mutating func update<Result>(_ scene: SceneID, _ change: (inout NavigationScene) -> Result) -> Result? {
        guard let index = index(of: scene) else { return nil }
        return change(&scenes[index])
    }
}

extension NavigationState: Codable {
    private enum CodingKeys: String, CodingKey {
        case scenes, nextPage
    }

    /// Reads a state.
    ///
    /// - Throws: `DecodingError` if two scenes or two pages have the same identity, or the next page has a number that no
    ///   app reaches.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        scenes = try container.decode([NavigationScene].self, forKey: .scenes)
        nextPage = try container.decode(PageID.self, forKey: .nextPage)
        guard nextPage.number <= UInt64.max / 2 else {
            throw DecodingError.dataCorruptedError(
                forKey: .nextPage,
                in: container,
                debugDescription: "the number of the next page, \(nextPage.number), is more than \(UInt64.max / 2)"
            )
        }
        let pages = pages
        guard Set(pages.map(\.id)).count == pages.count, Set(scenes.map(\.id)).count == scenes.count,
            pages.allSatisfy({ $0.id < nextPage })
        else {
            throw DecodingError.dataCorruptedError(
                forKey: .scenes,
                in: container,
                debugDescription: "two scenes or two pages have the same identity"
            )
        }
    }

    /// Writes the state without its foreign pages, and without those that cover it while the gate is closed.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(withoutForeignPages.withoutLocks.scenes, forKey: .scenes)
        try container.encode(nextPage, forKey: .nextPage)
    }
}

extension NavigationState: CustomStringConvertible {
    /// A line for each scene, the active one first, with the pages that lead to the visible one.
    public var description: String {
        scenes.reversed().map { scene in
            "\(scene.id): \(scene.path.map(\.description).joined(separator: " > "))"
        }.joined(separator: "\n")
    }
}

extension NavigationState {
    /// Replaces each page.
    ///
    /// - Complexity: O(*n*) in the number of pages.
    mutating func updatePages(_ change: (inout Page) -> Void) {
        func changeAll(_ stack: inout PageStack) {
            change(&stack.root)
            for index in stack.pushed.indices { change(&stack.pushed[index]) }
        }
        for scene in scenes {
            _ = update(scene.id) { scene in
                scene.content.updateStacks(changeAll)
                for index in scene.modals.indices {
                    switch scene.modals[index].content {
                    case .page(var page):
                        change(&page)
                        scene.modals[index].content = .page(page)
                    case .stack(var stack):
                        changeAll(&stack)
                        scene.modals[index].content = .stack(stack)
                    }
                }
            }
        }
        use(pages)
    }

    /// The state without the pages that no navigator can show again.
    ///
    /// - Complexity: O(*n*) in the number of pages.
    var withoutForeignPages: NavigationState { removing { $0.isForeign } }

    /// The state without the pages that cover it while the gate is closed.
    ///
    /// - Complexity: O(*n*) in the number of pages.
    var withoutLocks: NavigationState { removing { $0.isOfLock } }

    private func removing(_ isRemoved: (Page) -> Bool) -> NavigationState {
        removing(Set(pages.lazy.filter(isRemoved).map(\.id)))
    }

    /// The state without some pages, as it is restored when they cannot open again.
    ///
    /// The page above a missing root becomes the root. A stack without pages goes, with its tab or modal, and a scene
    /// without stacks. If the selected tab goes, the nearest one before it is selected, or else the one after it.
    ///
    /// - Complexity: O(*n*) in the number of pages.
    package func removing(_ pages: Set<PageID>) -> NavigationState {
        guard !pages.isEmpty else { return self }
        // Identities of removed pages stay used.
        var state = NavigationState(nextPage: nextPage)
        for scene in scenes {
            guard let content = scene.content.removing(pages) else { continue }
            let modals = scene.modals.compactMap { $0.removing(pages) }
            state.append(NavigationScene(scene.id, content, modals: modals))
        }
        return state
    }
}

extension NavigationState {
    /// The pages that are in none of some tabs, of scenes with tabs or without; none without tabs.
    func pages(outside tabs: [TabID]) -> [DroppedPage] {
        guard !tabs.isEmpty else { return [] }
        return scenes.flatMap { scene -> [DroppedPage] in
            switch scene.content {
            case .stack(let stack):
                let reason = NavigationError.impossible("the scene was saved without tabs")
                return stack.pages.map { DroppedPage(page: $0, reason: reason) }
            case .tabs(let group):
                return group.tabs.filter { !tabs.contains($0.id) }.flatMap { tab in
                    let reason = NavigationError.unknownTab(tab.id, known: tabs)
                    return tab.stack.pages.map { DroppedPage(page: $0, reason: reason) }
                }
            }
        }
    }

    /// The state with additional tabs in its scenes, which open if they are not in it.
    func with(_ added: [SceneID: [Tab]], inOrderOf order: [TabID]) throws -> NavigationState {
        var state = self
        for (scene, added) in added {
            var tabs: [TabID: Tab] = [:]
            var selected: TabID?
            if case .tabs(let group)? = self[scene]?.content {
                for tab in group.tabs { tabs[tab.id] = tab }
                selected = group.selected.id
            }
            for tab in added { tabs[tab.id] = tab }
            let all = order.compactMap { tabs[$0] }
            guard let first = all.first else { continue }
            var content = SceneContent.tabs(try TabGroup(selected: first, after: Array(all.dropFirst())))
            if let selected { _ = content.select(selected) }
            if state.update(scene, { $0.content = content }) == nil { state.append(NavigationScene(scene, content)) }
            state.use(content.stacks.flatMap(\.pages))
        }
        return state
    }
}

extension PageStack {
    fileprivate func removing(_ removed: Set<PageID>) -> PageStack? {
        let kept = pages.filter { !removed.contains($0.id) }
        return kept.first.map { PageStack($0, pushed: Array(kept.dropFirst())) }
    }
}

extension Tab {
    fileprivate func removing(_ removed: Set<PageID>) -> Tab? {
        stack.removing(removed).map { Tab(id, $0) }
    }
}

extension SceneContent {
    fileprivate func removing(_ removed: Set<PageID>) -> SceneContent? {
        switch self {
        case .stack(let stack): return stack.removing(removed).map { .stack($0) }
        case .tabs(let group):
            var before = group.before.compactMap { $0.removing(removed) }
            var after = group.after.compactMap { $0.removing(removed) }
            let selected: Tab
            if let tab = group.selected.removing(removed) {
                selected = tab
            } else if let tab = before.popLast() {
                selected = tab
            } else if !after.isEmpty {
                selected = after.removeFirst()
            } else {
                return nil
            }
            return (try? TabGroup(before: before, selected: selected, after: after)).map { .tabs($0) }
        }
    }
}

extension Modal {
    fileprivate func removing(_ removed: Set<PageID>) -> Modal? {
        switch content {
        case .page(let page): removed.contains(page.id) ? nil : self
        case .stack(let stack): stack.removing(removed).map { Modal(style, .stack($0)) }
        }
    }
}

extension Navigator {
    /// Opens a scene with one stack.
    ///
    /// - Throws: The errors of the router and the handler; `NavigationError`.
    public func openScene(_ scene: SceneID, root: PageSource) async throws {
        try await performOpeningScenes { [self] request in
            let made = try await makeRoot(root)
            try await changeOpening([scene], for: request) { [self] locks in
                let stack = PageStack(prepare(made, from: root))
                try await open(NavigationScene(scene, [stack], modals: locks(scene)), for: request)
            }
        }
    }

    /// Opens a scene with one stack, whose root is the page of a typed route.
    ///
    /// - Throws: The errors of the router and the handler; `NavigationError`.
    public func openScene<Output: NavigationPage>(_ scene: SceneID, root: Route<Output>) async throws {
        try await openScene(scene, root: .route(root))
    }

    /// Opens a scene with tabs, of which the first is selected.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - tabs: The names of the tabs in their order, at least one, and the roots of their stacks.
    /// - Throws: The errors of the router and the handlers; `NavigationError`.
    public func openScene(_ scene: SceneID, tabs: KeyValuePairs<TabID, PageSource>) async throws {
        try await performOpeningScenes { [self] request in
            var roots: [(tab: TabID, made: MadePage, source: PageSource)] = []
            for (tab, source) in tabs { roots.append((tab, try await makeRoot(source), source)) }
            try await changeOpening([scene], for: request) { [self, roots] locks in
                let tabs = roots.map { PageStack(tab: $0.tab, prepare($0.made, from: $0.source)) }
                try await open(NavigationScene(scene, tabs, modals: locks(scene)), for: request)
            }
        }
    }

    /// Opens a scene whose pages have been made.
    private func open(_ scene: NavigatorScene, for request: NavigationRequest) async throws {
        try await commit(for: request, isAnimated: false) { [self] in
            guard state[scene.id] == nil else { throw NavigationError.sceneExists(scene.id) }
            if scene.stacks.isEmpty { throw NavigationError.withoutTabs(scene.id) }
            if let tab = scene.repeatedTab { throw NavigationError.duplicateTab(tab) }
            return (nil, scene)
        }
    }

    /// Makes a page without which a scene does not open.
    func makeRoot(_ source: PageSource) async throws -> MadePage {
        try await ScenePage.required { try await source.make(in: self) }
    }

    typealias TabRootPage = (tab: TabID, page: MadePage, source: PageSource)

    /// The roots of the tabs that a restored scene lacks.
    ///
    /// - Parameters:
    ///   - scene: The scene; `nil` if none of its pages remains.
    ///   - tabs: The tabs that it is to have, and their roots.
    /// - Returns: The roots.
    /// - Throws: The errors of the router and of the handlers.
    func missingRoots(of scene: NavigatorScene?, _ tabs: KeyValuePairs<TabID, PageSource>) async throws -> [TabRootPage]
    {
        var missing: [TabRootPage] = []
        for (tab, source) in tabs where scene?.tab(named: tab) == nil {
            missing.append((tab, try await makeRoot(source), source))
        }
        return missing
    }

    /// Performs a request that opens scenes, for which links wait in the meantime.
    func performOpeningScenes<Value: Sendable>(
        _ work: @escaping @MainActor (NavigationRequest) async throws -> Value
    ) async throws -> Value {
        try await perform { [self] request in
            core.preparedScenes += 1
            defer { core.preparedScenes -= 1 }
            return try await work(request)
        }
    }

    /// Numbers a page that an operation will open.
    func prepare(_ made: MadePage, from source: PageSource) -> Page {
        prepare(made, from: source, showing: made.key(for: PageKey(askedBy: source, found: nil, in: router)))
    }

    /// Numbers a page that an operation will open.
    func prepare(_ made: MadePage, from source: PageSource, showing key: PageKey?) -> Page {
        let page = Page(id: makePageID(), url: source.url, origin: source.origin(in: router), key: key)
        entries[page.id] = PageEntry(made, from: source, showing: key)
        return page
    }
}

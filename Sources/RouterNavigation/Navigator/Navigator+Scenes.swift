extension Navigator {
    /// Opens a scene with one stack.
    ///
    /// - Throws: The errors of the router and the handler; ``NavigationError`` or ``NavigatorError``.
    public func openScene(_ scene: SceneID, root: PageSource) async throws {
        try await enqueueAndWait { [self] in
            let page = try await prepare(root)
            try await commit([.openScene(NavigationScene(scene, .stack(PageStack(page))))], isAnimated: false)
        }
    }

    /// Opens a scene with one stack, whose root is the page of a typed route.
    ///
    /// - Throws: The errors of the router and the handler; ``NavigationError`` or ``NavigatorError``.
    public func openScene<Output: NavigationPage>(_ scene: SceneID, root: Route<Output>) async throws {
        try await openScene(scene, root: .route(root))
    }

    /// Opens a scene with tabs, of which the first is selected.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - first: The first tab, and the root of its stack.
    ///   - others: The other tabs, and the roots of their stacks.
    /// - Throws: The errors of the router and the handlers; ``NavigationError`` or ``NavigatorError``.
    public func openScene(
        _ scene: SceneID,
        tabs first: (TabID, PageSource),
        _ others: (TabID, PageSource)...
    ) async throws {
        try await enqueueAndWait { [self] in
            do {
                let selected = Tab(first.0, PageStack(try await prepare(first.1)))
                var after: [Tab] = []
                for (name, root) in others { after.append(Tab(name, PageStack(try await prepare(root)))) }
                let tabs = try TabGroup(selected: selected, after: after)
                try await commit([.openScene(NavigationScene(scene, .tabs(tabs)))], isAnimated: false)
            } catch {
                forgetUnopenedPages()
                throw error
            }
        }
    }

    /// Makes a page that an operation will open.
    func prepare(_ source: PageSource) async throws -> Page {
        prepare(try await source.make(in: self), from: source)
    }

    /// Numbers a page that an operation will open.
    func prepare(_ made: MadePage, from source: PageSource) -> Page {
        let page = Page(id: makePageID(), url: source.url, origin: source.origin)
        entries[page.id] = PageEntry(page: made.page, source: source)
        return page
    }
}

public import RouterRuntime

extension Navigator {
    /// Presents the page of a typed route, and waits for its result.
    ///
    /// ```swift
    /// let photo = try await navigator.present(.pickPhoto())
    /// ```
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - style: How the page covers what is below it.
    ///   - isWrapped: Whether the page is wrapped in a stack.
    ///   - isShared: Whether nothing is presented if one comes by going back to a page that shows the same, such as the
    ///     login of another link: its result is awaited.
    ///   - scene: The scene; `nil` for the active one.
    ///   - isAnimated: Whether the host animates.
    /// - Returns: The result; `nil` if the page closes without one.
    /// - Throws: The errors of the router and the handler; `NavigationError`; `CancellationError` if
    ///   the task is cancelled. A page that has appeared stays then.
    @discardableResult
    public func present<Output: ResultPage>(
        _ route: Route<Output>,
        style: ModalStyle = .sheet,
        isWrapped: Bool = true,
        isShared: Bool = false,
        in scene: SceneID? = nil,
        isAnimated: Bool = true
    ) async throws -> Output.Value? {
        let opened = try await present(
            .route(route),
            style: style,
            isWrapped: isWrapped,
            isShared: isShared,
            in: scene,
            isAnimated: isAnimated
        )
        let id = opened.id
        guard let page = opened.page as? Output else {
            // The request was led to another page, such as a login.
            try await closing(of: id)
            return nil
        }
        if entries[id] != nil {
            // A page that closes without a result may live on.
            page.result.whenFinished { [weak self] in self?.closeFinished(id) }
        }
        try await closing(of: id)
        return page.result.value
    }

    /// Waits until a page closes, or the task is cancelled.
    private func closing(of id: PageID) async throws {
        // The user may have closed the page already.
        guard entries[id] != nil else { return }
        let end = OneShot<Void>()
        entries[id]?.whenClosed.append { end.end() }
        try await end.value()
    }

    private func closeFinished(_ id: PageID) {
        let scene = state.scenes.first { $0.pages.contains { $0.id == id } }?.id
        begin(in: scene) { [self] request in
            try await change(for: request) { [self] in
                try await commit([.close(id)], for: request, approved: [id])
            }
        } completion: { outcome in
            guard case .failure = outcome else { return }
            // The page stays open, but its result is known.
            let waiting = self.entries[id]?.whenClosed ?? []
            self.entries[id]?.whenClosed = []
            for body in waiting { body() }
        }
    }
}

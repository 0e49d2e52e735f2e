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
    ///   - scene: The scene; `nil` for the active one.
    ///   - isAnimated: Whether the host animates.
    /// - Returns: The result; `nil` if the page closes without one.
    /// - Throws: The errors of the router and the handler; ``NavigationError`` or ``NavigatorError``.
    @discardableResult
    public func present<Output: ResultPage>(
        _ route: Route<Output>,
        style: Modal.Style = .sheet,
        isWrapped: Bool = true,
        in scene: SceneID? = nil,
        isAnimated: Bool = true
    ) async throws -> Output.Value? {
        let opened = try await present(
            .route(route),
            style: style,
            isWrapped: isWrapped,
            in: scene,
            isAnimated: isAnimated
        )
        guard let page = opened.page as? Output else {
            // The request was led to another page, such as a login.
            await closing(of: opened.id)
            return nil
        }
        return await result(of: page, opened.id)
    }

    private func closing(of id: PageID) async {
        await withCheckedContinuation { continuation in
            guard entries[id] != nil else { return continuation.resume() }
            entries[id]?.whenClosed.append { continuation.resume() }
        }
    }

    /// Waits until a page gives its result, or closes without one.
    private func result<Content: ResultPage>(of page: Content, _ id: PageID) async -> Content.Value? {
        let result = page.result
        await withCheckedContinuation { continuation in
            // The user may have closed the page already.
            guard entries[id] != nil else { return continuation.resume() }
            entries[id]?.whenClosed.append { continuation.resume() }
            // A page that closes without a result may live on.
            result.whenFinished { [weak self] in self?.closeFinished(id) }
        }
        return result.value
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

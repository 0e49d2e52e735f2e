#if canImport(SwiftUI)
    public import RouterRuntime
    public import SwiftUI

    /// Routes of other modules, whose views are known as `any View` only.
    extension Navigator {
        /// Opens the page of a view on top of the visible stack.
        ///
        /// - Parameters:
        ///   - route: The route. Its view must conform to ``NavigationPage``.
        ///   - reuse: Whether a page that is open already is shown instead.
        ///   - dismissingModals: Whether all modals are dismissed first.
        ///   - scene: The scene; `nil` for the active one.
        ///   - isAnimated: Whether the host animates the change.
        /// - Returns: The page.
        /// - Throws: The errors of the router and the handler; `NavigationError` with the code `notAPage` if the view is no
        ///   page; `NavigationError`.
        @discardableResult
        public func push(
            _ route: Route<any View>,
            reuse: PageReuse = .never,
            dismissingModals: Bool = false,
            in scene: SceneID? = nil,
            isAnimated: Bool = true
        ) async throws -> OpenedPage {
            try await push(
                .anyRoute(route),
                reuse: reuse,
                dismissingModals: dismissingModals,
                in: scene,
                isAnimated: isAnimated
            )
        }

        /// Presents the page of a view as a modal.
        ///
        /// - Parameters:
        ///   - route: The route. Its view must conform to ``NavigationPage``.
        ///   - style: How the modal covers what is below.
        ///   - isWrapped: Whether the page has a stack of its own.
        ///   - scene: The scene; `nil` for the active one.
        ///   - isAnimated: Whether the host animates the change.
        /// - Returns: The page.
        /// - Throws: The errors of the router and the handler; `NavigationError` with the code `notAPage` if the view is no
        ///   page; `NavigationError`.
        @discardableResult
        public func present(
            _ route: Route<any View>,
            style: ModalStyle = .sheet,
            isWrapped: Bool = true,
            in scene: SceneID? = nil,
            isAnimated: Bool = true
        ) async throws -> OpenedPage {
            try await present(.anyRoute(route), style: style, isWrapped: isWrapped, in: scene, isAnimated: isAnimated)
        }

        /// Replaces the page that the user sees by the page of a view.
        ///
        /// - Parameters:
        ///   - route: The route. Its view must conform to ``NavigationPage``.
        ///   - scene: The scene; `nil` for the active one.
        ///   - isAnimated: Whether the host animates the change.
        /// - Returns: The new page.
        /// - Throws: The errors of the router and the handler; `NavigationError` with the code `notAPage` if the view is no
        ///   page; `NavigationError`.
        @discardableResult
        public func replace(
            with route: Route<any View>,
            in scene: SceneID? = nil,
            isAnimated: Bool = true
        ) async throws -> OpenedPage {
            try await replace(with: .anyRoute(route), in: scene, isAnimated: isAnimated)
        }

        /// Replaces everything that a scene shows by the page of a view.
        ///
        /// - Parameters:
        ///   - route: The route. Its view must conform to ``NavigationPage``.
        ///   - scene: The scene; `nil` for the active one.
        ///   - isAnimated: Whether the host animates the change.
        /// - Returns: The page.
        /// - Throws: The errors of the router and the handler; `NavigationError` with the code `notAPage` if the view is no
        ///   page; `NavigationError`.
        @discardableResult
        public func setRoot(
            _ route: Route<any View>,
            in scene: SceneID? = nil,
            isAnimated: Bool = true
        ) async throws -> OpenedPage {
            try await setRoot(.anyRoute(route), in: scene, isAnimated: isAnimated)
        }

        /// Opens a scene with one stack, whose root is the page of a view.
        ///
        /// - Parameters:
        ///   - scene: The scene.
        ///   - root: The route. Its view must conform to ``NavigationPage``.
        /// - Throws: The errors of the router and the handler; `NavigationError` with the code `notAPage` if the view is no
        ///   page; `NavigationError`.
        public func openScene(_ scene: SceneID, root: Route<any View>) async throws {
            try await openScene(scene, root: .anyRoute(root))
        }
    }

    extension PageSource {
        /// The page of a view that the handler of a typed route returns.
        ///
        /// ```swift
        /// try await navigator.openScene("tabs", tabs: ["chats": .route(.chatPage(chatID: 12))])
        /// ```
        ///
        /// - Parameters:
        ///   - route: The route. Its view must conform to ``NavigationPage``.
        ///   - context: Values for the handler by name, with their original types.
        /// - Returns: The source.
        public static func route(_ route: Route<any View>, context: [String: any Sendable] = [:]) -> PageSource {
            anyRoute(route, context: context)
        }
    }
#endif

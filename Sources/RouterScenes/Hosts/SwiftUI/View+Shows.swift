#if canImport(SwiftUI)
    import RouterPlans
    public import SwiftUI

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension View {
        /// Shows the scene of a model: the view has its tabs or its stack, and this modifier presents the modals and opens the
        /// links that the system delivers to the window.
        ///
        /// ```swift
        /// .shows(model) { AnyView($0.destination) }
        /// ```
        ///
        /// - Parameters:
        ///   - model: The model of the window.
        ///   - page: The view of a screen.
        /// - Returns: The view.
        public func shows<Screen: Hashable, Page: View>(
            _ model: SceneModel<Screen>,
            @ViewBuilder page: @escaping (_ screen: Screen) -> Page
        ) -> some View {
            let pages = ScenePages(make: { ($0 as? Screen).map { AnyView(page($0)) } })
            return SceneWindow(model: model, content: SceneModals(model: model, count: 0, pages: pages, content: self))
                .environment(\.scenePages, pages)
                .environment(\.links, model)
                .onOpenURL { model.display.deliver($0, isActivity: false) }
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) {
                    if let url = $0.webpageURL { model.display.deliver(url, isActivity: true) }
                }
        }
    }

    /// A window, which may be in the background.
    private struct SceneWindow<Screen: Hashable, Content: View>: View {
        let model: SceneModel<Screen>
        let content: Content
        @Environment(\.scenePhase) private var phase

        var body: some View {
            let (model, phase) = (model, phase)
            content.task(id: phase) { model.display.isInBackground = phase == .background }
        }
    }

    /// The view above a number of modals, and the modal that covers it.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    private struct SceneModals<Screen: Hashable, Content: View>: View {
        @ObservedObject var model: SceneModel<Screen>
        let count: Int
        let pages: ScenePages
        let content: Content

        var body: some View {
            let (model, count) = (model, count)
            let hasDismissed = { model.display.hasDismissed(above: count) }
            #if canImport(AppKit) && !targetEnvironment(macCatalyst)
                // A window of the Mac has sheets only.
                content.sheet(
                    item: $model[modalAbove: count, [.sheet, .fullScreen]],
                    onDismiss: hasDismissed,
                    content: layer
                )
            #else
                content
                    .sheet(item: $model[modalAbove: count, [.sheet]], onDismiss: hasDismissed, content: layer)
                    .fullScreenCover(
                        item: $model[modalAbove: count, [.fullScreen]],
                        onDismiss: hasDismissed,
                        content: layer
                    )
            #endif
        }

        /// A modal, and those above it.
        private func layer(_ modal: ShownModal<Screen>) -> some View {
            let stack = SceneStack<Screen, EmptyView>(model, modal.stack, nil)
            return SceneModals<Screen, AnyView>(model: model, count: count + 1, pages: pages, content: AnyView(stack))
                .environment(\.scenePages, pages)
        }
    }
#endif

#if canImport(SwiftUI)
    import SwiftUI

    /// The view above a number of modals, and the modal that covers it.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    struct ModalLayer<Content: View>: View {
        @ObservedObject var host: SwiftUINavigationHost
        let scene: SceneID
        let count: Int
        @ViewBuilder let content: () -> Content

        var body: some View {
            #if canImport(AppKit) && !targetEnvironment(macCatalyst)
                // A window of the Mac has sheets only.
                content().sheet(item: host.modal([.sheet, .fullScreen], above: count, in: scene)) { layer($0.modal) }
            #else
                content()
                    .sheet(item: host.modal([.sheet], above: count, in: scene)) { layer($0.modal) }
                    .fullScreenCover(item: host.modal([.fullScreen], above: count, in: scene)) { layer($0.modal) }
            #endif
        }

        /// A modal, and those above it.
        private func layer(_ modal: Modal) -> some View {
            ModalLayer<AnyView>(host: host, scene: scene, count: count + 1) {
                AnyView(
                    ModalView(host: host, scene: scene, modal: modal)
                        .interactiveDismissDisabled(!allowsDismissal(modal))
                )
            }
        }

        private func allowsDismissal(_ modal: Modal) -> Bool {
            let shown = host.state[scene]?.modals.first { $0.root.id == modal.root.id } ?? modal
            return shown.pages.allSatisfy { host.navigator.allowsGesture(closing: $0.id) }
        }
    }

    /// The content of a modal.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    private struct ModalView: View {
        @ObservedObject var host: SwiftUINavigationHost
        let scene: SceneID
        let modal: Modal

        var body: some View {
            switch modal.content {
            case .page(let page): PageView(host: host, scene: scene, page: page.id, isPushed: false)
            case .stack(let stack): StackView(host: host, scene: scene, place: .modal(stack.root.id), last: stack)
            }
        }
    }
#endif

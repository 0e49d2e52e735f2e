#if canImport(SwiftUI)
    import SwiftUI

    /// The view above a number of modals, and the modal that covers it.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    struct ModalLayer<Content: View>: View {
        @ObservedObject var display: SceneDisplay
        let count: Int
        @ViewBuilder let content: () -> Content

        var body: some View {
            let hasDismissed = { display.hasDismissed(above: count) }
            #if canImport(AppKit) && !targetEnvironment(macCatalyst)
                // A window of the Mac has sheets only.
                content().sheet(
                    item: $display[modalAbove: count, [.sheet, .fullScreen]],
                    onDismiss: hasDismissed,
                    content: layer
                )
            #else
                content()
                    .sheet(item: $display[modalAbove: count, [.sheet]], onDismiss: hasDismissed, content: layer)
                    .fullScreenCover(
                        item: $display[modalAbove: count, [.fullScreen]],
                        onDismiss: hasDismissed,
                        content: layer
                    )
            #endif
        }

        /// A modal, and those above it.
        private func layer(_ shown: ShownModal) -> some View {
            ModalLayer<AnyView>(display: display, count: count + 1) {
                let content = AnyView(ModalView(display: display, last: shown))
                AnyView(
                    (display.host.setUpModal?(content, shown.modal.root) ?? content)
                        .interactiveDismissDisabled(!allowsDismissal(shown))
                        .onAppear { display.hasPresented(shown.id) }
                )
            }
        }

        private func allowsDismissal(_ shown: ShownModal) -> Bool {
            let modal = display.target?.modals.first { $0.id == shown.id } ?? shown.modal
            return modal.pages.allSatisfy { display.host.navigator.allowsGesture(closing: $0.id) }
        }
    }

    /// The content of a modal.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    private struct ModalView: View {
        @ObservedObject var display: SceneDisplay
        let last: ShownModal

        var body: some View {
            let page = last.modal.root.id
            if last.modal.isWrapped {
                StackView(display: display, place: .modal(last.id), last: last.modal)
            } else {
                PageView(display: display, page: page, isPushed: false).id(page)
            }
        }
    }
#endif

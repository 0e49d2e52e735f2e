#if canImport(SwiftUI)
    @_spi(Locks) internal import RouteTables
    import SwiftUI

    /// A stack of pages.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    struct StackView: View {
        @ObservedObject var display: SceneDisplay
        let place: StackPlace
        /// The stack to show while it disappears.
        let last: PageStack<OwnPage>
        @State private var lastPages = LastPages()

        var body: some View {
            let root = (display.stack(place) ?? last).root.id
            NavigationStack(path: $display[path: place, last: lastPages.with(last.pushed)]) {
                PageView(display: display, page: root, isPushed: false)
                    .id(root)
                    .navigationDestination(for: PageID.self) { page in
                        PageView(display: display, page: page, isPushed: true)
                    }
            }
        }
    }

    /// The pages that a stack shows while it disappears, in an object, so that its binding stays the same with other pages.
    final class LastPages: Hashable, Sendable {
        private let pages = Lock<[PageID]>([])

        var path: [PageID] { pages.read { $0 } }

        /// The object, with the pages that the host can show.
        func with(_ last: [Page]) -> LastPages {
            pages.withLock { $0 = last.filter { !$0.isForeign }.map(\.id) }
            return self
        }

        static func == (left: LastPages, right: LastPages) -> Bool { left === right }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    /// A page of a stack.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    struct PageView: View {
        @ObservedObject var display: SceneDisplay
        let page: PageID
        let isPushed: Bool
        @State private var kept = KeptView()

        var body: some View {
            let (host, navigator) = (display.host, kept.navigator(of: page, in: display))
            content
                // A sheet does not have the environment of its presenter on each system.
                .environment(\.navigator, navigator)
                .environment(\.sceneDisplay, display)
                .environment(\.openURL, OpenURLAction { host.openURL($0, with: navigator) })
                .onAppear { display.appear(page, kept) }
                .onDisappear { display.disappear(page, kept) }
        }

        /// A window of the Mac has the place of a cancellation in sheets only.
        private static var backPlacement: ToolbarItemPlacement {
            #if canImport(AppKit) && !targetEnvironment(macCatalyst)
                .navigation
            #else
                .cancellationAction
            #endif
        }

        @ViewBuilder private var content: some View {
            let view = kept.view(display.view(of: page))
            // The back button of a page that may refuse to close asks the page.
            if isPushed, !display.host.navigator.allowsGesture(closing: page) {
                view.navigationBarBackButtonHidden()
                    .toolbar {
                        ToolbarItem(placement: Self.backPlacement) {
                            Button {
                                display.host.navigator.requestClosing(page, in: display.id)
                            } label: {
                                Image(systemName: "chevron.backward").accessibilityLabel(Text("Back"))
                            }
                        }
                    }
            } else {
                view
            }
        }
    }

    /// An object that the view of a page keeps until SwiftUI no longer shows it.
    @MainActor
    final class KeptView {
        private(set) var last: AnyView?
        private var navigator: Navigator?

        /// The view of an open page, and the last one of a page that has closed.
        func view(_ view: AnyView?) -> AnyView? {
            if let view { last = view }
            return last
        }

        /// The navigator that is bound to the page.
        @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
        func navigator(of page: PageID, in display: SceneDisplay) -> Navigator {
            let bound = navigator ?? display.host.navigator.bound(to: page, in: display.id)
            navigator = bound
            return bound
        }
    }
#endif

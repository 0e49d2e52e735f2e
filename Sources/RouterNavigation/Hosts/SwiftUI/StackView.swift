#if canImport(SwiftUI)
    import SwiftUI

    /// A stack of pages.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    struct StackView: View {
        @ObservedObject var host: SwiftUINavigationHost
        let scene: SceneID
        let place: StackPlace
        /// The stack to show while it disappears.
        let last: PageStack

        var body: some View {
            let root = (host.stack(place, in: scene) ?? last).root.id
            NavigationStack(path: host.path(place, in: scene, last: last)) {
                PageView(host: host, scene: scene, page: root, isPushed: false)
                    .id(root)
                    .navigationDestination(for: PageID.self) { page in
                        PageView(host: host, scene: scene, page: page, isPushed: true)
                    }
            }
        }
    }

    /// A page of a stack.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    struct PageView: View {
        @ObservedObject var host: SwiftUINavigationHost
        let scene: SceneID
        let page: PageID
        let isPushed: Bool

        @State private var kept = KeptView()

        var body: some View {
            // The back button of a page that may refuse to close asks the page.
            if isPushed, !host.navigator.allowsGesture(closing: page) {
                kept.view(host.view(of: page))
                    .navigationBarBackButtonHidden()
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) {
                            Button {
                                host.navigator.requestClosing(page, in: scene)
                            } label: {
                                Image(systemName: "chevron.backward")
                            }
                        }
                    }
            } else {
                kept.view(host.view(of: page))
            }
        }
    }

    /// The last view of a page, which SwiftUI shows while the page closes.
    @MainActor
    private final class KeptView {
        private var last: AnyView?

        /// The view of an open page, and the last one of a page that has closed.
        func view(_ view: AnyView?) -> AnyView? {
            if let view { last = view }
            return last
        }
    }
#endif

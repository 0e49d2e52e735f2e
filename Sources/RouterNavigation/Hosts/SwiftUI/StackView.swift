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
            NavigationStack(path: host.path(place, in: scene)) {
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

        var body: some View {
            // The back button of a page that may refuse to close asks the page.
            let isGuarded = isPushed && !host.navigator.allowsGesture(closing: page)
            host.view(of: page)
                .navigationBarBackButtonHidden(isGuarded)
                .toolbar {
                    if isGuarded {
                        ToolbarItem(placement: .cancellationAction) {
                            Button {
                                host.navigator.requestClosing(page, in: scene)
                            } label: {
                                Image(systemName: "chevron.backward")
                            }
                        }
                    }
                }
        }
    }
#endif

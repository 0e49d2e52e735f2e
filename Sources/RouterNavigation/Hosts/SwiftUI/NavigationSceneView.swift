#if canImport(SwiftUI)
    public import SwiftUI

    /// A scene of a navigator: its tabs, stacks and modals.
    ///
    /// The view opens the links that the system delivers to its window, and asks the router first when the user taps a
    /// link in a page. It opens its scene as the host says, or is empty until the navigator opens it. A scene belongs to one
    /// window at a time.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct NavigationSceneView<TabLabel: View>: View {
        private let host: SwiftUINavigationHost
        private let scene: SceneID?
        private let tabLabel: (TabID) -> TabLabel

        /// Creates a view of a scene.
        ///
        /// - Parameters:
        ///   - scene: The scene; `nil` for a scene of the window, so that each window of a group has its own.
        ///   - host: The host that is attached to the navigator.
        ///   - tabLabel: The title and the image of a tab.
        public init(
            _ scene: SceneID? = nil,
            in host: SwiftUINavigationHost,
            @ViewBuilder tabLabel: @escaping (_ tab: TabID) -> TabLabel
        ) {
            self.host = host
            self.scene = scene
            self.tabLabel = tabLabel
        }

        /// The view of the scene.
        public var body: some View {
            SceneWindowView(host: host, scene: scene) { display in
                ZStack {
                    if let scene = display.target {
                        if let tab = scene.visibleStack.tab {
                            TabsView(display: display, scene: scene, selected: tab, tabLabel: tabLabel)
                        } else {
                            StackView(display: display, place: .content, last: scene.visibleStack)
                        }
                    }
                }
            }
        }
    }

    /// The tabs of a scene.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    private struct TabsView<TabLabel: View>: View {
        @ObservedObject var display: SceneDisplay
        let scene: NavigatorScene
        let selected: TabID
        let tabLabel: (TabID) -> TabLabel

        var body: some View {
            // The first tab stays the same, and so does the binding.
            TabView(selection: $display[tab: scene.stacks.first?.tab ?? selected]) {
                ForEach(scene.stacks) { stack in
                    if let tab = stack.tab {
                        StackView(display: display, place: .tab(tab), last: stack)
                            .tabItem { tabLabel(tab) }
                            .tag(tab)
                    }
                }
            }
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension NavigationSceneView where TabLabel == Text {
        /// Creates a view of a scene, whose tabs show their names.
        ///
        /// - Parameters:
        ///   - scene: The scene; `nil` for a scene of the window, so that each window of a group has its own.
        ///   - host: The host that is attached to the navigator.
        public init(_ scene: SceneID? = nil, in host: SwiftUINavigationHost) {
            self.init(scene, in: host) { Text(verbatim: $0.name) }
        }
    }
#endif

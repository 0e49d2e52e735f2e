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
                    switch display.target?.content {
                    case .stack(let stack): StackView(host: host, display: display, place: .content, last: stack)
                    case .tabs(let group): tabView(group, display)
                    case nil: EmptyView()
                    }
                }
            }
        }

        private func tabView(_ group: TabGroup, _ display: SceneDisplay) -> some View {
            TabView(selection: display.selectedTab(group)) {
                ForEach(group.tabs) { tab in
                    StackView(host: host, display: display, place: .tab(tab.id), last: tab.stack)
                        .tabItem { tabLabel(tab.id) }
                        .tag(tab.id)
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

#if canImport(SwiftUI)
    public import SwiftUI

    /// A scene of a navigator: its tabs, stacks and modals.
    ///
    /// The view opens the links that the system delivers to its window, and asks the router first when the user taps a
    /// link in a page. It is empty until the navigator opens the scene.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct NavigationSceneView<TabLabel: View>: View {
        @ObservedObject private var host: SwiftUINavigationHost
        @Environment(\.scenePhase) private var phase
        private let scene: SceneID
        private let tabLabel: (TabID) -> TabLabel

        /// Creates a view of a scene.
        ///
        /// - Parameters:
        ///   - scene: The scene, which the navigator opens.
        ///   - host: The host that is attached to the navigator.
        ///   - tabLabel: The title and the image of a tab.
        public init(
            _ scene: SceneID,
            in host: SwiftUINavigationHost,
            @ViewBuilder tabLabel: @escaping (_ tab: TabID) -> TabLabel
        ) {
            self.host = host
            self.scene = scene
            self.tabLabel = tabLabel
        }

        /// The view of the scene.
        public var body: some View {
            ModalLayer(host: host, scene: scene, count: 0) {
                ZStack {
                    switch host.state[scene]?.content {
                    case .stack(let stack): StackView(host: host, scene: scene, place: .content, last: stack)
                    case .tabs(let group): tabView(group)
                    case nil: EmptyView()
                    }
                }
            }
            .environment(\.navigator, host.navigator)
            .environment(\.openURL, OpenURLAction { host.openURL($0, in: scene) })
            .onOpenURL { host.openLink($0, in: scene) }
            .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                if let url = activity.webpageURL { host.openLink(url, in: scene) }
            }
            .task(id: phase) {
                if phase == .active { host.report(.activatedScene(scene)) }
            }
        }

        private func tabView(_ group: TabGroup) -> some View {
            TabView(selection: host.selectedTab(of: scene, group)) {
                ForEach(group.tabs) { tab in
                    StackView(host: host, scene: scene, place: .tab(tab.id), last: tab.stack)
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
        ///   - scene: The scene, which the navigator opens.
        ///   - host: The host that is attached to the navigator.
        public init(_ scene: SceneID, in host: SwiftUINavigationHost) {
            self.init(scene, in: host) { Text(verbatim: $0.name) }
        }
    }
#endif

#if canImport(SwiftUI)
    public import SwiftUI

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension View {
        /// Opens the pages of a navigator in the app's own tabs and stacks.
        ///
        /// The app keeps its `TabView` and its stacks, whose paths are of type `NavigationPath`, and adds `navigationPages()`
        /// to the root of each stack:
        ///
        /// ```swift
        /// NavigationStack(path: $home) { issue.navigationPages() }.tabItem { Text("Home") }.tag(MagazineTab.home)
        /// ```
        ///
        /// It adds this modifier to the `TabView`:
        ///
        /// ```swift
        /// .adopted(by: host, selection: $tab, paths: [.home: $home, .chats: $chats])
        /// ```
        ///
        /// The roots of the stacks and the values that the app appends to its paths are foreign pages in the state: they stay
        /// in their places, and pages open above them. Modals of pages are presented above the view. The view opens the links
        /// that the system delivers to its window. The scene opens and closes with the view.
        ///
        /// - Parameters:
        ///   - host: The host.
        ///   - scene: The scene; `nil` for a scene of the window, so that each window of a group has its own.
        ///   - selection: The selected tab, whose raw value is the name of the tab in markers.
        ///   - paths: The paths of the tabs, in the order of the tabs.
        /// - Returns: The view.
        public func adopted<Selection: RawRepresentable>(
            by host: SwiftUINavigationHost,
            as scene: SceneID? = nil,
            selection: Binding<Selection>,
            paths: KeyValuePairs<Selection, Binding<NavigationPath>>
        ) -> some View where Selection.RawValue == String {
            let own = OwnStacks(paths.map { (.tab(TabID($0)), $1) }) {
                TabID(selection.wrappedValue)
            } select: { tab in
                if let tab = Selection(rawValue: tab.name) { selection.wrappedValue = tab }
            }
            return SceneWindowView(host: host, scene: scene, own: own) { _ in self }
        }

        /// Opens the pages of a navigator in the app's own stack; see `adopted(by:as:selection:paths:)`.
        ///
        /// - Parameters:
        ///   - host: The host.
        ///   - scene: The scene; `nil` for a scene of the window, so that each window of a group has its own.
        ///   - path: The path of the stack.
        /// - Returns: The view.
        public func adopted(
            by host: SwiftUINavigationHost,
            as scene: SceneID? = nil,
            path: Binding<NavigationPath>
        ) -> some View {
            SceneWindowView(host: host, scene: scene, own: OwnStacks([(.content, path)])) { _ in self }
        }

        /// Shows the pages of the navigator that has adopted the stack around the view.
        ///
        /// - Returns: The view.
        public func navigationPages() -> some View { PagesView(content: self) }
    }

    /// The root of an app's own stack, with the pages of routes.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    private struct PagesView<Content: View>: View {
        @Environment(\.sceneDisplay) private var display
        let content: Content

        var body: some View {
            let display = display
            content.navigationDestination(for: PageID.self) { page in
                if let display { PageView(host: display.host, display: display, page: page, isPushed: true) }
            }
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    private struct SceneDisplayKey: EnvironmentKey {
        static var defaultValue: SceneDisplay? { nil }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension EnvironmentValues {
        /// The display of the scene around a view.
        var sceneDisplay: SceneDisplay? {
            get { self[SceneDisplayKey.self] }
            set { self[SceneDisplayKey.self] = newValue }
        }
    }
#endif

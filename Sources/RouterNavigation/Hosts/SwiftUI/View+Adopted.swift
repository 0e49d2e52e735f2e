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
            adopted(by: host, as: scene, paths) {
                selection.wrappedValue
            } select: {
                selection.wrappedValue = $0
            }
        }

        /// Opens the pages of a navigator in the stacks of an app with a sidebar, whose list selects one of them, or none; see
        /// `adopted(by:as:selection:paths:)`.
        ///
        /// A page that opens while nothing is selected selects its stack, which shows the detail where a window has place for one
        /// column.
        ///
        /// - Parameters:
        ///   - host: The host.
        ///   - scene: The scene; `nil` for a scene of the window, so that each window of a group has its own.
        ///   - selection: The selection of the list, whose raw value is the name of the tab in markers.
        ///   - paths: The paths of the tabs, in the order of the tabs.
        /// - Returns: The view.
        public func adopted<Selection: RawRepresentable>(
            by host: SwiftUINavigationHost,
            as scene: SceneID? = nil,
            selection: Binding<Selection?>,
            paths: KeyValuePairs<Selection, Binding<NavigationPath>>
        ) -> some View where Selection.RawValue == String {
            adopted(by: host, as: scene, paths) {
                selection.wrappedValue
            } select: {
                selection.wrappedValue = $0
            }
        }

        private func adopted<Selection: RawRepresentable>(
            by host: SwiftUINavigationHost,
            as scene: SceneID?,
            _ paths: KeyValuePairs<Selection, Binding<NavigationPath>>,
            selected: @escaping () -> Selection?,
            select: @escaping (Selection) -> Void
        ) -> some View where Selection.RawValue == String {
            let own = OwnStacks(paths.map { (.tab(TabID($0)), $1) }) {
                selected().map { TabID($0) }
            } select: { tab in
                if let tab = tab.flatMap({ Selection(rawValue: $0.name) }) { select(tab) }
            }
            return SceneWindowView(host: host, scene: scene, own: own) { _ in self }
        }

        /// Opens the pages of a navigator in the app's own stack; see `adopted(by:as:selection:paths:)`.
        ///
        /// - Parameters:
        ///   - host: The host.
        ///   - scene: The scene; `nil` for a scene of the window, so that each window of a group has its own.
        ///   - path: The path of the stack.
        ///   - reveal: Shows the stack, if something else can be in its place, such as the sidebar of a split view.
        /// - Returns: The view.
        public func adopted(
            by host: SwiftUINavigationHost,
            as scene: SceneID? = nil,
            path: Binding<NavigationPath>,
            reveal: @escaping () -> Void = {}
        ) -> some View {
            let own = OwnStacks([(.content, path)]) { _ in reveal() }
            return SceneWindowView(host: host, scene: scene, own: own) { _ in self }
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
            content.onAppear { display?.showsOwnRoot = true }
                .onDisappear { display?.showsOwnRoot = false }
                .navigationDestination(for: PageID.self) { page in
                    if let display { PageView(display: display, page: page, isPushed: true) }
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

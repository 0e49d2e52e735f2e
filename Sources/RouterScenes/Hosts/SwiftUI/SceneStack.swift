#if canImport(SwiftUI)
    public import RouterPlans
    public import SwiftUI

    /// A stack of a model's scene: the root, and the pages above it.
    ///
    /// The root is a view of the app, or else the first page of the tab, as `routegen.json` declares it. If middleware guards
    /// that page or waits, or its handler does, the app gives a view: otherwise, the root is empty, and a debug build says so.
    ///
    /// ```swift
    /// TabView(selection: $model.tab) {
    ///     ForEach(model.scene.tabs, id: \.self) { tab in
    ///         SceneStack(model, tab: tab).tabItem { Text("\(tab)") }.tag(tab)
    ///     }
    /// }
    /// .shows(model) { ItemView(item: $0) }
    /// ```
    ///
    /// The pages are those of `View.shows(_:page:)` around the stack. `NavigationLink(value:)` pushes a screen.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public struct SceneStack<Screen: Hashable, Root: View>: View {
        @ObservedObject private var model: SceneModel<Screen>
        @Environment(\.scenePages) private var pages
        private let stack: PageStack<Screen>
        private let root: Root?

        /// Creates the stack of a tab, or that of a scene without tabs, whose first page is a view of the app.
        ///
        /// - Parameters:
        ///   - model: The model of the window.
        ///   - tab: The tab; `nil` for the visible stack.
        ///   - root: The first page, unless a page that replaces everything has taken its place.
        public init(_ model: SceneModel<Screen>, tab: TabID? = nil, @ViewBuilder root: () -> Root) {
            self.init(model, model.stack(of: tab), root())
        }

        init(_ model: SceneModel<Screen>, _ stack: PageStack<Screen>, _ root: Root?) {
            (self.model, self.stack, self.root) = (model, stack, root)
        }

        /// The stack.
        public var body: some View {
            let (model, stack, pages) = (model, stack, pages)
            if pages.make == nil { model.remarkMissingPages() }
            return stackView(model, stack, pages)
        }

        private func stackView(
            _ model: SceneModel<Screen>,
            _ stack: PageStack<Screen>,
            _ pages: ScenePages
        ) -> some View {
            NavigationStack(path: $model[path: stack.place]) {
                ScenePage(model: model, screen: nil, place: stack.place, content: first)
                    .navigationDestination(for: Screen.self) { screen in
                        ScenePage(model: model, screen: screen, place: stack.place, content: pages.view(screen))
                    }
            }
            // In the detail of a split view, the stack of another tab takes the place of this one.
            .id(stack.place)
        }

        /// The first screen of the tab, unless the app has its own view of it.
        private var ownScreen: Screen? { root == nil ? model.firstScreen(of: stack) : nil }

        @ViewBuilder private var first: some View {
            if let screen = stack.root.screen ?? ownScreen { pages.view(screen) } else { root }
        }
    }

    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    extension SceneStack where Root == EmptyView {
        /// Creates the stack of a tab, or that of a scene without tabs, whose first page is that of a route.
        ///
        /// - Parameters:
        ///   - model: The model of the window.
        ///   - tab: The tab; `nil` for the visible stack.
        public init(_ model: SceneModel<Screen>, tab: TabID? = nil) {
            self.init(model, model.stack(of: tab), nil)
        }
    }

    /// A page that tells the model when it is on the screen.
    private struct ScenePage<Screen: Hashable, Content: View>: View {
        let model: SceneModel<Screen>
        /// The screen; `nil` for the root.
        let screen: Screen?
        let place: ScenePlace
        let content: Content

        var body: some View {
            // A sheet does not have the environment of its presenter on each system.
            content.environment(\.links, model)
                .onAppear { model.display.appear(screen, in: place) }
                .onDisappear { model.display.disappear(screen, in: place) }
        }
    }
#endif

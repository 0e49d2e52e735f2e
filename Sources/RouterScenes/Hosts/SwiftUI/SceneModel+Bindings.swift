#if canImport(SwiftUI)
    public import RouterPlans
    public import SwiftUI

    extension SceneModel {
        /// The selected tab, for the selection of a `TabView` whose views have a `TabID` as their tag.
        ///
        /// A tab that the user taps keeps the modals.
        public var tab: TabID {
            get { display.shown.tab ?? "" }
            set { display.takeTab(newValue) }
        }

        /// The selected tab, for the selection of a sidebar's list whose rows have a `TabID` as their tag; `nil` while the user is
        /// at the sidebar of a window that shows one column.
        ///
        /// Setting it to `nil` shows the sidebar in such a window, for example when the app starts.
        ///
        /// ```swift
        /// NavigationSplitView(preferredCompactColumn: $model.compactColumn) {
        ///     List(selection: $model.sidebarSelection) {
        ///         ForEach(model.scene.tabs, id: \.self) { Text("\($0)").tag($0) }
        ///     }
        /// } detail: {
        ///     SceneStack(model)
        /// }
        /// .shows(model) { ItemView(item: $0) }
        /// ```
        public var sidebarSelection: TabID? {
            get {
                display.hasSidebar = true
                return display.shown.isAtSidebar ? nil : display.shown.tab
            }
            set { if let newValue { display.takeTab(newValue) } else { display.takeSidebar() } }
        }

        /// The column of a split view with two columns that a window shows if it has place for one.
        ///
        /// A page that a link or code opens in the visible stack shows the detail.
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public var compactColumn: NavigationSplitViewColumn {
            get {
                display.hasSidebar = true
                return display.shown.isAtSidebar ? .sidebar : .detail
            }
            set { if newValue == .sidebar { display.takeSidebar() } else { display.takeStack() } }
        }

        /// The screens above the root of a stack, of which the user removes some by going back.
        subscript(path place: ScenePlace) -> [Screen] {
            get { display.shown.paths[place]?.compactMap { $0.screen } ?? [] }
            set { display.takePath(newValue, in: place) }
        }

        /// The modal above a number of others, if it has one of some styles; `nil` when the user dismisses it.
        subscript(modalAbove count: Int, styles: Set<ModalStyle>) -> ShownModal<Screen>? {
            get {
                guard count < display.shown.modals.count else { return nil }
                let modal = display.shown.modals[count]
                return !modal.isClosing && styles.contains(modal.stack.style ?? .sheet) ? modal : nil
            }
            set {
                guard newValue == nil, count < display.shown.modals.count,
                    styles.contains(display.shown.modals[count].stack.style ?? .sheet)
                else { return }
                display.takeDismissal(above: count)
            }
        }
    }
#endif

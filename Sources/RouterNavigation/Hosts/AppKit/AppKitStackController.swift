#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit

    /// A controller that shows the top page of a stack.
    final class AppKitStackController: NSViewController {
        /// The pages, the root first.
        var pages: [Page] = []
        /// Called when a sheet has been dismissed, by the navigator or by the page itself.
        var whenDismissed: (@MainActor () -> Void)?

        override func loadView() { view = NSView() }

        /// Shows a page in place of the one that is shown.
        func show(_ page: NSViewController) {
            guard children.first !== page else { return }
            for child in children {
                child.view.removeFromSuperview()
                child.removeFromParent()
            }
            addChild(page)
            page.view.frame = view.bounds
            page.view.autoresizingMask = [.width, .height]
            view.addSubview(page.view)
            title = page.title
        }

        override func viewDidDisappear() {
            super.viewDidDisappear()
            if presentingViewController == nil { whenDismissed?() }
        }
    }

    /// A tab view that says which tab the user has selected.
    final class AppKitTabsController: NSTabViewController {
        var whenSelected: (@MainActor (Int) -> Void)?
        private var selected = 0

        /// Selects a tab without reporting it.
        func select(_ index: Int) {
            selected = index
            if selectedTabViewItemIndex != index { selectedTabViewItemIndex = index }
        }

        override func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {
            super.tabView(tabView, didSelect: tabViewItem)
            guard selectedTabViewItemIndex != selected, tabViewItems.indices.contains(selectedTabViewItemIndex) else {
                return
            }
            selected = selectedTabViewItemIndex
            whenSelected?(selected)
        }
    }
#endif

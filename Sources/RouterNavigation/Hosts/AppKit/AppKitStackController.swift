#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit

    /// A controller that shows the top page of a stack.
    final class AppKitStackController: NSViewController {
        /// The identity of the stack, if it is a sheet.
        var id: PageID?
        /// The pages, the root first.
        var pages: [Page] = []
        private(set) weak var host: AppKitNavigationHost?
        /// Called when a sheet has been dismissed, by the navigator or by the page itself.
        var whenDismissed: (@MainActor () -> Void)?

        /// The size that the page asked for when it was shown.
        private(set) var pageSize = NSSize(width: 480, height: 360)

        /// The controller of the page.
        var page: NSViewController? { children.first }

        init(_ host: AppKitNavigationHost?) {
            self.host = host
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func loadView() { view = NSView(frame: NSRect(origin: .zero, size: pageSize)) }

        /// Shows a page in place of the one that is shown.
        func show(_ page: NSViewController) {
            guard self.page !== page else { return }
            for child in children {
                child.view.removeFromSuperview()
                child.removeFromParent()
            }
            let sizes = [page.preferredContentSize, page.view.frame.size, page.view.fittingSize]
            pageSize = sizes.first { $0.width > 0 && $0.height > 0 } ?? pageSize
            addChild(page)
            // Unlike an autoresizing mask, constraints also place a view that has constraints itself.
            page.view.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(page.view)
            NSLayoutConstraint.activate([
                page.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                page.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                page.view.topAnchor.constraint(equalTo: view.topAnchor),
                page.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }

        override func viewDidDisappear() {
            super.viewDidDisappear()
            if presentingViewController == nil { whenDismissed?() }
        }
    }

    /// A tab view that says which tab the user has selected.
    final class AppKitTabsController: NSTabViewController {
        var whenSelected: (@MainActor () -> Void)?
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
            whenSelected?()
        }
    }
#endif

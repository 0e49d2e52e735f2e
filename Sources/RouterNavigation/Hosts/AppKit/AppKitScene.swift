#if canImport(AppKit) && !targetEnvironment(macCatalyst)
    import AppKit

    /// The AppKit objects of a scene: a window with a stack or with tabs, and sheets above it.
    @MainActor
    final class AppKitScene: NSObject {
        let id: SceneID
        private(set) var window: NSWindow?
        private weak var host: AppKitNavigationHost?
        private var stacks: [AppKitStackController] = []
        private var tabs: [TabID] = []
        private var sheets: [AppKitStackController] = []
        /// The title that the host has given the window.
        private var pageTitle = ""

        init(_ id: SceneID, _ host: AppKitNavigationHost) {
            self.id = id
            self.host = host
        }

        /// Makes AppKit show the window of a scene, and dismiss the sheets that are not to be shown.
        func showWindow(of scene: NavigationScene) throws {
            dismissSheets(from: scene.modals.count)
            try show(scene.content)
            showTitle()
        }

        /// Makes AppKit show the sheets of a scene.
        ///
        /// AppKit attaches a sheet only to a window that is on the screen.
        func showSheets(of scene: NavigationScene) throws {
            for (modal, sheet) in zip(scene.modals, sheets) { try show(modal.pages, in: sheet) }
            for modal in scene.modals.dropFirst(sheets.count) { try present(modal) }
        }

        /// Brings the window to the front.
        func activate() { window?.makeKeyAndOrderFront(nil) }

        /// Puts the window on the screen without making it the active one.
        func appear() { window?.orderFront(nil) }

        /// Closes the window without asking, and without reporting it.
        func close() {
            dismissSheets(from: 0)
            window?.delegate = nil
            window?.close()
        }

        private func show(_ content: SceneContent) throws {
            if window == nil || tabs != content.tabs { try replaceContainer(for: content) }
            for (stack, shown) in zip(content.stacks, stacks) { try show(stack.pages, in: shown) }
            if let container = window?.contentViewController as? AppKitTabsController {
                container.select(content.selectedIndex)
            }
        }

        private func show(_ pages: [Page], in stack: AppKitStackController) throws {
            guard let host, let top = pages.last else { return }
            stack.show(try host.controller(of: top, in: id))
            stack.pages = pages
        }

        /// Makes controllers for other tabs, or for none.
        private func replaceContainer(for content: SceneContent) throws {
            let stacks = content.stacks.map { _ in AppKitStackController(host) }
            for (stack, shown) in zip(content.stacks, stacks) { try show(stack.pages, in: shown) }
            self.stacks = stacks
            tabs = content.tabs
            let container = tabs.isEmpty ? stacks[0] : tabsController(content.selectedIndex)
            guard let window else { return makeWindow(container, stacks[content.selectedIndex].pageSize) }
            // A window takes the size of its new content, but the user has chosen another one.
            let frame = window.frame
            window.contentViewController = container
            window.setFrame(frame, display: true)
        }

        private func makeWindow(_ container: NSViewController, _ size: NSSize) {
            // `NSWindow(contentViewController:)` would bind the title, and so replace the one that the app sets.
            let window = NSWindow(
                contentRect: NSRect(origin: .zero, size: size),
                styleMask: [.titled, .closable, .miniaturizable, .resizable],
                backing: .buffered,
                defer: false
            )
            window.isReleasedWhenClosed = false
            window.contentViewController = container
            window.setContentSize(size)
            window.center()
            window.delegate = self
            pageTitle = window.title
            host?.setUpWindow?(window, id)
            self.window = window
        }

        /// Gives the window the title of its page, unless the app has set another one.
        private func showTitle() {
            let selected = (window?.contentViewController as? AppKitTabsController)?.selectedTabViewItemIndex ?? 0
            guard let window, window.title == pageTitle, stacks.indices.contains(selected),
                let title = stacks[selected].page?.title
            else { return }
            pageTitle = title
            window.title = title
        }

        private func tabsController(_ selected: Int) -> NSViewController {
            let controller = AppKitTabsController()
            for (tab, stack) in zip(tabs, stacks) {
                let item = NSTabViewItem(viewController: stack)
                item.label = tab.name
                host?.setUpTab?(item, tab)
                controller.addTabViewItem(item)
            }
            controller.select(selected)
            controller.whenSelected = { [weak self] index in
                guard let self else { return }
                showTitle()
                host?.report(.selectedTab(tabs[index], id))
            }
            return controller
        }
    }

    extension AppKitScene {
        private func present(_ modal: Modal) throws {
            let sheet = AppKitStackController(host)
            try show(modal.pages, in: sheet)
            guard let presenter = presenter(ofSheet: sheets.count) else { return }
            sheet.view.frame.size = sheet.pageSize
            sheet.preferredContentSize = sheet.page?.preferredContentSize ?? .zero
            presenter.presentAsSheet(sheet)
            guard presents(presenter, sheet) else { throw NavigationHostError.ignored(modal.root) }
            sheets.append(sheet)
            sheet.whenDismissed = { [weak self] in self?.reportDismissals() }
        }

        private func dismissSheets(from index: Int) {
            while sheets.count > index {
                let sheet = sheets.removeLast()
                presenter(ofSheet: sheets.count)?.dismiss(sheet)
            }
        }

        /// Reports the sheets that have been dismissed without the navigator.
        func reportDismissals() {
            let isMissing = { (index: Int) in
                self.presenter(ofSheet: index).map { !self.presents($0, self.sheets[index]) } ?? true
            }
            guard let index = sheets.indices.first(where: isMissing) else { return }
            let closed = sheets[index...].flatMap(\.pages)
            sheets.removeSubrange(index...)
            host?.report(.closed(closed.map(\.id), id))
        }

        private func presenter(ofSheet index: Int) -> NSViewController? {
            index == 0 ? window?.contentViewController : sheets[index - 1]
        }

        private func presents(_ presenter: NSViewController, _ sheet: NSViewController) -> Bool {
            presenter.presentedViewControllers?.contains { $0 === sheet } ?? false
        }
    }

    extension AppKitScene: NSWindowDelegate {
        func windowShouldClose(_ sender: NSWindow) -> Bool {
            guard let navigator = host?.navigator, let scene = navigator.state[id],
                scene.pages.contains(where: { !navigator.allowsGesture(closing: $0.id) })
            else { return true }
            // The pages are asked whether they may close.
            let id = id
            Task { try await navigator.closeScene(id) }
            return false
        }

        func windowWillClose(_ notification: Notification) {
            host?.report(.closedScene(id))
        }

        func windowDidBecomeKey(_ notification: Notification) {
            host?.report(.activatedScene(id))
        }
    }
#endif

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
        /// The sheets of other code that the host has ended, which may still be closing.
        private var ended: [EndedSheet] = []

        private struct EndedSheet {
            weak var window: NSWindow?
        }
        /// The title that the host has given the window.
        private var pageTitle = ""

        init(_ id: SceneID, _ host: AppKitNavigationHost) {
            self.id = id
            self.host = host
        }

        /// Makes AppKit show the window of a scene, and dismiss the sheets that are not to be shown.
        func showWindow(of scene: NavigatorScene) throws {
            dismissSheets(notIn: scene.modals)
            try showContent(of: scene)
            showTitle()
        }

        /// Makes AppKit show the sheets of a scene.
        ///
        /// AppKit attaches a sheet only to a window that is on the screen.
        func showSheets(of scene: NavigatorScene) throws {
            let own = scene.modals.filter { !$0.root.isForeign }
            for (modal, sheet) in zip(own, sheets) { try show(modal.pages, in: sheet) }
            for modal in own.dropFirst(sheets.count) { try present(modal) }
        }

        /// Brings the window back if it is minimised.
        func restoreFromDock() {
            if window?.isMiniaturized == true { window?.deminiaturize(nil) }
        }

        /// Brings the window to the front.
        func activate() { window?.makeKeyAndOrderFront(nil) }

        /// Puts the window on the screen without making it the active one.
        func appear() { window?.orderFront(nil) }

        /// Closes the window without asking, and without reporting it.
        func close() {
            dismissSheets(notIn: [])
            window?.delegate = nil
            window?.close()
        }

        private func showContent(of scene: NavigatorScene) throws {
            if window == nil || tabs != scene.tabs { try replaceContainer(for: scene) }
            for (stack, shown) in zip(scene.stacks, stacks) { try show(stack.pages, in: shown) }
            if let container = window?.contentViewController as? AppKitTabsController {
                container.select(scene.selected)
            }
        }

        private func show(_ pages: [Page], in stack: AppKitStackController) throws {
            guard let host, let top = pages.last else { return }
            stack.show(try host.controller(of: top, in: id))
            stack.pages = pages
        }

        /// Makes controllers for other tabs, or for none.
        private func replaceContainer(for scene: NavigatorScene) throws {
            let stacks = scene.stacks.map { _ in AppKitStackController(host) }
            for (stack, shown) in zip(scene.stacks, stacks) { try show(stack.pages, in: shown) }
            self.stacks = stacks
            tabs = scene.tabs
            let container = tabs.isEmpty ? stacks[0] : tabsController(scene.selected)
            guard let window else { return makeWindow(container, stacks[scene.selected].pageSize) }
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
            controller.whenSelected = { [weak self] in
                self?.showTitle()
                self?.read()
            }
            return controller
        }
    }

    extension AppKitScene {
        /// A sheet of the navigator, or one that other code shows.
        private enum Sheet {
            case own(AppKitStackController)
            case foreign(NSWindow)
        }

        /// The sheets that the user sees, the lowest first, and those that wait until these have ended.
        private var shown: [Sheet] {
            let open = sheets.prefix(while: isPresented)
            let attached = attached
            let shown: [Sheet] = attached.compactMap { front in
                if let sheet = front.contentViewController as? AppKitStackController {
                    return open.contains(sheet) ? .own(sheet) : nil
                }
                let controller = front.contentViewController
                let isClosing = controller.map { $0.presentingViewController != nil && !isPresented($0) } ?? false
                return isClosing || hasEnded(front) ? nil : .foreign(front)
            }
            return shown
                + open.filter { sheet in !attached.contains { $0.contentViewController === sheet } }.map { .own($0) }
        }

        /// The windows of the sheets that are attached to the window, and to each other.
        private var attached: [NSWindow] {
            window?.attachedSheet.map { Array(sequence(first: $0, next: \.attachedSheet)) } ?? []
        }

        /// The sheets in which a page asks something, also those that wait: alerts, which no controller presents.
        var alerts: [NSWindow] {
            guard let window else { return [] }
            return ([window] + attached).flatMap(\.sheets)
                .filter { $0.contentViewController?.presentingViewController == nil && !hasEnded($0) }
        }

        func dismissAlerts() {
            for alert in alerts { end(alert) }
        }

        private func end(_ sheet: NSWindow) {
            ended.removeAll { $0.window == nil }
            ended.append(EndedSheet(window: sheet))
            sheet.sheetParent?.endSheet(sheet)
        }

        private func hasEnded(_ sheet: NSWindow) -> Bool { ended.contains { $0.window === sheet } }

        private func isPresented(_ controller: NSViewController) -> Bool {
            controller.presentingViewController?.presentedViewControllers?.contains(controller) ?? false
        }

        /// Lets the navigator read the scene, because something has changed.
        func read() {
            if let shown = scene() { host?.navigator.record(shown) }
        }

        /// The content of the scene; `nil` if it has no window.
        func scene() -> NavigatorScene? {
            guard let host, var scene = host.navigator.state[id], let window else { return nil }
            let former = scene
            let selected = (window.contentViewController as? AppKitTabsController)?.selectedTabViewItemIndex
            if let selected, tabs == scene.tabs, tabs.indices.contains(selected) { scene.selected = selected }
            let shown = shown
            scene.modals = shown.compactMap { sheet in
                switch sheet {
                case .own(let controller): former.modals.first { $0.id == controller.id }
                case .foreign(let sheet): PageStack(style: .sheet, isWrapped: false, host.page(of: sheet))
                }
            }
            sheets.removeAll { !isPresented($0) }
            host.forget(former.pages, notIn: scene.pages)
            return scene
        }

        private func present(_ modal: PageStack<OwnPage>) throws {
            let sheet = AppKitStackController(host)
            sheet.id = modal.id
            try show(modal.pages, in: sheet)
            guard let presenter = front ?? window?.contentViewController else { return }
            sheet.view.frame.size = sheet.pageSize
            sheet.preferredContentSize = sheet.page?.preferredContentSize ?? .zero
            presenter.presentAsSheet(sheet)
            guard isPresented(sheet) else { throw NavigationError.ignored(modal.root) }
            sheets.append(sheet)
            sheet.whenDismissed = { [weak self] in self?.read() }
        }

        /// The controller of the highest sheet.
        private var front: NSViewController? {
            switch shown.last {
            case .own(let sheet): sheet
            case .foreign(let sheet): sheet.contentViewController
            case nil: nil
            }
        }

        private func dismissSheets(notIn target: [PageStack<OwnPage>]) {
            let shown = shown
            let kept = zip(shown, target).prefix { sheet, modal in
                switch sheet {
                case .own(let controller): controller.id == modal.id
                case .foreign(let sheet): host?.page(of: sheet).id == modal.root.id
                }
            }.count
            for sheet in shown[kept...].reversed() {
                switch sheet {
                case .own(let controller):
                    sheets.removeAll { $0 === controller }
                    controller.whenDismissed = nil
                    controller.presentingViewController?.dismiss(controller)
                case .foreign(let sheet):
                    if let controller = sheet.contentViewController, let presenter = controller.presentingViewController
                    {
                        presenter.dismiss(controller)
                    } else {
                        end(sheet)
                    }
                }
            }
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

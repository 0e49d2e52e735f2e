import AppKit
import RouterNavigation

extension AppKitWorld {
    private var main: NSWindow? { host.window(of: "main") }
    private var side: NSWindow? { host.window(of: "side") }

    func perform(_ event: AppKitEvent) {
        guard !application.isTerminated else { return }
        expectation = nil
        operations.notes(event.isTouch)
        switch event {
        case .tapPush: tap(main) { self.push(from: $0) }
        case .tapPushSide: tap(side) { self.push(from: $0) }
        case .tapPresent, .tapNote, .tapBack, .tapClose, .popToRoot, .switchTab, .openSide:
            tap(main) { self.perform(event, from: $0) }
        case .save: note?.isSaved = true
        case .tapHome, .tapChats:
            guard let main, main.attachedSheet == nil, !main.drawnTitles.isEmpty else { return }
            main.userClicks()
            (main.contentViewController as? NSTabViewController)?.userClicks(event == .tapHome ? 0 : 1)
        case .clickMain: click(main)
        case .clickSide: click(side)
        case .close: main?.userCloses()
        case .closeSide: side?.userCloses()
        case .minimize: main.map { $0.userMiniaturizes(!$0.isMiniaturized) }
        case .mergeWindows: if let main, let side, main.isVisible, side.isVisible { main.userMerges(side) }
        case .selectTab: main?.userSelectsTab()
        case .answerAlert: if !alerts.isEmpty { alerts.removeFirst().userAnswers() }
        case .dock: application.userClicksInDock(hasVisibleWindows: main != nil || side != nil)
        case .quit: application.userQuits()
        case .alert, .oldSheet, .oldSheetEnds, .oldDismiss, .oldTab: tap(main) { self.performOld(event, from: $0) }
        case .link: link()
        }
    }

    private func click(_ window: NSWindow?) {
        if let window, !window.drawnTitles.isEmpty { window.userClicks() }
    }

    /// Lets the user click something in the page that is in front, if it takes clicks.
    private func tap(_ window: NSWindow?, _ body: (NSViewController) -> Void) {
        guard let window, window.isVisible, !window.drawnTitles.isEmpty else { return }
        let front = Array(sequence(first: window) { $0.attachedSheet }).last ?? window
        var page = front.contentViewController
        if let bar = page as? NSTabViewController {
            page = bar.tabViewItems[bar.selectedTabViewItemIndex].viewController
        }
        page = page?.children.last ?? page
        guard let page, page is TitledController, ModelTime.running == 0 else { return }
        // The first click is for the window.
        front.userClicks()
        body(page)
    }

    private func push(from page: NSViewController) {
        guard let navigator = (page as? TitledController)?.navigator, let place = page.parent else { return }
        let url = "//chat/\(next())"
        // As each page of the documentation does it: the page does not say where it is.
        operations.begin("push \(url)") {
            try await navigator.push(.url(url))
        } then: { [weak self, weak place] opened, isQuiet in
            guard let self, isQuiet, let place, let pushed = opened.page as? NSViewController,
                let other = pushed.parent, other !== place
            else { return }
            problems.append(Problem(.tapsActWhereTheyAreSeen, "\(url) opens in another stack"))
        }
    }

    private func perform(_ event: AppKitEvent, from page: NSViewController) {
        guard let navigator = (page as? TitledController)?.navigator else { return }
        let url = event == .tapNote ? "//note" : "//chat/\(next())"
        guard event != .tapNote || note == nil else { return }
        operations.begin("\(event)") { () -> OpenedPage? in
            switch event {
            case .tapPresent: return try await navigator.present(.url(url), in: "main")
            case .tapNote: return try await navigator.push(.url(url), in: "main")
            case .tapBack: try await navigator.pop(in: "main")
            case .tapClose: try await navigator.dismiss(in: "main")
            case .popToRoot: try await navigator.popToRoot(in: "main")
            case .switchTab: try await navigator.switchTab("chats", in: "main")
            default: try await navigator.openScene("side", root: .url("//inbox"))
            }
            return nil
        } then: { [weak self] opened, _ in
            if let note = opened?.page as? NoteController { self?.note = note }
        }
    }

    private func performOld(_ event: AppKitEvent, from page: NSViewController) {
        switch event {
        case .alert:
            guard let window = main else { return }
            let alert = NSAlert()
            alert.messageText = "Alert \(next())"
            alerts.append(alert)
            alert.beginSheetModal(for: window)
        case .oldSheet:
            let sheet = TitledController("Old \(next())")
            foreign.append(sheet)
            page.presentAsSheet(sheet)
        case .oldTab: (main?.contentViewController as? NSTabViewController)?.selectedTabViewItemIndex = 1
        case .oldSheetEnds:
            guard foreign.contains(page) else { return }
            page.presentingViewController?.dismiss(page)
        default:
            // Code that knows no navigator asks nobody.
            guard let sheet = page.parent, let presenter = sheet.presentingViewController else { return }
            note?.isSaved = true
            presenter.dismiss(sheet)
        }
    }

    private func link() {
        let (url, navigator) = ("//chat/\(next())", navigator)
        // As the host delivers it.
        operations.begin("link \(url)", isLink: true) {
            try await navigator.openLink(url)
        } then: { [weak self] opened, isQuiet in
            guard let self, isQuiet, let active = navigator.state.activeScene?.id else { return }
            let title = (opened?.page as? NSViewController)?.title
            expectation = { [weak self] in
                guard let titles = self?.host.window(of: active)?.drawnTitles, titles.last != title else { return nil }
                return "a link opened \(title ?? "nothing"), and \(active) shows \(titles)"
            }
        }
    }
}

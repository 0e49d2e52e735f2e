import RouterNavigation
import SwiftUI
import UIKit

extension UIKitWorld {
    func perform(_ event: UIKitEvent) {
        expectation = nil
        if let filtered, event != .filter, ModelTime.now <= filtered + ModelTime.frame { mayCoverLink = true }
        operations.notes(event.isTouch)
        switch event {
        case .tapPush: tapPush(left)
        case .tapPushRight: tapPush(right)
        case .tapPresent: touched(left).map { present(from: $0, .sheet) }
        case .tapNote: tapNote()
        case .tapOpen: tapOpen()
        case .save: note?.isSaved = true
        case .presentFull: touched(left).map { present(from: $0, .fullScreen) }
        case .tapBack: closing { self.stack(self.left)?.userTapsBack() }
        case .swipe: closing { self.stack(self.left)?.userSwipesBack() }
        case .giveUpSwipe: stack(left)?.userSwipesBack(cancels: true)
        case .menuToRoot: closing { self.stack(self.left)?.userGoesBack(to: 0) }
        case .drag: closing { self.drag(self.top(self.left)) }
        case .giveUpDrag: top(left)?.userSwipesDown(cancels: true)
        case .tapHome: closing { self.left.bar?.userTaps(0) }
        case .tapChats: closing { self.left.bar?.userTaps(self.left.chats) }
        case .answerAlert: (top(left) as? UIAlertController)?.userTaps(0)
        case .tapOther: closing { if self.left.hasOtherTab { self.left.bar?.userTaps(1) } }
        case .tapTwice, .tapView, .presentHeld, .presentPopover: touched(left).map { performUnlike(event, from: $0) }
        case .narrowRight: turnsRight { $0.userNarrowsWindow() }
        case .widenRight: turnsRight { $0.userWidensWindow() }
        case .showSidebar: if top(right) === right.split { right.split?.userShowsSidebar() }
        case .selectRight: if top(right) === right.split { host.selectTab("chats", in: right.id) }
        case .search: touched(left).map { search($0) }
        case .cancelSearch: search?.userCancels()
        case .filter:
            filtered = ModelTime.now
            (touched(left) as? UIHostingController<AnyView>)?.interface.userPresses(0)
        case .alert, .share, .shareEnds, .oldPush, .oldTab, .oldDismiss: performOld(event)
        case .pop, .popToRoot, .dismiss, .switchTab: performInPage(event)
        case .link: link(left)
        case .linkRight: link(right)
        case .notification: notification()
        case .quickAction: chooseAction()
        case .handoff, .handoffFails: handOver(fails: event == .handoffFails)
        case .activate, .activateRight:
            let place = event == .activate ? left : right
            guard let scene = place.scene else { return }
            scene.systemActivates(true)
            host.report(.activatedScene(place.id))
        case .deactivate: left.scene?.systemActivates(false)
        case .disconnect: disconnect(left)
        case .connect: connect(left)
        }
    }

    // MARK: What the user can touch

    /// The controller that is presented last, unless a presentation is moving.
    func top(_ place: Place) -> UIViewController? {
        guard let window = place.window, let root = window.rootViewController else { return nil }
        let shown = window.presentations(above: root)
        return shown.contains { $0.isBeingPresented || $0.isBeingDismissed } ? nil : shown.last
    }

    private func stack(_ place: Place) -> UINavigationController? {
        var shown = top(place)
        if let split = shown as? UISplitViewController { shown = split.viewController(for: split.shownColumn) }
        return (shown as? UITabBarController)?.selectedStack ?? shown as? UINavigationController
    }

    /// The page that the user can touch.
    func touched(_ place: Place) -> UIViewController? {
        guard let stack = stack(place) else {
            let page = top(place)
            return page is UITabBarController || page is UISplitViewController || page is UIAlertController ? nil : page
        }
        return stack.transitionCoordinator == nil ? stack.topViewController : nil
    }

    /// Lets the right window show other columns; the state may lose the pages of the one that it hides.
    private func turnsRight(_ turn: (UISplitViewController) -> Void) {
        guard let split = right.split else { return }
        let former = split.viewController(for: split.shownColumn) as? UINavigationController
        covered += (former?.viewControllers ?? []).map { Covered(controller: $0) }
        turn(split)
    }

    /// Does something that may close a page of old code.
    private func closing(_ body: () -> Void) {
        oldPage = nil
        body()
    }

    // MARK: The user

    private func tapPush(_ place: Place) {
        guard let page = touched(place) as? TitledController, let navigator = page.navigator,
            let stack = page.navigationController
        else { return }
        let url = "//chat/\(next())"
        let column = place.split?.shownColumn
        // As each page of the documentation does it: the page does not say where it is.
        operations.begin("push \(url)") {
            try await navigator.push(.url(url))
        } then: { [weak self, weak stack] opened, _ in
            guard let self, let stack, let pushed = opened.page as? UIViewController,
                let other = pushed.navigationController, other !== stack,
                // The user may see another column by then, which has the scene's only stack.
                place.split?.shownColumn == column || other !== self.stack(place)
            else { return }
            problems.append(Problem(.tapsActWhereTheyAreSeen, "\(url) opens in another stack"))
        }
    }

    /// Begins a search on a page.
    private func search(_ page: UIViewController) {
        guard search?.presentingViewController == nil else { return }
        let controller = UISearchController(searchResultsController: nil)
        search = controller
        controller.userBegins(on: page)
    }

    /// Opens a page as code that cannot wait does.
    private func tapOpen() {
        guard let navigator = (touched(left) as? TitledController)?.navigator else { return }
        let url = "//chat/\(next())"
        operations.begin("open \(url)") { completion in
            navigator.open(url) { result in
                if case .failure(let error) = result { completion(error) } else { completion(nil) }
            }
        }
    }

    private func tapNote() {
        guard note == nil, let navigator = (touched(left) as? TitledController)?.navigator else { return }
        let left = left
        operations.begin("push a note") {
            try await navigator.push(.url("//note"), in: left.id)
        } then: { [weak self] opened, _ in
            self?.note = opened.page as? NoteController
        }
    }

    private func present(from page: UIViewController, _ style: ModalStyle) {
        guard let navigator = (page as? TitledController)?.navigator else { return }
        let (url, left) = ("//chat/\(next())", left)
        operations.begin("present \(url)") { try await navigator.present(.url(url), style: style, in: left.id) }
    }

    // MARK: Pages that use the navigator

    private func performInPage(_ event: UIKitEvent) {
        guard touched(left) != nil else { return }
        let (navigator, left) = (navigator, left)
        operations.begin("\(event)") {
            switch event {
            case .pop: try await navigator.pop(in: left.id)
            case .popToRoot: try await navigator.popToRoot(in: left.id)
            case .dismiss: try await navigator.dismiss(in: left.id)
            default: try await navigator.switchTab("chats", in: left.id)
            }
        } then: { [weak self] _, isQuiet in
            guard let self else { return }
            if event != .switchTab { oldPage = nil }
            guard isQuiet else { return }
            switch event {
            case .popToRoot:
                expectation = { [weak self] in
                    guard let self, let stack = stack(left), stack.viewControllers.count > 1 else { return nil }
                    return "after popToRoot, \(stack.viewControllers.map { $0.title ?? "" }) is left"
                }
            case .switchTab:
                expectation = { left.bar?.selectedIndex == 0 ? "after switchTab, the user sees another tab" : nil }
            default: break
            }
        }
    }

    // MARK: The system

    private func link(_ place: Place) {
        connect(place)
        let (url, navigator) = ("//chat/\(next())", navigator)
        // As the host delivers it.
        operations.begin("link \(url)") {
            try await navigator.openLink(url, in: place.id)
        } then: { [weak self] opened, isQuiet in
            if isQuiet { self?.expects(opened, in: place) }
        }
    }

    private func notification() {
        let (url, navigator) = ("//chat/\(next())", navigator)
        operations.begin("notification \(url)") {
            try await navigator.openLink(url, from: .notification)
        } then: { [weak self] opened, isQuiet in
            guard let self, isQuiet else { return }
            expects(opened, in: navigator.state.activeScene?.id == right.id ? right : left)
        }
    }

    /// The user sees the page that a link has opened.
    func expects(_ opened: OpenedPage?, in place: Place) {
        let title = (opened?.page as? UIViewController)?.title
        expectation = {
            // An inactive scene may show it later.
            guard place.scene?.activationState == .foregroundActive, let titles = place.window?.drawnTitles,
                titles.last != title, !(self.mayCoverLink && titles.last == "Own sheet")
            else { return nil }
            return "a link opened \(title ?? "nothing"), and \(place.id) shows \(titles)"
        }
    }
}

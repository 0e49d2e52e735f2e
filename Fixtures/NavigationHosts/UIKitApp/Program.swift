import RouterNavigation
import RouterRuntime
import SwiftUI
import UIKit
import UserNotifications

/// Lets a user and code change what UIKit shows, and compares it with the navigator's state.
@main
@MainActor
struct Program {
    let checks = Checks()
    let scene = UIWindowScene(UISceneSession("main"))
    let delegate = SceneDelegate()

    static func main() {
        if CommandLine.arguments.contains("--rules") { return UIKitRule.allCases.forEach { print($0.row) } }
        ModelChecks.run()
        ModelTime.run { try await run() }
        Campaign(mended: UIKitWorld.mended).run(CommandLine.arguments.dropFirst().first)
    }

    private static func run() async throws {
        let program = Program()
        await RuleChecks.run(program.checks)
        try await App.navigator.attach(App.host)
        await program.connect()
        try await program.stacks()
        try await program.guards()
        try await program.tapsOfNewSystems()
        try await program.modals()
        try await program.alerts()
        try await program.popovers()
        try await program.delegates()
        try await program.navigators()
        try await program.linksInViews()
        try program.controllers()
        try await program.failures()
        await program.links()
        try await program.severalLinks()
        try await program.waitingLinks()
        try await program.notifiedWindows()
        try await program.reconnection()
        for seed in 0..<60 { try await program.random(seed: UInt64(seed)) }
        try await program.sidebar()
        try await program.adopting()
        if #available(iOS 18, tvOS 18, visionOS 2, *) { try await program.adoptingTabs() }
        try await program.adoptingSplitViews()
        try await program.adoptedGuards()
        try await program.containers()
        try await program.restoration()
        program.checks.finish()
    }

    var navigator: Navigator { App.navigator }
    var bar: UITabBarController? { delegate.window?.rootViewController as? UITabBarController }
    /// The navigation controller that the user sees.
    var stack: UINavigationController? {
        let root = delegate.window?.rootViewController
        let top = root.flatMap { Array(sequence(first: $0) { $0.presentedViewController }).last }
        return (top === root ? bar?.selectedViewController ?? root : top) as? UINavigationController
    }

    /// Waits until animations and operations have ended, and those that they lead to.
    func settle() async { await ModelTime.settle() }

    /// Compares what UIKit shows with a text and with the state.
    func expect(_ shown: String, _ what: String) {
        checks.expect(Description.of(delegate.window), shown, what)
        checks.expect(Description.of(navigator.state["main"], in: navigator), shown, "the state: \(what)")
    }

    private func connect() async {
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        await settle()
        expect("[Home] Inbox", "a scene that connects")
        checks.expect(delegate.window?.isKeyWindow, true, "the window is visible")
    }

    private func stacks() async throws {
        UIKitModel.log = []
        try await navigator.open("//chat/5?switchTab=chats")
        expect("Home [Inbox > Chat 5]", "a page pushed in another tab")
        checks.expect(UIKitModel.log, ["select 1", "push Chat 5, animated"], "each effect is shown once")
        try await navigator.open("//chat/6")
        stack?.userSwipesBack()
        await settle()
        expect("Home [Inbox > Chat 5]", "the user swipes back")
        try await navigator.open("//chat/7")
        stack?.userGoesBack(to: 0)
        await settle()
        expect("Home [Inbox]", "the user goes back two pages")
        weak var closed: UIViewController?
        closed = try await navigator.push(.url("//chat/7")).page as? UIViewController
        stack?.userSwipesBack()
        await settle()
        checks.expect(closed == nil, true, "a page that the user closes is released at once")
        bar?.userTaps(0)
        expect("[Home] Inbox", "the user taps a tab")
        try await navigator.open("//chat/8")
        bar?.userTaps(0)
        await settle()
        expect("[Home] Inbox", "the user taps the selected tab")
    }

    private func guards() async throws {
        let opened = try await navigator.push(.url("//note"))
        let note = opened.page as? NoteController
        checks.expect(stack?.userSwipesBack(), false, "a page that may refuse cannot be swiped away")
        checks.expect(stack?.userSwipesContent(), false, "nor by the swipe of iOS 26")
        stack?.userTapsBack()
        await settle()
        expect("[Home > Note] Inbox", "the user taps back, and the page refuses")
        bar?.userTaps(0)
        await settle()
        expect("[Home > Note] Inbox", "the user taps the tab, and the page refuses")
        note?.isSaved = true
        stack?.userTapsBack()
        await settle()
        expect("[Home] Inbox", "the user taps back, and the page agrees")
        try await navigator.open("//chat/5")
        stack?.userSwipesContent()
        await settle()
        expect("[Home] Inbox", "the user swipes in the content of another page")
        guard let note else { return }
        note.isSaved = false
        try await navigator.push(.page(note))
        stack?.userTapsBack()
        await settle()
        expect("[Home > Note] Inbox", "a controller that is used again refuses again")
        note.isSaved = true
        stack?.userTapsBack()
        await settle()
        expect("[Home] Inbox", "and agrees again")
        try await navigator.open("//chat/5")
        stack?.interactivePopGestureRecognizer?.isEnabled = false
        try await navigator.open("//chat/6")
        checks.expect(stack?.userSwipesBack(), false, "the host leaves a gesture alone that the app has disabled")
        stack?.interactivePopGestureRecognizer?.isEnabled = true
        try await navigator.popToRoot()
    }

    /// Taps on tabs, about which iOS 27 asks in another way.
    private func tapsOfNewSystems() async throws {
        UIKitModel.rules.insert(.tapsTellOfTabsOnly)
        let opened = try await navigator.push(.url("//note"))
        bar?.userTaps(0)
        await settle()
        expect("[Home > Note] Inbox", "the user taps the tab of iOS 27, and the page refuses")
        (opened.page as? NoteController)?.isSaved = true
        bar?.userTaps(0)
        await settle()
        expect("[Home] Inbox", "and agrees")
        UIKitModel.rules = UIKitRule.usual
    }

    private func alerts() async throws {
        try await navigator.present(.url("//question"), isWrapped: false)
        expect("[Home] Inbox | sheet alone Question", "an alert")
        try await navigator.dismiss()
        expect("[Home] Inbox", "code dismisses an alert")
        let opened = try await navigator.present(.url("//question"), style: .fullScreen, isWrapped: false)
        (opened.page as? UIAlertController)?.userTaps(0)
        await settle()
        expect("[Home > Chat 9] Inbox", "the user taps a button of an alert, which opens a page")
        try await navigator.popToRoot()
        checks.expect(
            await checks.message { try await navigator.present(.url("//question")) },
            "the host did not show 'present //question': the page '//question' is a 'UIAlertController', which a stack "
                + "cannot contain: present it alone",
            "an alert in a stack"
        )
    }

    private func modals() async throws {
        try await navigator.present(.url("//chat/5"))
        try await navigator.open("//chat/6")
        try await navigator.present(.url("//chat/7"), style: .fullScreen, isWrapped: false)
        expect("[Home] Inbox | sheet Chat 5 > Chat 6 | fullScreen alone Chat 7", "two modals")
        try await navigator.dismiss()
        stack?.userSwipesBack()
        await settle()
        expect("[Home] Inbox | sheet Chat 5", "one dismissed, and a page of the other swiped away")
        try await navigator.replace(with: .url("//chat/8"))
        expect("[Home] Inbox | sheet Chat 8", "a page in place of another")
        stack?.userSwipesDown()
        await settle()
        expect("[Home] Inbox", "the user swipes a modal down")

        let note = try await navigator.present(.url("//note"))
        stack?.userSwipesDown()
        await settle()
        expect("[Home] Inbox | sheet Note", "the user swipes a modal down, and the page refuses")
        (note.page as? NoteController)?.isSaved = true
        stack?.userSwipesDown()
        await settle()
        expect("[Home] Inbox", "the user swipes a modal down, and the page agrees")

        try await navigator.present(.url("//chat/5"))
        try await navigator.present(.url("//chat/6"), isWrapped: false)
        stack?.dismiss(animated: true)
        await settle()
        bar?.dismiss(animated: true)
        await settle()
        expect("[Home] Inbox", "code dismisses all modals without the navigator")
    }

    /// Pages that ask for a popover, and say nothing about its place.
    private func popovers() async throws {
        let page = TitledController("Popover")
        page.modalPresentationStyle = .popover
        let sheet = UIAlertController(title: "Menu", message: nil, preferredStyle: .actionSheet)
        for (source, isWrapped) in [(PageSource.page(page), true), (.page(sheet), false)] {
            try await navigator.present(source, isWrapped: isWrapped)
            let popover = bar?.presentedViewController?.popoverPresentationController
            checks.expect(popover?.sourceView === bar?.view, true, "a popover comes from what presents it")
            checks.expect(popover?.sourceRect.midX, bar?.view.bounds.midX, "in the middle")
            try await navigator.dismiss()
        }
        App.host.setUpModal = { controller, _ in
            controller.popoverPresentationController?.barButtonItem = UIBarButtonItem(title: "More")
        }
        try await navigator.present(.page(page))
        let popover = bar?.presentedViewController?.popoverPresentationController
        checks.expect(popover?.sourceView == nil, true, "the app knows a better place")
        App.host.setUpModal = nil
        try await navigator.dismiss()
        checks.expect(UIKitModel.exceptions, [], "popovers raise nothing")
    }

    /// The navigator of a page, which its controller finds in UIKit.
    private func navigators() async throws {
        let chat = try await navigator.present(.url("//chat/5"))
        let alone = try await navigator.present(.url("//chat/6"), style: .fullScreen, isWrapped: false)
        let above = try await navigator.present(.url("//question"), isWrapped: false)
        let controllers = navigator.state.pages.compactMap { navigator.content(of: $0.id) as? UIViewController }
        checks.expect(controllers.count, 5, "two tabs and three modals")
        for controller in controllers {
            let title = controller.title ?? "?"
            checks.expect(controller.navigator?.state, navigator.state, "\(title) finds its navigator")
        }
        checks.expect((above.page as? UIAlertController)?.navigator != nil, true, "so does an alert")
        while navigator.state["main"]?.modals.isEmpty == false { try await navigator.dismiss() }
        for page in [chat.page, alone.page] {
            checks.expect((page as? UIViewController)?.navigator == nil, true, "a page that has closed has none")
        }
        checks.expect(TitledController("New").navigator == nil, true, "nor does one that has not been shown")
        try await navigator.push(.url("//view/0"))
        (stack?.topViewController as? UIHostingController<AnyView>)?.interface.userPresses(0)
        await settle()
        expect("[Home > View 0 > Chat 5] Inbox", "a view of SwiftUI finds its navigator in the environment")
        try await navigator.popToRoot()
    }

    /// Links that the user taps in a page of SwiftUI.
    private func linksInViews() async throws {
        guard let link = URL(string: "//chat/5"), let other = URL(string: "https://example.com"),
            let closed = URL(string: "//view/3"), let sheet = URL(string: "//sheet")
        else { return }
        try await navigator.push(.url("//view/1"))
        let tap = { (url: URL) in
            (stack?.topViewController as? UIHostingController<AnyView>)?.interface.userTapsLink(url)
        }
        checks.expect(tap(other), .systemAction, "a link for the system")
        checks.expect(tap(closed), .systemAction, "a link to a page that is closed to the web")
        checks.expect(tap(link), .handled, "a link to a page of the app")
        await settle()
        expect("[Home > View 1 > Chat 5] Inbox", "the page of a link in a view")
        try await navigator.pop()
        App.host.linkOrigin = .app
        checks.expect(tap(closed), .handled, "a link of the caller that the app names")
        await settle()
        expect("[Home > View 1 > View 3] Inbox", "its page")
        try await navigator.pop()
        App.host.linkOrigin = .webView
        try await navigator.present(.url("//view/2"))
        checks.expect(tap(sheet), .handled, "a link in a sheet")
        await settle()
        expect("[Home > View 1] Inbox | sheet View 2 | sheet Sheet", "opens there")
        while navigator.state["main"]?.modals.isEmpty == false { try await navigator.dismiss() }
        try await navigator.popToRoot()
    }

    private func failures() async throws {
        UIKitModel.ignoresChanges = true
        checks.expect(
            await checks.message { try await navigator.open("//chat/5") },
            "the host did not show 'push //chat/5': the interface has not changed to show '//chat/5'",
            "a push that UIKit ignores"
        )
        checks.expect(
            await checks.message { try await navigator.present(.url("//chat/5")) },
            "the host did not show 'present //chat/5': the interface has not changed to show '//chat/5'",
            "a modal that UIKit ignores"
        )
        UIKitModel.ignoresChanges = false
        expect("[Home] Inbox", "nothing that UIKit ignores is recorded")
        let opened = try await navigator.present(.url("//chat/5"))
        UIKitModel.ignoresChanges = true
        checks.expect(
            await checks.message { try await navigator.dismiss() },
            "the host did not show 'dismiss page \(opened.id)': the interface has not dismissed '//chat/5'",
            "a dismissal that UIKit ignores"
        )
        UIKitModel.ignoresChanges = false
        expect("[Home] Inbox | sheet Chat 5", "the modal is still open")
        try await navigator.dismiss()
        expect("[Home] Inbox", "and can be dismissed later")
        checks.expect(
            await checks.message { try await navigator.open("//article/5") },
            "the host did not show 'push //article/5': the page '//article/5' is a 'Article', which the host cannot "
                + "show: return a UIViewController from its handler, or make one in 'makeController'",
            "a page without a controller"
        )
        App.host.makeController = { page in
            (page as? Article).map { TitledController("Article \($0.number)") } ?? page as? UIViewController
        }
        try await navigator.open("//article/5")
        checks.expect(Description.of(delegate.window), "[Home > Article 5] Inbox", "a page with a controller")
        try await navigator.popToRoot()
        checks.expect(
            await checks.message { try await navigator.open("//settings") },
            "the host did not show 'push //settings': the page '//settings' is a 'UINavigationController', which a "
                + "stack cannot contain: present it alone",
            "a navigation controller in a stack"
        )
        let controller = TitledController("Twice")
        try await navigator.push(.page(controller))
        checks.expect(
            await checks.message { try await navigator.push(.page(controller, url: "//twice")) },
            "the host did not show 'push //twice': the view controller of '//twice' shows another page already: "
                + "return a new one from its handler",
            "a controller for two pages"
        )
        try await navigator.popToRoot(isAnimated: false)
        try await navigator.push(.page(controller))
        try await navigator.popToRoot()
        expect("[Home] Inbox", "a controller that is used again")
    }

    private func links() async {
        guard let link = URL(string: "//chat/5"), let refused = URL(string: "//note") else { return }
        var failures: [String] = []
        App.host.linkFailed = { url, _ in failures.append(url) }
        delegate.scene(scene, openURLContexts: [UIOpenURLContext(link)])
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = link
        delegate.scene(scene, continue: activity)
        await settle()
        expect("[Home > Chat 5] Inbox", "a link that the system delivers twice")
        delegate.scene(scene, openURLContexts: [UIOpenURLContext(refused)])
        await settle()
        checks.expect(failures, ["//note"], "a link to a page that is not open to other apps")
        checks.expect(
            App.host.continue(NSUserActivity(activityType: "handoff"), in: "main"),
            false,
            "an activity that is no link"
        )
    }

    /// Links that come together open in the same order each time.
    private func severalLinks() async throws {
        let urls = (11...18).compactMap { URL(string: "//chat/\($0)") }
        delegate.scene(scene, openURLContexts: Set(urls.map(UIOpenURLContext.init)))
        await settle()
        checks.expect(stack?.topViewController?.title, "Chat 18", "the last one of several links")
        try await navigator.pop(to: "//chat/5")
    }

    /// Links while the app is locked, modals in their way, actions, and a notification.
    private func waitingLinks() async throws {
        guard let link = URL(string: "//chat/6"), let action = URL(string: "//cart/add/5") else { return }
        let navigator = navigator
        navigator.lockPage = { _ in .url("//lock") }
        navigator.gate.close("locked")
        navigator.originOfLink = { $0.hasSuffix("/6") ? .notification : .app }
        delegate.scene(scene, openURLContexts: [UIOpenURLContext(link)])
        await settle()
        expect("[Home > Chat 5] Inbox | fullScreen Lock", "a link while the app is locked")
        checks.expect(navigator.gate.requests.map(\.origin), [.notification], "the caller that the app names")
        navigator.gate.open("locked")
        await settle()
        expect("[Home > Chat 5 > Chat 6] Inbox", "the link after the lock, whose page is dismissed")
        try await belowLock()

        var failures: [String] = []
        App.host.linkFailed = { url, _ in failures.append(url) }
        delegate.scene(scene, openURLContexts: [UIOpenURLContext(action)])
        await settle()
        expect("[Home > Chat 5 > Chat 6] Inbox", "a link that is an action")
        let notifications = Notifications()
        UNUserNotificationCenter.current().delegate = notifications
        await UNUserNotificationCenter.current().userTaps(["url": "//chat/7"])
        await UNUserNotificationCenter.current().userTaps(["url": "//note"])
        await settle()
        expect("[Home > Chat 5 > Chat 6 > Chat 7] Inbox", "a notification that the user taps")
        checks.expect(failures, ["//note"], "a notification with a closed route")

        try await navigator.present(.url("//question"), isWrapped: false)
        navigator.linkPolicy.coversModals = true
        delegate.scene(scene, openURLContexts: [UIOpenURLContext(link)])
        await settle()
        expect("[Home > Chat 5 > Chat 6 > Chat 7] Inbox | sheet alone Question | sheet Chat 6", "a link above an alert")
        navigator.linkPolicy = LinkPolicy()
        try await navigator.switchTab("home")
        try await navigator.pop(to: "//chat/5")
        expect("[Home > Chat 5] Inbox", "back to the chat")
    }

    /// Changes below the lock.
    private func belowLock() async throws {
        try await navigator.present(.url("//chat/7"))
        try await navigator.present(.url("//chat/8"))
        navigator.gate.close("locked")
        await settle()
        expect(
            "[Home > Chat 5 > Chat 6] Inbox | sheet Chat 7 | sheet Chat 8 | fullScreen Lock",
            "a lock covers everything"
        )
        try await navigator.dismiss()
        expect("[Home > Chat 5 > Chat 6] Inbox | sheet Chat 7 | fullScreen Lock", "a modal below the lock is dismissed")
        try await navigator.switchTab("chats")
        expect("Home > Chat 5 > Chat 6 [Inbox] | fullScreen Lock", "a tab below the lock is selected")
        try await navigator.switchTab("home")
        try await navigator.throughGate.push(.url("//chat/9"))
        expect("[Home > Chat 5 > Chat 6] Inbox | fullScreen Lock > Chat 9", "a page of the lock")
        navigator.gate.open("locked")
        await settle()
        expect("[Home > Chat 5 > Chat 6] Inbox", "it goes with the lock")
    }

    private func reconnection() async throws {
        try await navigator.present(.url("//chat/6"), style: .fullScreen)
        delegate.sceneDidDisconnect(scene)
        checks.expect(Description.of(delegate.window), "nothing", "a scene that disconnects")
        try await navigator.open("//chat/7")
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        await settle()
        expect("[Home > Chat 5] Inbox | fullScreen Chat 6 > Chat 7", "a scene that connects again")
        try await navigator.present(.url("//chat/8"), isWrapped: false)
        delegate.sceneDidDisconnect(scene)
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        await settle()
        expect(
            "[Home > Chat 5] Inbox | fullScreen Chat 6 > Chat 7 | sheet alone Chat 8",
            "a controller that is presented in another window"
        )
        delegate.sceneDidDisconnect(scene)
        UIKitModel.ignoresChanges = true
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        await settle()
        UIKitModel.ignoresChanges = false
        checks.expect(navigator.state["main"]?.modals.count, 0, "modals that do not appear again are closed")
        try await navigator.popToRoot()
        expect("[Home] Inbox", "and the rest is shown with the next effect")

        var requests: [String] = []
        App.host.openWindow = { requests.append("open \($0)") }
        App.host.closeWindow = { requests.append("close \($0)") }
        try await navigator.openScene("side", root: .url("//chat/5"))
        delegate.sceneDidBecomeActive(scene)
        checks.expect(navigator.state.activeScene?.id, "main", "the user brings a scene to the front")
        try await navigator.closeScene("side")
        checks.expect(requests, ["open side", "close side"], "scenes that need windows")
    }
}

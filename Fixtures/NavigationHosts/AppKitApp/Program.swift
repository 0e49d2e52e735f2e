import AppKit
import RouterNavigation
import RouterRuntime

/// Lets a user and code change what AppKit shows, and compares it with the navigator's state.
@main
@MainActor
struct Program {
    let checks = Checks()
    let delegate = AppDelegate()

    static func main() {
        if CommandLine.arguments.contains("--rules") { return AppKitRule.allCases.forEach { print($0.row) } }
        ModelTime.run { try await run() }
        Campaign(mended: AppKitWorld.mended).run(CommandLine.arguments.dropFirst().first)
    }

    private static func run() async throws {
        let program = Program()
        await RuleChecks.run(program.checks)
        program.delegate.applicationDidFinishLaunching(Notification(name: Notification.Name("launched")))
        await program.settle()
        try await program.windows()
        try await program.tabs()
        try await program.sheets()
        try await program.sizes()
        try await program.titles()
        try await program.restoration()
        try await program.launches()
        try await program.windowsOfSwiftUI()
        await program.links()
        try await program.linksInViews()
        try await program.closing()
        program.checks.finish()
    }

    var host: AppKitNavigationHost { delegate.host }
    var navigator: Navigator { host.navigator }
    var tabBar: NSTabViewController? { host.window(of: "main")?.contentViewController as? NSTabViewController }

    /// Waits until animations and operations have ended, and those that they lead to.
    func settle() async { await ModelTime.settle() }

    /// What AppKit shows of a scene: the top page of each tab with the selected one in brackets, and the sheets.
    func shown(_ scene: SceneID = "main") -> String {
        guard let root = host.window(of: scene)?.contentViewController else { return "nothing" }
        let page = { (controller: NSViewController?) in controller?.children.first?.title ?? "?" }
        var content = page(root)
        if let bar = root as? NSTabViewController {
            content = bar.tabViewItems.enumerated().map { index, item in
                index == bar.selectedTabViewItemIndex ? "[\(page(item.viewController))]" : page(item.viewController)
            }
            .joined(separator: " ")
        }
        let sheets = sequence(first: root) { $0.presentedViewControllers?.first }.dropFirst()
        return ([content] + sheets.map { "sheet \(page($0))" }).joined(separator: " | ")
    }

    /// Compares what AppKit shows with a text, and the page that the state shows with a URL.
    func expect(_ text: String, _ url: String, _ what: String) {
        checks.expect(shown(), text, what)
        checks.expect(navigator.state["main"]?.top.url, url, "the state: \(what)")
    }

    private func windows() async throws {
        expect("[Home] Inbox", "//home", "a window")
        checks.expect(host.window(of: "main")?.title, "main", "the app sets its windows up")
        checks.expect(host.window(of: "main")?.isVisible, true, "the window is visible")
        try await navigator.openScene("side", root: .url("//inbox"))
        checks.expect(shown("side"), "Inbox", "another window")
        checks.expect(navigator.state.activeScene?.id, "side", "which is active")
        host.window(of: "main")?.userClicks()
        checks.expect(navigator.state.activeScene?.id, "main", "the user brings a window to the front")
        host.window(of: "side")?.userCloses()
        checks.expect(navigator.state["side"] == nil, true, "the user closes a window")
        try await navigator.openScene("side", root: .url("//inbox"))
        let window = host.window(of: "side")
        try await navigator.closeScene("side")
        checks.expect(window?.isVisible, false, "code closes a window")
    }

    private func tabs() async throws {
        try await navigator.open("//chat/5?switchTab=chats")
        expect("Home [Chat 5]", "//chat/5", "a page pushed in another tab")
        try await navigator.open("//chat/6")
        try await navigator.popToRoot()
        expect("Home [Inbox]", "//inbox", "its root")
        tabBar?.userClicks(0)
        expect("[Home] Inbox", "//home", "the user selects a tab")
        try await navigator.open("//home?openType=root")
        checks.expect(shown(), "Home", "a stack in place of the tabs")
        try await navigator.closeScene("main")
        try await navigator.openScene("main", tabs: ["home": .url("//home"), "chats": .url("//inbox")])
        expect("[Home] Inbox", "//home", "a window that opens again")
    }

    private func sheets() async throws {
        try await navigator.present(.url("//chat/5"))
        try await navigator.open("//chat/6")
        try await navigator.present(.url("//chat/7"), isWrapped: false)
        expect("[Home] Inbox | sheet Chat 6 | sheet Chat 7", "//chat/7", "two sheets")
        let visible = [tabBar?.tabViewItems[0].viewController, tabBar?.presentedViewControllers?.first].map {
            $0?.children.first?.navigator?.state
        }
        checks.expect(
            visible.allSatisfy { $0 == navigator.state },
            true,
            "pages in tabs and sheets find their navigator"
        )
        checks.expect(TitledController("New").navigator == nil, true, "one that has not been shown has none")
        try await navigator.dismiss()
        try await navigator.pop()
        expect("[Home] Inbox | sheet Chat 5", "//chat/5", "one dismissed, and a page of the other closed")
        weak var closed: NSViewController?
        closed = navigator.state["main"].flatMap { navigator.content(of: $0.top.id) as? NSViewController }
        if let bar = tabBar, let sheet = bar.presentedViewControllers?.first { bar.dismiss(sheet) }
        await settle()
        expect("[Home] Inbox", "//home", "code dismisses a sheet without the navigator")
        checks.expect(closed == nil, true, "its page is released at once")
        AppKitModel.ignoresChanges = true
        checks.expect(
            await checks.message { try await navigator.present(.url("//chat/5")) },
            "the host did not show 'present //chat/5': the interface has not changed to show '//chat/5'",
            "a sheet that AppKit ignores"
        )
        AppKitModel.ignoresChanges = false
        expect("[Home] Inbox", "//home", "nothing that AppKit ignores is recorded")
    }

    private func links() async {
        guard let link = URL(string: "//chat/5"), let closed = URL(string: "//note") else { return }
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = link
        _ = delegate.application(NSApplication(), continue: activity) { _ in }
        var failures: [String] = []
        host.linkFailed = { url, _ in failures.append(url) }
        delegate.application(NSApplication(), open: [link, closed])
        await settle()
        expect("[Chat 5] Inbox", "//chat/5", "a link that the system delivers twice")
        checks.expect(navigator.state["main"]?.path.count, 2, "one page")
        checks.expect(failures, ["//note"], "a link to a page that is not open to other apps")
    }

    private func closing() async throws {
        let opened = try await navigator.push(.url("//note"))
        host.window(of: "main")?.userCloses()
        await settle()
        expect("[Note] Inbox", "//note", "the user closes the window, and a page refuses")
        (opened.page as? NoteController)?.isSaved = true
        host.window(of: "main")?.userCloses()
        await settle()
        checks.expect(shown(), "nothing", "the user closes the window, and the page agrees")
        checks.expect(navigator.state.scenes.count, 0, "the state")
    }
}

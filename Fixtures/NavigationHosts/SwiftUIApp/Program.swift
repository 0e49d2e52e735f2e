import Model
import RouterNavigation
import RouterPipeline
import RouterRuntime
import SwiftUI

/// Lets a user and code change what SwiftUI shows, and compares it with the navigator's state.
@main
@MainActor
struct Program {
    let checks = Checks()
    let host: SwiftUINavigationHost
    /// The window.
    let interface: Interface

    init() {
        let host = SwiftUINavigationHost(Navigator(Router(.app)))
        self.host = host
        interface = Interface(NavigationSceneView("main", in: host) { Label($0.name, systemImage: "circle") })
    }

    static func main() {
        ModelTime.run {
            let program = Program()
            try await program.scenes()
            try await program.stacks()
            try await program.modals()
            try await program.links()
            try await program.asking()
            await program.ownStack()
            try await program.adopting()
            try await program.sidebars()
            await program.failures()
            await program.restoration()
            program.checks.expect(Interface.faults, [], "faults")
            program.checks.finish()
        }
    }

    var navigator: Navigator { host.navigator }

    /// Waits until nothing moves.
    func settle() async { await ModelTime.settle() }

    /// Compares what SwiftUI shows at rest with a text and with the state.
    func expect(_ shown: String, _ what: String) async {
        await settle()
        checks.expect(interface.description, shown, what)
        checks.expect(host.state == navigator.state, true, "the state: \(what)")
    }

    private func scenes() async throws {
        try await navigator.attach(host)
        await expect("", "nothing is open")
        var windows: [String] = []
        host.openWindow = { windows.append("open \($0)") }
        host.closeWindow = { windows.append("close \($0)") }
        try await navigator.openScene("main", tabs: ["home": .url("//home"), "chats": .url("//inbox")])
        try await navigator.openScene("side", root: .url("//inbox"))
        let side = Interface(NavigationSceneView("side", in: host))
        await settle()
        checks.expect(interface.tabTitles, ["home", "chats"], "tabs have labels")
        checks.expect(side.description, "Inbox", "another window")
        interface.phase = .inactive
        await settle()
        interface.phase = .active
        await settle()
        checks.expect(navigator.state.activeScene?.id, "main", "the user brings a scene to the front")
        try await navigator.closeScene("side")
        await settle()
        checks.expect(side.description, "", "a window of a closed scene")
        side.close()
        checks.expect(windows, ["open side", "close side"], "windows")
        await expect("[Home] Inbox", "two tabs")
        // Developers read of a window that does not appear: a line on the standard error.
        try await navigator.openScene("lost", root: .url("//inbox"))
        try await Task.sleep(nanoseconds: 11_000_000_000)
        try await navigator.closeScene("lost")
        await expect("[Home] Inbox", "a scene without a window")
    }

    private func stacks() async throws {
        Interface.transactions = []
        try await navigator.open("//chat/5?switchTab=chats")
        await expect("Home [Inbox > Chat 5]", "a page pushed in another tab")
        checks.expect(Set(Interface.transactions), ["animated"], "animations")
        Interface.transactions = []
        try await navigator.push(.openChat(chatID: 6), isAnimated: false)
        checks.expect(Set(Interface.transactions), ["still"], "no animation")
        await settle()
        interface.userGoesBack(to: 1)
        await expect("Home [Inbox > Chat 5]", "the user goes back")
        try await navigator.open("//chat/7")
        await settle()
        interface.userGoesBack(to: 0)
        await expect("Home [Inbox]", "the user goes back two pages")
        interface.userPresses("Inbox")
        await expect("Home [Inbox > Chat 8]", "a link to a route pushes onto its own stack")
        interface.userGoesBack(to: 0)
        await settle()
        interface.userTapsTab(0)
        await expect("[Home] Inbox", "the user selects a tab")
        interface.userPresses(0)
        await settle()
        await expect("[Home > Chat 5] Inbox", "a page uses the navigator")

        let opened = try await navigator.push(.openNote())
        await settle()
        checks.expect(interface.userGoesBack(to: 1), false, "a page that may refuse has no back button")
        checks.expect(interface.buttonLabels.first, "Back", "VoiceOver names the button that takes its place")
        interface.userPresses(0)
        await settle()
        await expect("[Home > Chat 5 > Note] Inbox", "the user goes back, and the page refuses")
        (opened.page as? NotePage)?.note.isSaved = true
        interface.userPresses(0)
        await settle()
        await expect("[Home > Chat 5] Inbox", "the user goes back, and the page agrees")
        try await navigator.popToRoot()
    }

    private func modals() async throws {
        try await navigator.present(.openChat(chatID: 5))
        try await navigator.open("//chat/6")
        try await navigator.present(.openChat(chatID: 7), style: .fullScreen, isWrapped: false)
        await expect("[Home] Inbox | sheet Chat 5 > Chat 6 | fullScreen alone Chat 7", "two modals")
        try await navigator.dismiss()
        await settle()
        interface.userGoesBack(to: 0)
        await expect("[Home] Inbox | sheet Chat 5", "one dismissed, and a page of the other closed")
        interface.userDragsDown()
        await expect("[Home] Inbox", "the user swipes a modal down")

        let opened = try await navigator.present(.openNote())
        await settle()
        checks.expect(interface.userDragsDown(), false, "a page that may refuse cannot be swiped down")
        (opened.page as? NotePage)?.note.isSaved = true
        try await navigator.dismiss()
        var roots: Set<String> = []
        host.setUpModal = { content, root in
            roots.insert("\(root)")
            return content
        }
        try await navigator.present(.openChat(chatID: 5))
        try await navigator.present(.openChat(chatID: 6))
        host.setUpModal = nil
        checks.expect(roots.sorted(), ["//chat/5", "//chat/6"], "the app sets up the modals")
        await settle()
        interface.userDragsDown()
        await expect("[Home] Inbox | sheet Chat 5", "the user closes the higher one of two modals")
        interface.userDragsDown()
        await expect("[Home] Inbox", "the user closes the other one")
    }

    private func links() async throws {
        guard let link = URL(string: "//chat/5"), let other = URL(string: "https://example.com"),
            let closed = URL(string: "//note"), let unreadable = URL(string: "//chat/five"),
            let external = URL(string: "//sheet")
        else { return }
        checks.expect(interface.userTapsLink(link), .handled, "a link in a page")
        await settle()
        await expect("[Home > Chat 5] Inbox", "the page of the link")
        checks.expect(interface.userTapsLink(other), .systemAction, "a link for the system")
        checks.expect(interface.userTapsLink(closed), .systemAction, "a link to a page that is closed to the web")
        checks.expect(interface.userTapsLink(unreadable), .systemAction, "a link whose number cannot be read")
        checks.expect(interface.userTapsLink(external), .handled, "a link to a page that is open to other apps alone")
        await settle()
        await expect("[Home > Chat 5] Inbox | sheet More", "its page")
        try await navigator.dismiss()
        await settle()
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = link
        interface.continue(activity)
        interface.open(link)
        await settle()
        await expect("[Home > Chat 5] Inbox", "a link that the system delivers twice")
        var failures: [String] = []
        host.linkFailed = { url, _ in failures.append(url) }
        interface.open(closed)
        await settle()
        checks.expect(failures, ["//note"], "a link to a page that is not open to other apps")
        try await navigator.popToRoot()
    }

    /// A page asks the user something itself.
    private func asking() async throws {
        try await navigator.open("//ask")
        await settle()
        interface.userPresses("Ask")
        await settle()
        checks.expect(navigator.state.activeScene?.modals.map(\.root.isForeign), [true], "an alert is in the state")
        let link = Task { try await navigator.openLink("//chat/5", from: .webView) }
        // The time of the model passes while the program waits.
        try await Task.sleep(nanoseconds: 3_000_000_000)
        checks.expect(interface.description, "[Home > Ask] Inbox | alert Sure?OK", "a link waits for the answer")
        interface.userPresses(0)
        _ = try await link.value
        await expect("[Home > Ask > Chat 5] Inbox", "and opens when the user has answered")
        try await navigator.pop()
        await settle()
        interface.userPresses("Ask")
        await settle()
        try await navigator.openLink("//chat/6", from: .webView)
        await expect("[Home > Ask > Chat 6] Inbox", "a link dismisses an alert that nobody answers")
        try await navigator.popToRoot()
    }

    private func failures() async {
        checks.expect(
            await checks.message { try await navigator.open("//article/5") },
            "the host did not show 'push //article/5': the page '//article/5' is a 'Article', which the host cannot "
                + "show: return a view that conforms to NavigationPage, or make one in 'makeView'",
            "a page that is no view"
        )
        await expect("[Home] Inbox", "nothing that cannot be shown is recorded")
        host.makeView = { page in
            if let article = page as? Article { return AnyView(Text("Article \(article.number)")) }
            return (page as? any View).map { AnyView($0) }
        }
        checks.expect(await checks.message { try await navigator.open("//article/5") }, "no error", "a view for a page")
        await expect("[Home > Article 5] Inbox", "the view")
        interface.userGoesBack(to: 0)
    }
}

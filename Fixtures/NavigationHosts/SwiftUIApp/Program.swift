import RouterNavigation
import RouterPipeline
import RouterRuntime
import SwiftUI

/// Lets a user and code change what SwiftUI shows, and compares it with the navigator's state.
@main
@MainActor
struct Program {
    let checks = Checks()
    let host = SwiftUINavigationHost(Navigator(Router(.app)))

    static func main() async throws {
        let program = Program()
        try await program.scenes()
        try await program.stacks()
        try await program.modals()
        try await program.links()
        program.ownStack()
        await program.failures()
        for seed in 0..<60 { try await program.random(seed: UInt64(seed)) }
        program.checks.finish()
    }

    var navigator: Navigator { host.navigator }

    /// What the user sees now.
    var interface: Interface {
        Interface(NavigationSceneView("main", in: host) { Label($0.name, systemImage: "circle") })
    }

    /// Waits until operations have ended, and those that they lead to.
    func settle() async {
        for _ in 0..<10 {
            await Task.yield()
            // It begins when all others have ended.
            _ = try? await navigator.open("//home?openType=none")
        }
    }

    /// Compares what SwiftUI shows with a text and with the state.
    func expect(_ shown: String, _ what: String) {
        checks.expect(interface.description, shown, what)
        checks.expect(host.state == navigator.state, true, "the state: \(what)")
    }

    private func scenes() async throws {
        try await navigator.attach(host)
        expect("", "nothing is open")
        var windows: [String] = []
        host.openWindow = { windows.append("open \($0)") }
        host.closeWindow = { windows.append("close \($0)") }
        try await navigator.openScene("main", tabs: ("home", .url("//home")), ("chats", .url("//inbox")))
        try await navigator.openScene("side", root: .url("//inbox"))
        checks.expect(interface.tabs.map(\.title), ["home", "chats"], "tabs have labels")
        checks.expect(Interface(NavigationSceneView("side", in: host)).description, "Inbox", "another window")
        for task in interface.tasks { await task() }
        checks.expect(navigator.state.activeScene?.id, "main", "the user brings a scene to the front")
        try await navigator.closeScene("side")
        checks.expect(Interface(NavigationSceneView("side", in: host)).description, "", "a window of a closed scene")
        checks.expect(windows, ["open main", "open side", "close side"], "windows")
        expect("[Home] Inbox", "two tabs")
    }

    private func stacks() async throws {
        let changes = host.objectWillChange.count
        Interface.transactions = []
        try await navigator.open("//chat/5?switchTab=chats")
        expect("Home [Inbox > Chat 5]", "a page pushed in another tab")
        checks.expect(host.objectWillChange.count - changes, 2, "each effect is shown once")
        try await navigator.push(.openChat(chatID: 6), isAnimated: false)
        checks.expect(Interface.transactions, ["animated", "animated", "still"], "animations")
        interface.userGoesBack(to: 1)
        expect("Home [Inbox > Chat 5]", "the user goes back")
        try await navigator.open("//chat/7")
        interface.userGoesBack(to: 0)
        expect("Home [Inbox]", "the user goes back two pages")
        interface.userTaps(0)
        expect("[Home] Inbox", "the user selects a tab")
        interface.page?.buttons.first?()
        await settle()
        expect("[Home > Chat 5] Inbox", "a page uses the navigator")

        let opened = try await navigator.push(.openNote())
        checks.expect(interface.userGoesBack(to: 1), false, "a page that may refuse has no back button")
        interface.page?.buttons.first?()
        await settle()
        expect("[Home > Chat 5 > Note] Inbox", "the user goes back, and the page refuses")
        (opened.page as? NotePage)?.note.isSaved = true
        interface.page?.buttons.first?()
        await settle()
        expect("[Home > Chat 5] Inbox", "the user goes back, and the page agrees")
        try await navigator.popToRoot()
    }

    private func modals() async throws {
        try await navigator.present(.openChat(chatID: 5))
        try await navigator.open("//chat/6")
        try await navigator.present(.openChat(chatID: 7), style: .fullScreen, isWrapped: false)
        expect("[Home] Inbox | sheet Chat 5 > Chat 6 | fullScreen alone Chat 7", "two modals")
        try await navigator.dismiss()
        interface.top.userGoesBack(to: 0)
        expect("[Home] Inbox | sheet Chat 5", "one dismissed, and a page of the other closed")
        interface.userSwipesDown()
        expect("[Home] Inbox", "the user swipes a modal down")

        let opened = try await navigator.present(.openNote())
        checks.expect(interface.userSwipesDown(), false, "a page that may refuse cannot be swiped down")
        (opened.page as? NotePage)?.note.isSaved = true
        try await navigator.dismiss()
        try await navigator.present(.openChat(chatID: 5))
        try await navigator.present(.openChat(chatID: 6))
        interface.userSwipesDown()
        expect("[Home] Inbox", "the user closes two modals")
    }

    private func links() async throws {
        guard let link = URL(string: "//chat/5"), let other = URL(string: "https://example.com"),
            let closed = URL(string: "//note"), let unreadable = URL(string: "//chat/five")
        else { return }
        checks.expect(interface.openURL.userTaps(link), .handled, "a link in a page")
        await settle()
        expect("[Home > Chat 5] Inbox", "the page of the link")
        checks.expect(interface.openURL.userTaps(other), .systemAction, "a link for the system")
        checks.expect(interface.openURL.userTaps(closed), .systemAction, "a link to a page that is closed to the web")
        checks.expect(interface.openURL.userTaps(unreadable), .systemAction, "a link whose number cannot be read")
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = link
        interface.continueActivity?(activity)
        interface.openLink?(link)
        await settle()
        expect("[Home > Chat 5] Inbox", "a link that the system delivers twice")
        var failures: [String] = []
        host.linkFailed = { url, _ in failures.append(url) }
        interface.openLink?(closed)
        await settle()
        // On a busy machine, a link may get no thread in that time.
        for _ in 0..<100 where failures.isEmpty { await settle() }
        checks.expect(failures, ["//note"], "a link to a page that is not open to other apps")
        try await navigator.popToRoot()
    }

    private func failures() async {
        checks.expect(
            await checks.message { try await navigator.open("//article/5") },
            "the host did not show 'push //article/5': the page '//article/5' is a 'Article', which the host cannot "
                + "show: return a view that conforms to NavigationPage, or make one in 'makeView'",
            "a page that is no view"
        )
        expect("[Home] Inbox", "nothing that cannot be shown is recorded")
        host.makeView = { page in
            if let article = page as? Article { return AnyView(Text("Article \(article.number)")) }
            return (page as? any View).map { AnyView($0) }
        }
        checks.expect(await checks.message { try await navigator.open("//article/5") }, "no error", "a view for a page")
        expect("[Home > Article 5] Inbox", "the view")
        interface.userGoesBack(to: 0)
    }

    /// Lets code and the user do something at random, at the same time, and compares SwiftUI with the state.
    private func random(seed: UInt64) async throws {
        var numbers = RandomNumbers(seed: seed)
        for step in 0..<20 {
            let url = [
                "//chat/\(step)", "//chat/\(step)?switchTab=chats", "//chat/\(step)?openType=present",
                "//home?openType=none", "//chat/\(step)?popTo=%2F%2Fhome", "//chat/1?animated=0",
            ][numbers.next(below: 6)]
            var outcomes = 0
            navigator.open(url) { _ in outcomes += 1 }
            if numbers.next(below: 4) == 0 { Task { try? await navigator.dismiss() } }
            if numbers.next(below: 4) == 0 { Task { try? await navigator.popToRoot() } }
            for _ in 0..<numbers.next(below: 8) { await Task.yield() }
            let shown = interface
            switch numbers.next(below: 4) {
            case 0: if shown.top.pageCount > 1 { shown.top.userGoesBack(to: numbers.next(below: shown.top.pageCount)) }
            case 1: if shown.top === shown { shown.userTaps(numbers.next(below: 2)) }
            case 2: shown.userSwipesDown()
            default: break
            }
            await settle()
            // On a busy machine, an operation may get no thread in that time.
            for _ in 0..<100 where outcomes == 0 { await settle() }
            checks.expect(outcomes, 1, "seed \(seed), step \(step): \(url) completes once")
            checks.expect(host.state == navigator.state, true, "seed \(seed), step \(step): \(url)")
        }
        try await navigator.open("//home?openType=none&switchTab=home")
        try await navigator.popToRoot()
    }
}

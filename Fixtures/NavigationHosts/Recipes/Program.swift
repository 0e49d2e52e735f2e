import AppIntents
import CoreSpotlight
import Model
import RouterNavigation
import SwiftUI
import UIKit
import UserNotifications

/// Uses the app of the recipes as a user and the system do, and compares what it shows.
@main
@MainActor
struct Program {
    let checks = Checks()
    let app = RunningApp(MessengerApp())

    static func main() {
        ModelTime.run {
            let program = Program()
            try await program.notifications()
            try await program.logins()
            await program.flags()
            try await program.activities()
            try await program.sheets()
            try await program.links()
            program.refusal()
            try await program.album()
            try await program.intents()
            try await program.lock()
            program.screens()
            try program.tabs()
            program.checks.expect(UNUserNotificationCenter.faults, [], "faults")
            program.checks.finish()
        }
    }

    var navigator: Navigator { Messenger.navigator }

    func shown(_ expected: String, _ what: String) async {
        await ModelTime.settle()
        checks.expect(app.windows[0].description, expected, what)
    }

    func open(_ link: String) async {
        if let url = URL(string: link) { app.open(url) }
        await ModelTime.settle()
    }

    private func notifications() async throws {
        await shown("Home", "the first page")
        var failures: [String] = []
        Messenger.host.linkFailed = { url, _ in failures.append(url) }
        Messenger.startAnalytics()
        checks.expect(try await Messenger.askForNotifications(), true, "the user allows notifications")
        await UNUserNotificationCenter.current().userTaps(["link": "messenger://chat/5"])
        await shown("Home > Chat 5", "a notification opens a page")
        await UNUserNotificationCenter.current().userTaps(["link": "messenger://home"])
        await shown("Home > Chat 5", "a notification opens nothing that is closed to it")
        checks.expect(failures, ["messenger://home"], "and the app is told")
        checks.expect(Analytics.screens, ["//chat/:chatID"], "the pages that are shown")
        let links = ["notification messenger://chat/5 done", "notification messenger://home noRoute"]
        checks.expect(Analytics.links, links, "the links")
        checks.expect(Analytics.log.count, 1, "the requests that fail")
        try await navigator.popToRoot()
    }

    private func logins() async throws {
        let presenting = Messenger.presentLogin()
        await open("messenger://orders")
        await shown("Home | sheet Sign in", "middleware presents a login")
        app.windows[0].userDragsDown()
        await shown("Home", "the user closes it, and the link ends")
        await open("messenger://orders")
        app.windows[0].userPresses("Sign in")
        await shown("Home > Orders", "the user signs in, and the page opens")
        presenting.remove()
        Session.isOpen = false
        try await navigator.popToRoot()
        _ = Messenger.redirectToSignIn()
        await open("messenger://orders")
        await shown("Home | sheet Sign in, and go on", "middleware redirects to a closed page")
        app.windows[0].userPresses("Sign in, and go on")
        await shown("Home > Orders", "which opens the link that was put off")
        try await Messenger.signOut()
        await shown("Home > Sign in, and go on", "at a logout, the login takes the place of the page")
        try await navigator.popToRoot()
    }

    private func flags() async {
        Messenger.explainMissingPages()
        await open("https://www.example.com/stories")
        await shown("Home > Not available yet", "a feature is off")
        Flags.isStoriesOn = true
        await open("https://www.example.com/stories")
        await shown("Home > Not available yet > Stories", "and on")
        await open("messenger://profile/ada")
        await shown("Home > Not available yet > Stories > Profile of ada", "half of the users")
        Flags.hasNewProfile = true
        await open("messenger://profile/bob")
        await shown(
            "Home > Not available yet > Stories > Profile of ada > New profile of bob",
            "and the other half"
        )
    }

    private func activities() async throws {
        try await navigator.popToRoot()
        try await Messenger.index(6, of: "Ada")
        let found = NSUserActivity(activityType: CSSearchableItemActionType)
        found.userInfo = [CSSearchableItemActivityIdentifier: CSSearchableIndex.default().items[0].uniqueIdentifier]
        app.windows[0].continue(found)
        await shown("Home > Chat 6", "Spotlight")
        try await navigator.popToRoot()
        if let activity = Interface.activity { app.windows[0].continue(activity) }
        await shown("Home > Chat 6", "another device")
        try await navigator.popToRoot()
        let scene = UIWindowScene(UISceneSession("phone"))
        let action = UIApplicationShortcutItem(type: "//chat/7", localizedTitle: "Ada")
        scene.systemConnects(ActivityDelegate(), action: action)
        await shown("Home > Chat 7", "a quick action that starts the app")
        scene.userChooses(UIApplicationShortcutItem(type: "//chat/8", localizedTitle: "Bob"))
        await shown("Home > Chat 7 > Chat 8", "a quick action")
        try await navigator.popToRoot()
    }

    private func intents() async throws {
        var intent = OpenChat()
        intent.target = try await ChatEntity.defaultQuery.entities(for: [9])[0]
        _ = try await intent.perform()
        await shown("Home > Chat 9", "an intent")
        let link = ChatEntity.urlRepresentation.url(of: intent.target)
        checks.expect(link, "https://www.example.com/chat/9", "the universal link of an entity")
        checks.expect(navigator.router.canOpen(link, from: .external), true, "is a route that other apps may open")
    }

    /// A lock with two windows, a link that is being prepared, everything that opens pages, and a logout.
    private func lock() async throws {
        let (gate, other) = (navigator.gate, app.openWindow())
        await shown("Home > Chat 9", "two windows")
        checks.expect(other.description, "Home", "the second one")
        app.windows[0].phase = .inactive
        app.windows[0].phase = .active
        Session.isOpen = true
        await open("messenger://orders")
        await shown("Home > Chat 9 > Orders", "a page that requires an account")

        let (stream, continuation) = AsyncStream<Void>.makeStream()
        let waiting = navigator.router.use { request, next in
            if request.url.text.contains("chat/1") { for await _ in stream {} }
            return try await next(request)
        }
        await open("messenger://chat/1")
        Messenger.setUpLock()
        app.windows[1].phase = .background
        await shown("Home > Chat 9 > Orders | fullScreen UnlockI have forgotten the code", "the app locks itself")
        checks.expect(other.description, "Home | fullScreen UnlockI have forgotten the code", "in all windows")
        continuation.finish()
        await ModelTime.settle()
        waiting.remove()
        checks.expect(gate.requests.map(\.url), ["messenger://chat/1"], "a link that was being prepared waits")
        try await Messenger.signOut()
        checks.expect(gate.requests.map(\.url), [], "a logout ends it")
        await shown(
            "Home > Chat 9 > Sign in, and go on | fullScreen UnlockI have forgotten the code",
            "and takes the user's page away, below the lock"
        )

        await open("messenger://chat/2")
        let found = NSUserActivity(activityType: CSSearchableItemActionType)
        found.userInfo = [CSSearchableItemActivityIdentifier: "//chat/3"]
        app.windows[0].continue(found)
        Messenger.open(UIApplicationShortcutItem(type: "//chat/4", localizedTitle: "Ada"))
        await ModelTime.settle()
        var intent = OpenChat()
        intent.target = try await ChatEntity.defaultQuery.entities(for: [5])[0]
        let asked = Task { [intent] in _ = try await intent.perform() }
        let tap = Task { await UNUserNotificationCenter.current().userTaps(["link": "messenger://chat/6"]) }
        await ModelTime.settle()
        let urls = ["messenger://chat/2", "//chat/3", "//chat/4", "//chat/5", "messenger://chat/6"]
        checks.expect(gate.requests.map(\.url), urls, "everything that the user asks for waits")
        let third = app.openWindow()
        await ModelTime.settle()
        checks.expect(third.description, "Home | fullScreen UnlockI have forgotten the code", "a window that opens")

        app.windows[0].phase = .inactive
        app.windows[0].phase = .active
        await ModelTime.settle()
        Messenger.letPasswordLinksPass()
        await open("messenger://password/new")
        await shown(
            "Home > Chat 9 > Sign in, and go on | fullScreen UnlockI have forgotten the code > New password new",
            "a link that may pass"
        )
        third.userPresses("Unlock")
        await ModelTime.settle()
        try await asked.value
        await tap.value
        await shown(
            "Home > Chat 9 > Sign in, and go on > Chat 2 > Chat 3 > Chat 4 > Chat 5 > Chat 6",
            "what has waited opens in its order"
        )
        app.windows[1].phase = .active
        await ModelTime.settle()
        checks.expect(other.description, "Home", "and the other windows are unlocked when they come back")
        checks.expect(third.description, "Home", "all of them")
    }

    private func tabs() throws {
        func plan(_ link: String) throws -> LinkPlan<EventScreen> {
            try navigator.router.plan(for: link, from: .external)
        }
        checks.expect("\(try plan("messenger://me"))", "tab profile", "a link selects a tab without a route")
        let speaker = try plan("messenger://event/5/speaker/ann")
        let text = "event(eventID: 5, tab: speakers) > speaker(eventID: 5, name: ann, tab: speakers)"
        checks.expect("\(speaker)", text, "a tab inside of the parent's page")
        checks.expect(speaker.pagesAboveRoot.first?.destination.text, "Event 5: speakers", "which the page shows")
    }

    private func screens() {
        for (link, expected) in [
            ("messenger://help/payment", Screen.help(topic: "payment")),
            ("messenger://forum/post/5", .forum(.post(id: 5))),
            ("messenger://settings", .settings), ("messenger://forum/post/five", nil),
        ] {
            checks.expect(URL(string: link).flatMap { screen(of: $0, navigator.router) }, expected, link)
        }
    }
}

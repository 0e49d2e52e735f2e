import RouterNavigation
import UIKit

extension Program {
    private typealias App = Restoring.App

    /// A scene of the app that restores its windows.
    @MainActor
    private final class Connected {
        let scene: UIWindowScene
        let delegate = Restoring.SceneDelegate()

        init(_ session: UISceneSession, _ links: Set<UIOpenURLContext> = []) {
            scene = UIWindowScene(session)
            scene.delegate = delegate
            delegate.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions(links))
        }

        var shown: String { Description.of(delegate.window) }
    }

    /// Windows that the user finds as they were when the app has ended.
    func restoration() async throws {
        guard let link = URL(string: "//chat/9") else { return }
        App.launch()
        let former = ["first", "second", "draft"].map { Connected(UISceneSession($0)) }
        await settle()
        checks.expect(former.map(\.shown), Array(repeating: "[Home] Inbox", count: 3), "windows of the first launch")
        try await App.navigator.open("//chat/5", in: "first")
        try await App.navigator.present(.url("//chat/6"), in: "first")
        try await App.navigator.open("//chat/7?switchTab=chats", in: "second")
        try await App.navigator.setRoot(.page(TitledController("Draft")), in: "draft")
        try await App.navigator.openScene("old", tabs: ["home": .url("//home")])
        let old = Connected(UISceneSession("old"))
        try await App.navigator.push(.url("//chat/5"), in: "old")
        await settle()
        checks.expect(old.shown, "[Home > Chat 5]", "a window with the tabs of an older version")
        for window in former + [old] { window.scene.systemEntersBackground() }
        let sessions = (former + [old]).map { $0.scene.session.inNextLaunch() }

        App.launch()
        let first = Connected(sessions[0])
        await settle()
        checks.expect(first.shown, "[Home > Chat 5] Inbox | sheet Chat 6", "the first window of the next launch")
        checks.expect(App.navigator.state.scenes.map(\.id), ["first"], "the others are not open")
        try await App.navigator.push(.url("//chat/8"), in: "first")
        let second = Connected(sessions[1], [UIOpenURLContext(link)])
        await settle()
        checks.expect(
            second.shown,
            "Home [Inbox > Chat 7 > Chat 9]",
            "a window that is restored while another one is open, with the page of the link that it is for"
        )
        checks.expect(first.shown, "[Home > Chat 5] Inbox | sheet Chat 6 > Chat 8", "the window that was open")
        let pages = App.navigator.state.pages.map(\.id)
        checks.expect(Set(pages).count, pages.count, "each page has its own identity")

        let draft = Connected(sessions[2])
        let updated = Connected(sessions[3])
        let other = UISceneSession("other")
        other.stateRestorationActivity = sessions[0].stateRestorationActivity
        let others = [draft, Connected(other), Connected(UISceneSession("new"))]
        await settle()
        checks.expect(
            others.map(\.shown),
            Array(repeating: "[Home] Inbox", count: 3),
            "windows without a page that opens again, with the state of other scenes, and without a state"
        )
        checks.expect(updated.shown, "[Home > Chat 5] Inbox", "which has those of now when it is restored")
        weak var page: UIViewController?
        page = App.navigator.state["first"].flatMap {
            App.navigator.content(of: $0.stacks[0].top.id) as? UIViewController
        }
        checks.expect(page?.title, "Chat 5", "a page of a window that code is about to close")
        try await App.navigator.closeScene("first")
        await settle()
        checks.expect(page == nil, true, "a page of a window that code has closed is released")
        second.scene.systemDisconnects()
        App.launch()
        let last = Connected(second.scene.session.inNextLaunch())
        await settle()
        checks.expect(last.shown, "Home [Inbox > Chat 7 > Chat 9]", "a window that the system has disconnected")
        for scene in App.navigator.state.scenes { App.host.report(.closedScene(scene.id)) }
    }
}

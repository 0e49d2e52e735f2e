import AppKit
import RouterNavigation

extension Program {
    /// A launch of the app that restores its windows.
    @MainActor
    private final class Launch {
        let application = NSApplication()
        let delegate = RestoringDelegate()
        var host: AppKitNavigationHost { delegate.host }
        var navigator: Navigator { host.navigator }

        /// Starts the app, also by a link.
        init(_ links: [URL] = []) async {
            application.delegate = delegate
            application.systemLaunches(links)
            await ModelTime.settle()
        }

        /// What the user sees of the windows.
        var shown: [String: [String]] {
            let windows = navigator.state.scenes.map { ($0.id.name, host.window(of: $0.id)?.drawnTitles ?? []) }
            return Dictionary(uniqueKeysWithValues: windows)
        }
    }

    /// Windows that the user finds as they were when the app has ended, or when they have closed.
    func launches() async throws {
        guard let link = URL(string: "//chat/9") else { return }
        defer { UserDefaults.standard.removeObject(forKey: "windows") }
        UserDefaults.standard.removeObject(forKey: "windows")
        let former = await Launch()
        checks.expect(former.shown, ["main": ["Home"]], "the first launch")
        try await former.navigator.openScene("side", root: .url("//inbox"))
        try await former.navigator.push(.url("//chat/6"), in: "side")
        try await former.navigator.open("//chat/5?switchTab=chats", in: "main")
        try await former.navigator.present(.url("//note"), in: "main")
        former.application.userQuits()
        await settle()
        checks.expect(UserDefaults.standard.data(forKey: "windows") == nil, true, "a page that refuses keeps the app")
        note(former.navigator)?.isSaved = true
        former.application.userQuits()
        await settle()
        checks.expect(former.application.isTerminated, true, "and agrees")

        let next = await Launch()
        checks.expect(next.shown, ["main": ["Chat 5", "Note"], "side": ["Chat 6"]], "the windows of the next launch")
        next.host.window(of: "side")?.userCloses()
        await settle()
        note(next.navigator)?.isSaved = true
        try await next.navigator.dismiss(in: "main")
        try await next.navigator.push(.url("//chat/7"), in: "main")
        await settle()
        checks.expect(next.shown, ["main": ["Chat 7"]], "the user closes a window, and works in another one")
        next.delegate.reopenWindow()
        await settle()
        checks.expect(
            next.shown,
            ["main": ["Chat 7"], "side": ["Chat 6"]],
            "the closed window is restored while the other one is open"
        )
        checks.expect(next.navigator.state["side"]?.path.map(\.url), ["//inbox", "//chat/6"], "with its stack")
        next.delegate.reopenWindow()
        await settle()
        checks.expect(next.shown.count, 2, "no other window has closed")
        next.host.window(of: "main")?.userCloses()
        next.application.userQuits()
        await settle()

        let last = await Launch([link])
        checks.expect(
            last.shown,
            ["side": ["Chat 9"]],
            "a link that starts the app opens in the window that is restored"
        )
        for scene in last.navigator.state.scenes { try await last.navigator.closeScene(scene.id) }
        last.application.userClicksInDock(hasVisibleWindows: false)
        await settle()
        checks.expect(last.shown, ["main": ["Home"]], "a click in the Dock opens a new window later")
        UserDefaults.standard.set(Data("{}".utf8), forKey: "windows")
        let unreadable = await Launch()
        checks.expect(unreadable.shown, ["main": ["Home"]], "a state that cannot be read")
    }

    private func note(_ navigator: Navigator) -> NoteController? {
        navigator.state["main"].flatMap { navigator.content(of: $0.top.id) as? NoteController }
    }
}

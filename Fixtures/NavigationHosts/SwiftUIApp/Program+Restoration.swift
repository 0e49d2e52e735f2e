import RouterNavigation
import SwiftUI

/// A view whose stored value has a default that is another one each time.
private struct RandomDefaultView: View {
    @SceneStorage("scene") private var scene = UUID().uuidString

    var body: some View { Text(scene) }
}

extension Program {
    /// Windows that the user finds as they were when the app has ended.
    func restoration() async {
        let launched = RestoringApp()
        let former = RunningApp(launched, on: .pad)
        former.openWindow()
        await settle()
        former.windows[0].userPresses("Home")
        former.windows[1].userTapsTab(1)
        await settle()
        open("//chat/7", in: former.windows[1])
        await settle()
        let shown = former.windows.map(\.description)
        checks.expect(shown, ["[Home > Chat 5] Inbox", "Home [Inbox > Chat 7]"], "windows of the first launch")
        for window in former.windows { window.phase = .background }
        await settle()

        let again = RestoringApp()
        let next = RunningApp(again, restoring: [former.windows[0]])
        await settle()
        checks.expect(next.windows.map(\.description), [shown[0]], "the first window of the next launch")
        checks.expect(again.navigator.state.scenes.count, 1, "whose scene alone is open")
        open("//chat/8", in: next.windows[0])
        await settle()
        next.systemRestores(former.windows[1])
        await settle()
        checks.expect(
            next.windows.map(\.description),
            ["[Home > Chat 5 > Chat 8] Inbox", shown[1]],
            "a window that is restored while another one is open"
        )
        checks.expect(
            Set(again.navigator.state.scenes.map(\.id)),
            Set(launched.navigator.state.scenes.map(\.id)),
            "the windows find their scenes"
        )
        next.openWindow()
        await settle()
        checks.expect(next.windows[2].description, "[Home] Inbox", "a new window")
        checks.expect(again.navigator.state.scenes.count, 3, "which has a scene of its own")

        // The first window has been saved in the former launch only, and the system prepares it before the user sees it.
        let last = RunningApp(RestoringApp(), restoring: [])
        last.systemRestores(next.windows[0], in: .background)
        await settle()
        checks.expect(last.windows[0].description, shown[0], "a window that is restored in the background")
        last.windows[0].phase = .active
        await settle()
        checks.expect(last.windows[0].description, shown[0], "and that the user sees then")

        let stored = WindowStorage()
        let names = (0..<2).map { _ in Interface(RandomDefaultView(), storage: stored).description }
        checks.expect(names[0] != names[1], true, "a default that the app does not store is not kept")
        for scene in again.navigator.state.scenes { UserDefaults.standard.removeObject(forKey: scene.id.name) }
    }

    private func open(_ link: String, in window: Interface) {
        if let url = URL(string: link) { window.open(url) }
    }
}

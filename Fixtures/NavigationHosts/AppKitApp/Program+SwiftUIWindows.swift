import AppKit
import RouterNavigation
import SwiftUI

/// A page in SwiftUI.
///
/// @route(init, from: external) //paper/:number
struct PaperPage: View, NavigationPage {
    let number: Int

    var body: some View { Text("Paper \(number)") }
}

extension Program {
    /// Links that the user clicks in a page of SwiftUI.
    func linksInViews() async throws {
        guard let link = URL(string: "//paper/2"), let other = URL(string: "https://example.com"),
            let closed = URL(string: "//preview")
        else { return }
        try await navigator.push(.url("//paper/1"))
        let click = { (url: URL) in
            let page = tabBar?.tabViewItems[0].viewController?.children.first as? NSHostingController<AnyView>
            return page?.interface.userTapsLink(url)
        }
        checks.expect(click(other), .systemAction, "a link for the system")
        checks.expect(click(closed), .systemAction, "a link to a page that is closed to the web")
        checks.expect(click(link), .handled, "a link to a page of the app")
        await settle()
        expect("[Paper 2] Inbox", "//paper/2", "the page of a link in a view")
        host.linkOrigin = .app
        checks.expect(click(closed), .handled, "a link of the caller that the app names")
        await settle()
        expect("[Preview] Inbox", "//preview", "its page")
        try await navigator.popToRoot()
    }

    /// An app in SwiftUI keeps running after its last window closes, and a link opens another one.
    func windowsOfSwiftUI() async throws {
        let host = SwiftUINavigationHost(Navigator(navigator.router)) { scene, navigator in
            try await navigator.openScene(scene, root: .url("//paper/1"))
        }
        var opened: [SceneID] = []
        let app = RunningApp(on: .mac) { NavigationSceneView(in: host) }
        app.windowForValue = { NavigationSceneView($0.base as? SceneID, in: host) }
        host.openWindow = { scene in
            opened.append(scene)
            app.openWindow(value: scene)
        }
        await settle()
        checks.expect(app.windows.map(\.description), ["Paper 1"], "a window of SwiftUI")
        app.closeWindow(0)
        await settle()
        checks.expect(host.navigator.state.scenes.isEmpty, true, "the scene closes with its window")
        async let first = host.navigator.openLink("//paper/2")
        async let second = host.navigator.open("//paper/3")
        _ = try await (first, second)
        await settle()
        checks.expect(opened.count, 1, "links open one window")
        checks.expect(app.windows.map(\.description), ["Paper 1 > Paper 2 > Paper 3"], "which shows their pages")
        app.closeWindow(0)
        await settle()
    }
}

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

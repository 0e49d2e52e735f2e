import RouterNavigation
import RouterRuntime
import SwiftUI

struct MessengerApp: App {
    @StateObject private var host = SwiftUINavigationHost(Navigator(Router(.app))) { scene, navigator in
        try await navigator.openScene(scene, tabs: ["home": .url("//home"), "chats": .url("//inbox")])
    }

    var body: some Scene {
        WindowGroup {
            NavigationSceneView(in: host) { tab in
                Label(tab.name, systemImage: tab == "home" ? "house" : "bubble")
            }
        }
    }
}

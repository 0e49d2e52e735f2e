import RouterNavigation
import RouterRuntime
import SwiftUI

struct MessengerApp: App {
    @StateObject private var host = SwiftUINavigationHost(Navigator(Router(.app)))

    var body: some Scene {
        WindowGroup {
            NavigationSceneView("main", in: host) { tab in
                Label(tab.name, systemImage: tab == "home" ? "house" : "bubble")
            }
            .task {
                guard host.state["main"] == nil else { return }
                try? await host.navigator.attach(host)
                try? await host.navigator.openScene("main", tabs: ("home", .url("//home")), ("chats", .url("//inbox")))
            }
        }
    }
}

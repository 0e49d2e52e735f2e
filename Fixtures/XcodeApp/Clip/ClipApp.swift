import Pages
import RouterNavigation
import RouterRuntime
import SwiftUI

@main
struct ClipApp: App {
    @StateObject private var host = SwiftUINavigationHost(Navigator(Router(.clip)))

    var body: some Scene {
        WindowGroup {
            NavigationSceneView("main", in: host)
                .task {
                    guard host.state["main"] == nil else { return }
                    host.makeView = { page in
                        if let chat = page as? ChatPage { return AnyView(Text("Chat \(chat.chatID)")) }
                        return (page as? any View).map { AnyView($0) }
                    }
                    try? await host.navigator.attach(host)
                    try? await host.navigator.openScene("main", root: .url("//welcome"))
                }
        }
    }
}

/// The first page.
///
/// @route(init) //welcome
struct WelcomePage: View, NavigationPage {
    @Environment(\.navigator) private var navigator

    var body: some View {
        Button("Welcome") { Task { try await navigator?.open("//account/sign-in") } }
    }
}

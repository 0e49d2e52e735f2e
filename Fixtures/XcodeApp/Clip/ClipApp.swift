import Pages
import RouterNavigation
import RouterRuntime
import SwiftUI

@main
struct ClipApp: App {
    @StateObject private var host = Self.makeHost()

    var body: some Scene {
        WindowGroup { NavigationSceneView(in: host) }
    }

    private static func makeHost() -> SwiftUINavigationHost {
        let host = SwiftUINavigationHost(Navigator(Router(.clip))) { scene, navigator in
            try await navigator.openScene(scene, root: .url("//welcome"))
        }
        // The page of the other feature is no view.
        host.makeView = { page in
            if let chat = page as? ChatPage { return AnyView(Text("Chat \(chat.chatID)")) }
            return (page as? any View).map { AnyView($0) }
        }
        return host
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

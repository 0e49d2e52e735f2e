import RouterNavigation
import SwiftUI

enum OwnTab: String {
    case home, chats
}

/// An app's own tabs and paths, which the navigator adopts.
struct OwnTabsView: View {
    let host: SwiftUINavigationHost
    let scene: SceneID
    @State private var tab = OwnTab.home
    @State private var home = NavigationPath()
    @State private var chats = NavigationPath()

    var body: some View {
        TabView(selection: $tab) {
            stack($home).tabItem { Text("Home") }.tag(OwnTab.home)
            stack($chats).tabItem { Text("Mail") }.tag(OwnTab.chats)
        }
        .adopted(by: host, as: scene, selection: $tab, paths: [.home: $home, .chats: $chats])
    }

    private func stack(_ path: Binding<NavigationPath>) -> some View {
        NavigationStack(path: path) {
            ZStack {
                Text("Own value")
                Button("") { path.wrappedValue.append("value") }
                NavigationLink("", value: "value")
            }
            .navigationDestination(for: String.self) { Text("Own \($0)") }
            .navigationPages()
        }
    }
}

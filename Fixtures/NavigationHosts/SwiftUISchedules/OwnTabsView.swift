import RouterNavigation
import SwiftUI

enum OwnTab: String {
    case home, other, chats
}

/// An app with stacks of its own.
enum OwnApp {
    case tabs
    /// One with a tab between the others that the navigator does not adopt.
    case tabsOfOthers
    /// One with a sidebar, in windows that become narrow.
    case columns
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
            OwnStackView(path: $home).tabItem { Text("Home") }.tag(OwnTab.home)
            if SwiftUIWorld.ownApp == .tabsOfOthers { Text("Other").tabItem { Text("Other") }.tag(OwnTab.other) }
            OwnStackView(path: $chats).tabItem { Text("Mail") }.tag(OwnTab.chats)
        }
        .adopted(by: host, as: scene, selection: $tab, paths: [.home: $home, .chats: $chats])
    }
}

import RouterNavigation
import SwiftUI

/// An app's own sidebar, with a path for each of its rows, which the navigator adopts.
struct OwnColumnsView: View {
    let host: SwiftUINavigationHost
    let scene: SceneID
    @State private var tab: OwnTab?
    @State private var home = NavigationPath()
    @State private var chats = NavigationPath()

    var body: some View {
        NavigationSplitView {
            List(selection: $tab) {
                Text("Home").tag(OwnTab.home)
                Text("Mail").tag(OwnTab.chats)
            }
        } detail: {
            ZStack {
                if tab == .chats { OwnStackView(path: $chats) } else { OwnStackView(path: $home) }
            }
        }
        .adopted(by: host, as: scene, selection: $tab, paths: [.home: $home, .chats: $chats])
    }
}

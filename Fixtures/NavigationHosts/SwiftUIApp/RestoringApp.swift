import RouterNavigation
import RouterRuntime
import SwiftUI

/// The app, whose windows show in the next launch what they show in this one.
struct RestoringApp: App {
    @StateObject private var host = SwiftUINavigationHost(Navigator(Router(.app))) { scene, navigator in
        let data = UserDefaults.standard.data(forKey: scene.name)
        let saved = data.flatMap { try? JSONDecoder().decode(NavigationState.self, from: $0) }
        let tabs: KeyValuePairs<TabID, PageSource> = ["home": .url("//home"), "chats": .url("//inbox")]
        if let saved, saved[scene] != nil {
            try await navigator.restore(saved, scene: scene, tabs: tabs)
        } else {
            try await navigator.openScene(scene, tabs: tabs)
        }
    }

    var body: some Scene {
        WindowGroup { WindowView(host: host) }
    }

    var navigator: Navigator { host.navigator }
}

/// A window with a scene whose identity the system keeps.
struct WindowView: View {
    let host: SwiftUINavigationHost
    @SceneStorage("scene") private var name: String?
    @State private var newName = UUID().uuidString
    @Environment(\.scenePhase) private var phase

    var body: some View {
        let scene = SceneID(name ?? newName)
        NavigationSceneView(scene, in: host)
            .onAppear { name = scene.name }
            .task(id: phase) {
                // A window that opens in the background has nothing to save yet.
                guard phase == .background, host.navigator.state[scene] != nil else { return }
                let state = try? JSONEncoder().encode(host.navigator.state)
                UserDefaults.standard.set(state, forKey: scene.name)
            }
    }
}

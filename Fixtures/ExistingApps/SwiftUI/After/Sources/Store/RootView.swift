import Navigation
import RouterScenes
import SwiftUI

/// The tabs of the app with their stacks, and what is presented above them.
struct RootView: View {
    @ObservedObject var model: SceneModel<Page>

    var body: some View {
        TabView(selection: $model.tab) {
            ForEach(RouteTab.allCases, id: \.self) { tab in
                SceneStack(model, tab: TabID(tab)).tabItem { Text(tab.rawValue) }.tag(TabID(tab))
            }
        }
        .shows(model) { AnyView($0.destination.view) }
    }
}

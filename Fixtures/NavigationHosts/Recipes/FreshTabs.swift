import RouterScenes
import SwiftUI

extension SceneModel {
    /// The selected tab, for a `TabView` each of whose tabs shows its first page when the user selects it.
    var newTab: TabID {
        get { tab }
        set {
            tab = newValue
            scene.popToRoot()
        }
    }
}

/// A window whose tabs begin anew.
struct FreshTabs: View {
    @ObservedObject var model: SceneModel<LinkPlan<any AlbumScreen>.Page>

    var body: some View {
        TabView(selection: $model.newTab) {
            ForEach(model.scene.tabs, id: \.self) { tab in
                SceneStack(model, tab: tab) { AlbumPage() }.tabItem { Text("\(tab)") }.tag(tab)
            }
        }
        .shows(model) { AnyView($0.destination) }
    }
}

import Model
import RouterScenes
import SwiftUI

extension SceneModel {
    /// The selected tab, whose stack goes back to its root if the user taps it again.
    var tappedTab: TabID {
        get { tab }
        set { if newValue == tab { scene.popToRoot() } else { tab = newValue } }
    }
}

/// Tabs that go back to their roots on a system where SwiftUI does not.
private struct TappedTabsView: View {
    @ObservedObject var model: SceneModel<Item>

    var body: some View {
        TabView(selection: $model.tappedTab) {
            ForEach(model.scene.tabs, id: \.self) { tab in
                SceneStack(model, tab: tab).tabItem { Text("\(tab)") }.tag(tab)
            }
        }
        .shows(model) { ItemView(item: $0) }
    }
}

extension Program {
    /// Taps on the selected tab, where SwiftUI only sets the selection again, and where it also goes back.
    static func checkTappedTab(_ checks: Checks) {
        for rules in [SwiftUIRule.usual.subtracting([.tabTapPopsToRoot]), SwiftUIRule.usual] {
            SwiftUIRule.current = rules
            let model = SceneModel<Item>(Router(.app))
            let window = Interface(TappedTabsView(model: model))
            ModelTime.rest(seconds: 1)
            for link in ["//home/item/5", "//shop/item/6"] { model.show(LinkRequest(url: link, origin: .app)) }
            ModelTime.rest(seconds: 2)
            checks.expect(model.scene.screens, "1 > 5 [2 > 6]", "two links")
            window.userTapsTab(0)
            ModelTime.rest(seconds: 2)
            checks.expect(window.description, "[1 > 5] 2 > 6", "another tab keeps its pages")
            window.userTapsTab(0)
            ModelTime.rest(seconds: 2)
            checks.expect(window.description, "[1] 2 > 6", "a tap on the selected tab goes back to its root")
            window.close()
        }
        SwiftUIRule.current = SwiftUIRule.usual
    }
}

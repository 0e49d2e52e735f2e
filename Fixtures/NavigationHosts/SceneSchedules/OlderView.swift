import Model
import RouterScenes
import SwiftUI

/// The window of an app for iOS 15, which has no `NavigationStack`: the app's own views show the scene.
struct OlderView: View {
    @ObservedObject var model: SceneModel<Item>

    var body: some View {
        ZStack {
            if let modal = model.scene.modals.last {
                OlderPage(model: model, page: modal.top)
            } else {
                TabView(selection: $model.tab) {
                    ForEach(model.scene.tabs, id: \.self) { tab in
                        OlderStack(model: model, tab: tab).tabItem { Text("\(tab)") }.tag(tab)
                    }
                }
            }
        }
        .onOpenURL { model.show($0) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) {
            if let url = $0.webpageURL { model.show(url) }
        }
    }
}

/// The highest page of the visible stack, or the first page of its tab.
private struct OlderStack: View {
    @ObservedObject var model: SceneModel<Item>
    let tab: TabID

    var body: some View {
        let stack = model.scene.visibleStack
        if stack.tab == tab, let page = stack.pushed.last {
            OlderPage(model: model, page: page)
        } else {
            Text("\(tab)")
        }
    }
}

/// A page with a button that goes back.
private struct OlderPage: View {
    let model: SceneModel<Item>
    let page: SceneEntry<Item>

    var body: some View {
        Button("Back from \(page.screen?.number ?? 0)") { model.scene.close([page.id]) }
    }
}

extension Program {
    /// Links and taps in an app that binds no stack of the library.
    static func checkOlderSystem(_ checks: Checks) {
        let model = SceneModel<Item>(Router(.app))
        let window = Interface(OlderView(model: model))
        func expect(_ texts: [String], _ what: String) {
            ModelTime.rest(seconds: 2)
            checks.expect(window.visible.map(\.text), texts, what)
        }
        expect(["home"], "the first tab in an app for iOS 15")
        if let link = URL(string: "//shop/above/5") { window.open(link) }
        expect(["Back from 5"], "in an app for iOS 15, a link selects its tab")
        window.userPresses("Back")
        expect(["Back from 21"], "the user goes back")
        window.userTapsTab(0)
        expect(["home"], "a tab")
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = URL(string: "//sheet/6")
        window.continue(activity)
        expect(["Back from 6"], "a universal link covers the tabs")
        window.userPresses("Back")
        expect(["home"], "the user closes what covers them")
        window.close()
    }
}

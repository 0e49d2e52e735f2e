import Home
import Messages
import Navigation
import Orders
import RouterScenes
import Shop
import StoreRoutes
import SwiftUI

/// The tabs of the app with their stacks, and what is presented above them.
struct RootView: View {
    @ObservedObject var model: SceneModel<Page>
    @Environment(\.scenePhase) private var phase

    var body: some View {
        TabView(selection: $model.tab) {
            ForEach(RouteTab.allCases, id: \.self) { tab in
                SceneStack(model, tab: TabID(tab)) {
                    switch tab {
                    case .home: HomePage()
                    case .shop: ShopPage()
                    case .orders: OrdersPage()
                    case .messages: InboxPage()
                    }
                }
                .tabItem { Text(tab.rawValue) }.tag(TabID(tab))
            }
        }
        .shows(model) { AnyView($0.destination) }
        .task(id: phase) {
            if phase == .background, !Session.gate.isClosed { model.push(.lockPage()) }
            if phase == .background { Session.gate.close() }
        }
    }
}

import Home
import Messages
import Navigation
import Orders
import RouterScenes
import Shop
import SwiftUI

/// The tabs of the app with their stacks, and what is presented above them.
struct RootView: View {
    @ObservedObject var model: SceneModel<Page>

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
    }
}

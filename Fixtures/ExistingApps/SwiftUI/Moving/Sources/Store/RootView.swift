import Home
import Messages
import Navigation
import Orders
import Shop
import SwiftUI

/// The tabs of the app with their stacks, and the sheet above them.
struct RootView: View {
    @ObservedObject var model: AppModel

    var body: some View {
        TabView(selection: $model.tab) {
            ForEach(AppTab.allCases) { tab in
                NavigationStack(path: $model[stack: tab]) {
                    root(of: tab).navigationDestination(for: Screen.self) { $0.view }
                        .navigationDestination(for: Page.self) { AnyView($0.destination) }
                }
                .tabItem { Text(tab.rawValue) }
                .tag(tab)
            }
        }
        .sheet(item: $model.sheet) { sheet in
            NavigationStack(path: $model.sheetStack) {
                sheet.view.navigationDestination(for: Screen.self) { $0.view }
            }
        }
        .environment(\.model, model)
        .onOpenURL { model.open($0) }
    }

    @ViewBuilder private func root(of tab: AppTab) -> some View {
        switch tab {
        case .home: HomePage()
        case .shop: ShopPage()
        case .orders: OrdersPage()
        case .messages: InboxPage()
        }
    }
}

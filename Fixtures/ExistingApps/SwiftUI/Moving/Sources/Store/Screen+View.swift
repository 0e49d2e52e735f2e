import Account
import Help
import Home
import Messages
import Navigation
import Orders
import SwiftUI

extension Screen {
    /// The view of a screen.
    @MainActor @ViewBuilder
    var view: some View {
        switch self {
        case .home: HomePage()
        case .news(let newsID): NewsPage(newsID: newsID)
        case .search(let text): SearchPage(text: text)
        case .orders: OrdersPage()
        case .order(let orderID): OrderPage(orderID: orderID)
        case .parcel(let orderID): ParcelPage(orderID: orderID)
        case .checkout: CheckoutPage()
        case .inbox: InboxPage()
        case .chat(let chatID): ChatPage(chatID: chatID)
        case .photo(let chatID, let number): PhotoPage(chatID: chatID, number: number)
        case .account: AccountPage()
        case .settings: SettingsPage()
        case .notifications: NotificationsPage()
        case .login: LoginPage()
        case .help: HelpPage()
        case .topic(let topic): TopicPage(topic: topic)
        case .contact: ContactPage()
        }
    }
}

/// All screens of the app. Who adds one adds its link to `Link`, and its view to the app.
public enum Screen: Hashable, Identifiable, Sendable {
    case home
    case news(newsID: Int)
    case search(text: String = "")
    case orders
    case order(orderID: Int)
    case parcel(orderID: Int)
    case checkout
    case inbox
    case chat(chatID: Int)
    case photo(chatID: Int, number: Int)
    case account
    case settings
    case notifications
    case login
    case help
    case topic(topic: String)
    case contact

    public var id: Self { self }
}

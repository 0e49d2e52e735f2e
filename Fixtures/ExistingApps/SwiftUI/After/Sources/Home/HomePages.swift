import Navigation
import RouterScenes
import StoreRoutes
import SwiftUI

/// @route(from: external, returns: any FeatureScreen)
enum HomeScreen: FeatureScreen {
    /// @route(open: tab(home)) //home
    case home
    /// @route(parent: home) //news/:newsID
    case news(newsID: Int)
    /// @route(parent: home) //search
    case search(text: String = "")

    var view: some View {
        switch self {
        case .home: HomePage()
        case .news(let newsID): NewsPage(newsID: newsID)
        case .search(let text): SearchPage(text: text)
        }
    }
}

public struct HomePage: View {
    @Environment(\.links) private var links

    public init() {}

    public var body: some View {
        Button("Home") { links?.push(.shopScreenProduct(productID: 5)) }
    }
}

public struct NewsPage: View {
    let newsID: Int

    public init(newsID: Int) { self.newsID = newsID }

    public var body: some View { Text("News \(newsID)") }
}

public struct SearchPage: View {
    let text: String

    public init(text: String) { self.text = text }

    public var body: some View { Text("Search \(text)") }
}

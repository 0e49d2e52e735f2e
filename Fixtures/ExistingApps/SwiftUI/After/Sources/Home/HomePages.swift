import Navigation
import RouterScenes
import StoreRoutes
import SwiftUI

public struct HomePage: View, FeatureScreen {
    @Environment(\.links) private var links

    /// @route(open: tab(home), from: external) //home
    public init() {}

    public var body: some View {
        Button("Offer") { links?.push(.productPage(productID: 5)) }
    }
}

public struct NewsPage: View, FeatureScreen {
    let newsID: Int

    /// @route(parent: homePage, from: external) //news/:newsID
    public init(newsID: Int) { self.newsID = newsID }

    public var body: some View { Text("News \(newsID)") }
}

public struct SearchPage: View, FeatureScreen {
    let text: String

    /// @route(parent: homePage, from: external) //search
    public init(text: String) { self.text = text }

    public var body: some View { Text("Search \(text)") }
}

import Navigation
import SwiftUI

public struct HomePage: View {
    @Environment(\.model) private var model

    public init() {}

    public var body: some View {
        Button("Offer") { model?.open(.product(productID: 5)) }
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

import Navigation
import StoreRoutes
import SwiftUI

public struct ShopPage: View, FeatureScreen {
    @Environment(\.model) private var model

    /// @route(open: tab(shop), from: external) //shop
    public init() {}

    public var body: some View {
        Button("Shop") { model?.open(Screen.checkout) }
    }
}

public struct CategoryPage: View, FeatureScreen {
    let name: String

    /// @route(parent: shopPage, from: external) //category/:name
    public init(name: String) { self.name = name }

    public var body: some View { Text("Category \(name)") }
}

public struct ProductPage: View, FeatureScreen {
    let productID: Int
    @Environment(\.model) private var model

    /// @route(parent: shopPage, from: external) //product/:productID
    public init(productID: Int) { self.productID = productID }

    public var body: some View {
        Button("Product \(productID)") { model?.open(.reviewsPage(productID: productID)) }
    }
}

public struct ReviewsPage: View, FeatureScreen {
    let productID: Int

    /// @route(parent: productPage, from: external) //product/:productID/reviews
    public init(productID: Int) { self.productID = productID }

    public var body: some View { Text("Reviews of \(productID)") }
}

public struct SalePage: View, FeatureScreen {
    /// @route(parent: shopPage, from: external) //sale
    public init() {}

    public var body: some View { Text("Sale") }
}

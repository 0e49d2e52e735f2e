import Navigation
import RouterScenes
import StoreRoutes
import SwiftUI

/// @route(from: external, returns: any FeatureScreen)
enum ShopScreen: FeatureScreen {
    /// @route(open: tab(shop)) //shop
    case shop
    /// @route(parent: shop) //category/:name
    case category(name: String)
    /// @route(parent: shop) //product/:productID
    case product(productID: Int)
    /// @route(parent: shopScreenProduct) //product/:productID/reviews
    case reviews(productID: Int)
    /// @route(parent: shop) //sale
    case sale

    var view: some View {
        switch self {
        case .shop: ShopPage()
        case .category(let name): CategoryPage(name: name)
        case .product(let productID): ProductPage(productID: productID)
        case .reviews(let productID): ReviewsPage(productID: productID)
        case .sale: SalePage()
        }
    }
}

public struct ShopPage: View {
    @Environment(\.links) private var links

    public init() {}

    public var body: some View {
        Button("Shop") { links?.push(.orderScreenCheckout()) }
    }
}

public struct CategoryPage: View {
    let name: String

    public init(name: String) { self.name = name }

    public var body: some View { Text("Category \(name)") }
}

public struct ProductPage: View {
    let productID: Int
    @Environment(\.links) private var links

    public init(productID: Int) { self.productID = productID }

    public var body: some View {
        Button("Product \(productID)") { links?.push(.shopScreenReviews(productID: productID)) }
    }
}

public struct ReviewsPage: View {
    let productID: Int

    public init(productID: Int) { self.productID = productID }

    public var body: some View { Text("Reviews of \(productID)") }
}

public struct SalePage: View {
    public init() {}

    public var body: some View { Text("Sale") }
}

import Navigation
import SwiftUI

public struct ShopPage: View {
    @Environment(\.model) private var model

    public init() {}

    public var body: some View {
        Button("Shop") { model?.open(.checkout) }
    }
}

public struct CategoryPage: View {
    let name: String

    public init(name: String) { self.name = name }

    public var body: some View { Text("Category \(name)") }
}

public struct ProductPage: View {
    let productID: Int
    @Environment(\.model) private var model

    public init(productID: Int) { self.productID = productID }

    public var body: some View {
        Button("Product \(productID)") { model?.open(.reviews(productID: productID)) }
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

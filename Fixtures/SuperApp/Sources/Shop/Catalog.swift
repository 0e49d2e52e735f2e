import SharedModels

/// Everything that is sold.
///
/// @route //shop
struct Catalog {
    private static let products = [
        Product(id: 1, name: "Lamp", price: 39.5, tags: ["home", "light"]),
        Product(id: 2, name: "Desk", price: 240, tags: ["home", "office"]),
        Product(id: 3, name: "Pen", price: 1.25, tags: ["office"]),
    ]

    /// Finds products whose names hold a text, that have all the tags and cost no more than the maximum.
    ///
    /// @route(from: webView) search
    func search(
        text: String = "",
        sort: SortOrder = .relevance,
        tags: [String] = [],
        maximumPrice: Double? = nil
    ) -> [String] {
        let text = text.lowercased()
        var found = Self.products.filter { product in
            let name = product.name.lowercased()
            return (text.isEmpty || name.indices.contains { name[$0...].hasPrefix(text) })
                && tags.allSatisfy(product.tags.contains)
                && product.price <= maximumPrice ?? .infinity
        }
        switch sort {
        case .relevance: break
        case .cheapest: found.sort { $0.price < $1.price }
        case .dearest: found.sort { $0.price > $1.price }
        }
        return found.map(\.name)
    }

    /// Looks a product up.
    ///
    /// @route product/:productID(\d+)
    static func product(productID: Int) throws -> Product {
        guard let product = products.first(where: { $0.id == productID }) else {
            throw CatalogError.soldOut(productID)
        }
        return product
    }
}

enum CatalogError: Error, Hashable {
    case soldOut(Int)
}

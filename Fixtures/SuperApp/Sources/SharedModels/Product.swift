/// Something that is sold.
public struct Product: Hashable, Sendable {
    /// The number in the catalog.
    public var id: Int
    /// The name on the label.
    public var name: String
    /// The price in euro.
    public var price: Double
    /// What it is found by.
    public var tags: [String]

    /// Creates a product.
    public init(id: Int, name: String, price: Double, tags: [String]) {
        self.id = id
        self.name = name
        self.price = price
        self.tags = tags
    }
}

/// In which order products are listed.
public enum SortOrder: String, Sendable, CaseIterable {
    case relevance
    case cheapest = "price-asc"
    case dearest = "price-desc"
}

import SharedModels

/// The page of one product; only this module knows its type.
struct ProductPage: Page {
    let title: String

    /// Builds the page.
    ///
    /// @route(returns: any Page) //shop/product/:productID(\d+)/page
    init(productID: Int, variant: String? = nil) throws {
        let name = try Catalog.product(productID: productID).name
        title = variant.map { "\(name), \($0)" } ?? name
    }
}

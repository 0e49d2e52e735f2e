import ChatRoutes
import Models
import RouterRuntime
import ShopRoutes

enum Maps {
    /// Shows where a product is sold, if the app has a shop.
    ///
    /// @route //maps/product/:id(\d+)
    static func showProduct(id: Int, request: RouteRequest) -> String {
        let product = try? request.router.call(.shopProduct(id: id))
        return product.map { "map of product \($0.id)" } ?? "map"
    }

    /// Asks about a place.
    ///
    /// @route //maps/ask/:place
    static func ask(place: String, request: RouteRequest) throws -> String {
        "\(place): \(try request.router.store.openChat(chatID: 2))"
    }
}

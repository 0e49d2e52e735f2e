import ChatRoutes
import Models
import RouterRuntime

/// @route //shop
final class Shop {
    init() {}

    /// @route product/:id(\d+)
    func product(id: Int) -> Product { Product(id: id) }

    /// Asks others about a product.
    ///
    /// @route discuss/:id(\d+)
    func discuss(id: Int, request: RouteRequest) throws -> String {
        try request.router.call(.openChat(chatID: 1, about: product(id: id)))
    }
}

import ChatRoutes
import Models
import RouterRuntime

/// Everything that can be bought.
///
/// @route //shop
final class Shop {
    init() {}

    /// A product by its number.
    ///
    /// @route product/:id(\d+)
    func product(id: Int) -> Product { Product(id: id) }

    /// Asks others about a product.
    ///
    /// @route discuss/:id(\d+)
    func discuss(id: Int, request: RouteRequest) throws -> String {
        try request.router.call(.openChat(chatID: 1, about: product(id: id)))
    }
}

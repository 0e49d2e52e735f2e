import ChatRoutes
import Models
import RouterRuntime
import RouterServices
import ShopRoutes

/// A page with a map.
public struct MapPage: Sendable, CustomStringConvertible {
    /// The place in the middle.
    public let description: String
}

/// The place of the device, which each app provides.
public protocol Place: Sendable {
    /// The name for people.
    var name: String { get }
}

enum Maps {
    /// Shows the whole map, the first page of a tab in each app.
    ///
    /// @route(open: tab(maps), returns: Any) //maps
    static func world() -> MapPage { MapPage(description: "world") }

    /// Shows the place of the device.
    ///
    /// @route(parent: mapsWorld, requires: location, inject: place, returns: Any) //maps/here
    static func here(place: any Place) -> MapPage { MapPage(description: place.name) }

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

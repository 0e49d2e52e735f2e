import ChatRoutes
import RouterRuntime
import SharedModels

/// Places and how to find them.
///
/// @route //maps
enum Atlas {
    /// Shows a place on the map.
    ///
    /// @route at/:latitude/:longitude
    static func show(latitude: Double, longitude: Double, zoom: Float = 12) -> Screen {
        Screen("Map", detail: "\(latitude) \(longitude) at \(zoom)")
    }

    /// Finds a place by its name.
    ///
    /// @route(from: external) place/:name
    static func place(name: String) async throws -> Coordinate {
        await Task.yield()
        guard name == "Zürich" else { throw AtlasError.unknownPlace(name) }
        return Coordinate(latitude: 47.37, longitude: 8.54)
    }

    /// Sets a pin at a place that only code can name.
    ///
    /// @route pin
    static func pin(coordinate: Coordinate, label: String = "pin") -> Screen {
        Screen("Map", detail: "\(label) at \(coordinate.latitude) \(coordinate.longitude)")
    }

    /// Opens a conversation about a place, by the interface of the chat feature.
    ///
    /// @route discuss/:chatID(\d+)
    @MainActor
    static func discuss(chatID: Int, request: RouteRequest) throws -> Screen {
        try request.router.call(.openChat(chatID: chatID, position: 1))
    }
}

enum AtlasError: Error, Hashable {
    case unknownPlace(String)
}

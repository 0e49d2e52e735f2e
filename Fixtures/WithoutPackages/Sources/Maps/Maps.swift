import ChatRoutes
import RouterRuntime

/// Asks about a place, in a conversation of another module.
///
/// @route //maps/ask/:place
func ask(place: String, request: RouteRequest) throws -> String {
    "\(place): \(try request.router.call(.openChat(chatID: 2)))"
}

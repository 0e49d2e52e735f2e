import ChatRoutes
import RouterRuntime

/// Proposes a place to meet in a conversation.
///
/// @route //maps/meet/:place
func meet(at place: String, chatID: Int, request: RouteRequest) throws -> String {
    let chat = try request.router.call(.openChat(chatID: chatID))
    return "meet at \(place): \(chat)"
}

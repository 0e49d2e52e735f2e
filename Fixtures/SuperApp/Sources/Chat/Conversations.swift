import RouterRuntime
import SharedModels
import ShopRoutes

/// Opens a conversation.
///
/// @route //chat/:chatID(\d+)/:position(\d+)?
/// @route(from: notification) //im/chat/:chatID(\d+)    the path that the Android app uses
///
/// The screen shows the message at the position, or the newest one.
@MainActor
public func openChat(chatID: Int, position: Int? = nil) -> Screen {
    Screen("Chat \(chatID)", detail: position.map { "message \($0)" } ?? "newest message")
}

/// How many messages nobody has read yet.
///
/// @route //chat/unread
func unreadCount() -> Int { 3 }

/// The members of a conversation.
///
/// @route //chat/:chatID(\d+)/members
func members(chatID: Int, limit: Int = 2, roles: [String] = ["owner", "guest"]) -> [String] {
    Array(roles.map { "\($0) of \(chatID)" }.prefix(limit))
}

/// Sends a message and waits until the server has it.
///
/// @route //chat/:chatID(\d+)/send
func send(chatID: Int, text: String, urgency: Urgency = .normal) async -> String {
    await Task.yield()
    return "sent '\(text)' to \(chatID) (\(urgency))"
}

/// Recommends a product of the shop, which this module knows by its interface alone.
///
/// @route //chat/:chatID(\d+)/recommend/:productID(\d+)
func recommend(chatID: Int, productID: Int, request: RouteRequest) throws -> String {
    let product = try request.router.call(.catalogProduct(productID: productID))
    return "\(product.name) recommended in chat \(chatID)"
}

import Models

/// Opens a conversation.
///
/// @route //chat/:chatID(\d+)
func openChat(chatID: Int, about product: Product? = nil) -> String {
    "chat \(chatID)\(product.map { " about product \($0.id)" } ?? "")"
}

/// Keeps the messages.
///
/// @service(Messages)
final class MessageStore: Messages {
    init() {}
    func unread() -> Int { 3 }
}

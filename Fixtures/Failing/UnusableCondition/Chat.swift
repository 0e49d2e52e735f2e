enum Experiments {
    static func isNewChatOn(forUser name: String) -> Bool { name.isEmpty }
}

/// Opens a conversation in its new form.
///
/// @route(when: Experiments.isNewChatOn) //chat/:chatID
func openChat(chatID: Int) -> String { "chat \(chatID)" }

/// Opens the list of conversations.
///
/// @route(when: Experiments.isNewListOn) //chats
func openChats() -> String { "chats" }

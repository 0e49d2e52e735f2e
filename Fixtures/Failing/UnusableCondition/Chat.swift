enum Experiments {
    static func isNewChatOn(forUser name: String) -> Bool { name.isEmpty }
    func isSearchOn() -> Bool { true }
    static func isCallOn() async throws -> Bool { true }
    private static func isShopOn() -> Bool { true }
}

/// Opens a conversation in its new form.
///
/// @route(when: Experiments.isNewChatOn) //chat/:chatID
func openChat(chatID: Int) -> String { "chat \(chatID)" }

/// Opens the list of conversations.
///
/// @route(when: Experiments.isNewListOn) //chats
func openChats() -> String { "chats" }

/// @route(when: Experiments.isSearchOn) //search
func search() {}

/// @route(when: Experiments.isCallOn) //call
func call() {}

/// @route(when: Experiments.isShopOn) //shop
func openShop() {}

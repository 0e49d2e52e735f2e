import SharedModels

/// What a conversation is about; a page without an initializer of its own.
///
/// @route(init, returns: any Page) //chat/:chatID(\d+)/info
struct InfoPage: Page {
    let chatID: Int
    var tab: String? = nil

    var title: String { "\(tab ?? "members") of chat \(chatID)" }
}

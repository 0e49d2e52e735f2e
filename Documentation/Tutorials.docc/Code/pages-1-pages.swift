import RouterNavigation

/// A page with a title.
struct Screen: NavigationPage {
    let title: String
}

/// The first page of the app.
///
/// @route //home
@MainActor func home() -> Screen {
    Screen(title: "Home")
}

/// All conversations.
///
/// @route //inbox
@MainActor func inbox() -> Screen {
    Screen(title: "Inbox")
}

/// A conversation.
///
/// @route //chat/:chatID(\d+)
@MainActor func openChat(chatID: Int) -> Screen {
    Screen(title: "Chat \(chatID)")
}

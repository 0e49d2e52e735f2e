struct Screen {
    var title = ""
}

/// @route //inbox
func inbox() -> Screen { Screen(title: "Inbox") }

/// @route(parent: inbox) //user/:userID
func openUser(userID: Int) -> Screen { Screen(title: "User \(userID)") }

/// The parent needs the user.
///
/// @route(parent: openUser) //photo/:photoID
func openPhoto(photoID: Int) -> Screen { Screen(title: "Photo \(photoID)") }

/// No module has the route.
///
/// @route(parent: inbocks) //chat/:chatID
func openChat(chatID: Int) -> Screen { Screen(title: "Chat \(chatID)") }

/// A number is no page.
///
/// @route(open: present) //chat/unread
func unreadCount() -> Int { 3 }

/// Neither of the two is the lowest page.
///
/// @route(parent: settings) //account
func account() -> Screen { Screen(title: "Account") }

/// @route(parent: account) //settings
func settings() -> Screen { Screen(title: "Settings") }

@main
struct Pages {
    static func main() {}
}

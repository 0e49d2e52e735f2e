import RouterNavigation
import RouterRuntime

/// A page with a title.
@MainActor
struct TitledPage: NavigationPage {
    let title: String
}

/// The root of a tab.
///
/// @route(open: tab(chats)) //inbox
@MainActor func inbox() -> TitledPage { TitledPage(title: "inbox") }

/// All patterns of a handler share what one of them says, unless they say something else.
///
/// @route(parent: inbox) //chat/:chatID(\d+)
/// @route //im/:chatID(\d+)
/// @route(open: present) //quick/:chatID(\d+)
@MainActor func openChat(chatID: Int, tab: String = "all") -> TitledPage { TitledPage(title: "chat \(chatID) \(tab)") }

/// The parent has a parent, and its values come from this route.
///
/// @route(parent: openChat) //chat/:chatID(\d+)/photos/:photoID
@MainActor func openPhoto(chatID: Int, photoID: Int, tab: String?) -> TitledPage {
    TitledPage(title: "photo \(photoID)")
}

/// The parent's own marker fixes a value, so this one need not.
///
/// @route(parent: gallery) //frame/:tab
@MainActor func openFrame(tab: String) -> TitledPage { TitledPage(title: "frame \(tab)") }

/// @route(with: tab=best, open: root) //gallery
@MainActor func gallery(tab: String) -> TitledPage { TitledPage(title: "gallery \(tab)") }

/// @route(open: tab("my home")) //home
@MainActor func home() -> TitledPage { TitledPage(title: "home") }

/// @route(init, open: present, parent: home, requires: account, default) //help/:topic?
@MainActor struct HelpPage: NavigationPage {
    let topic: String?
}

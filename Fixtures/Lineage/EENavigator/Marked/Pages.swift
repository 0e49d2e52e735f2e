import EENavigator

/// In place of view controllers.
struct ChatPage: CustomStringConvertible, FragmentLocate {
    var title: String
    var description: String { title }
    func customLocate(by fragment: String) { print("locate \(fragment)") }
}

struct Page: CustomStringConvertible {
    var title: String
    var description: String { title }
}

/// @route //profile/:id
func openProfile(id: Int) -> Page { Page(title: "profile \(id)") }

/// The native page of a page of the web.
///
/// @route //docs/folder
func openFolder() -> Page { Page(title: "folder") }

/// In place of a view controller.
class Page: CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

final class UserPage: Page {
    /// @route //user/:userID
    init(userID: Int) { super.init("user \(userID)") }
}

/// A page with a title.
final class PostPage: Page {
    /// @route //post/:title
    init(title: String) { super.init("post \(title)") }
}

/// Shows a message above the current page.
///
/// @route //alert
func presentAlert(title: String?, message: String?) {
    print("alert \(title ?? "nil"): \(message ?? "nil")")
}

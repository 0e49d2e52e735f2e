/// In place of a view controller.
class Page: CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

final class UserPage: Page {
    init(userID: Int) { super.init("user \(userID)") }
}

/// A page with a title.
final class PostPage: Page {
    init(title: String) { super.init("post \(title)") }
}

/// Shows a message above the current page.
func presentAlert(title: String?, message: String?) {
    print("alert \(title ?? "nil"): \(message ?? "nil")")
}

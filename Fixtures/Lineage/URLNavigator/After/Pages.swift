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

/// @route //photo/:name(.+)
func openPhoto(name: String, caption: String = "none") -> Page { Page("photo \(name) with \(caption)") }

/// @route //region/:name(us-west-1|ap-northeast-2|eu-west-3)
func openRegion(name: String) -> Page { Page("region \(name)") }

/// @route(regex, priority: low) (?<address>https?://.+)
func openWeb(address: String) -> Page { Page("web \(address)") }

/// Shows a message above the current page.
///
/// @route //alert
func presentAlert(title: String?, message: String?) {
    print("alert \(title ?? "nil"): \(message ?? "nil")")
}

import TheRouter
import UIKit

let articlePath = "press://router/article"

class Reader: UIViewController {
    @objc var fontSize: Int = 12
}

/// An article.
final class ArticlePage: Reader {
    @objc var articleID: String?
    @objc public var onClose: (() -> Void)?
    private var isLoaded = false
}

extension ArticlePage: TheRouterable {
    static var patternString: [String] = [articlePath]
}

final class FrontPage: UIViewController, TheRouterable {
    static var patternString: [String] {
        [
            "press://router/front",
            "press://router/front-Android",
        ]
    }
}

final class LoginPage: UIViewController {}

extension LoginPage: TheRouterable {
    static var patternString: [String] {
        ["press://router/login"]
    }

    static func registerAction(info: [String: Any]) -> Any {
        let page = LoginPage()
        page.title = info["title"] as? String
        return page
    }

    static var priority: UInt { TheRouterDefaultPriority }
}

@objcMembers
final class AuthorPage: UIViewController, TheRouterable {
    var name: String = ""
    var age: Int = 0

    static var patternString: [String] { ["press://router/author/:name"] }
}

#if MACROS
    @RouterPage(["press://router/weather"])
#endif
final class WeatherPage: UIViewController {
    @objc var city: String = ""
}

final class CommentPage: UIViewController, TheRouterable {
    static var patternString: [String] { ["press://router/comments"] }

    init(articleID: Int) { super.init() }
}

enum Hosts {
    static var current: String { ProcessInfo.processInfo.environment["HOST"] ?? "router" }
}

final class HiddenPage: UIViewController, TheRouterable {
    static var patternString: [String] { ["press://\(Hosts.current)/hidden"] }
}

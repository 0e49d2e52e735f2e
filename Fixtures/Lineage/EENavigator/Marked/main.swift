import EENavigator
import Foundation
import RouterPipeline
import RouterRuntime

let router = Router(.eeNavigatorMarked)

// By pattern, with parameters of the path and the context.
Navigator.shared.registerRoute(pattern: "//chat/:chatId(\\d+)/:position?") { req, res in
    let position = req.parameters["position"].map { " at \($0)" } ?? ""
    let name = req.parameters["name"].map { " with \($0)" } ?? ""
    res.end(resource: ChatPage(title: "chat \(req.parameters["chatId"] ?? "")\(position)\(name)"))
}

// By a typed body.
struct ProfileBody: Body {
    static let pattern = "//profile/:id"
    let id: Int
    var url: URL { URL(string: "//profile/\(id)")! }
}
Navigator.shared.registerRoute(type: ProfileBody.self) { body, _, res in
    res.end(resource: try? router.call(body.url.absoluteString, as: Page.self))
}

// By a function of the URL.
Navigator.shared.registerRoute(match: { url in (url.port ?? 0) > 10000 }) { _, res in
    res.end(resource: Page(title: "tools"))
}

// Pages of the web, some of which have a native page.
Navigator.shared.registerRoute(pattern: "//docs/folder") { _, res in
    res.end(resource: try? router.call("//docs/folder", as: Page.self))
}
Navigator.shared.registerRoute(regExpPattern: "^http(s)?\\://", priority: .low) { req, res in
    if req.url.host == "docs.example.com" {
        res.redirect(URL(string: "//docs/folder")!)
        return
    }
    res.end(resource: Page(title: "web \(req.url.absoluteString)"))
}

// Middleware before and after routes.
Navigator.shared.registerMiddleware { req, _ in
    print("log: \(req.url.absoluteString)")
}
Navigator.shared.registerMiddleware(postRoute: true) { _, res in
    if res.error == .notFound {
        res.end(resource: Page(title: "not found"))
    }
}

Navigator.shared.push(URL(string: "//chat/123#abc")!) { _, _ in
    print("push chat success")
}
Navigator.shared.push(URL(string: "//chat/123/234")!)
Navigator.shared.push(URL(string: "//chat/123")!, context: ["name": "lwl"])
Navigator.shared.push(URL(string: "//chat/abc")!)
Navigator.shared.present(URL(string: "//chat/5")!)
Navigator.shared.push(body: ProfileBody(id: 7))
Navigator.shared.push(URL(string: "//localhost:12345/tools")!)
Navigator.shared.push(URL(string: "https://www.example.com/a")!)
Navigator.shared.push(URL(string: "https://docs.example.com/5")!)
print(Navigator.shared.contains(URL(string: "//chat/5")!), Navigator.shared.contains(URL(string: "//chat/abc")!))

/// @route //chat/:chatId(\d+)/:position?
@MainActor func openChat(chatId: String, position: String? = nil, name: String? = nil) -> ChatPage {
    let position = position.map { " at \($0)" } ?? ""
    let name = name.map { " with \($0)" } ?? ""
    return ChatPage(title: "chat \(chatId as String? ?? "")\(position)\(name)")
}

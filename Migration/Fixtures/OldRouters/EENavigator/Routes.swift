import EENavigator
import UIKit

final class ChatPage: UIViewController {
    init(chatID: String, position: Int? = nil) { super.init() }
}

final class MailPage: UIViewController {
    var folder = ""
}

final class CalendarPage: UIViewController {}

struct ContactBody: Body {
    static let pattern = "//contact/:id"
    let id: Int
    var note: String?
}

final class ContactPage: UIViewController {
    init(id: Int, note: String?) { super.init() }
}

enum Patterns {
    static let mail = "//mail/:folder"
}

func openChat(chatID: String) -> ChatPage { ChatPage(chatID: chatID) }

func registerRoutes(account: String) {
    let navigator = Navigator.shared
    navigator.registerRoute(pattern: "//chat/:chatID") { req, res in
        guard let id = req.parameters["chatID"] as? String else { return }
        res.end(resource: openChat(chatID: id))
    }
    Navigator.shared.registerRoute(pattern: Patterns.mail) { req, res in
        let page = MailPage()
        page.folder = req.parameters["folder"] as! String
        page.title = req.parameters["title"] as? String
        res.end(resource: page)
    }
    Navigator.shared.registerRoute(pattern: "//calendar", priority: .high) { _, res in
        res.end(resource: CalendarPage())
    }
    Navigator.shared.registerRoute(type: ContactBody.self) { body, _, res in
        res.end(resource: ContactPage(id: body.id, note: body.note))
    }
    Navigator.shared.registerRoute(pattern: "//account") { _, res in
        let page = MailPage()
        page.folder = account
        res.end(resource: page)
    }
    Navigator.shared.registerRoute(pattern: "//old/calendar") { _, res in
        res.redirect(URL(string: "//calendar")!)
    }
    Navigator.shared.registerRoute(regExpPattern: "^https?://", priority: .low) { req, res in
        res.end(resource: MailPage())
    }
}

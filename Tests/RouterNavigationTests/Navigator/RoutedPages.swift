import RouteGenCore
import RouteTables
import RouterNavigation
@_spi(Generated) import RouterRuntime
import TestSupport

/// The code that would be generated for handlers whose markers say how their pages open, and which pages are below.
enum RoutedDispatcher: RouteDispatcher {
    static let handlers = [
        TestHandler(name: "home", patterns: ["//home"], callKind: .mainActor, opening: "tab(home)"),
        TestHandler(name: "inbox", patterns: ["//inbox"], callKind: .mainActor, opening: "tab(chats)"),
        TestHandler(
            name: "openUser",
            patterns: ["//user/:userID"],
            parameters: ["userID", "friend"],
            callKind: .mainActor,
            parent: "inbox"
        ),
        TestHandler(
            name: "openPhoto",
            patterns: ["//user/:userID/photo/:photoID"],
            parameters: ["userID", "photoID", "friend"],
            callKind: .mainActor,
            origins: [.external],
            parent: "openUser"
        ),
        TestHandler(name: "help", patterns: ["//help"], callKind: .mainActor, origins: [.external], opening: "present"),
        TestHandler(name: "welcome", patterns: ["//welcome"], callKind: .mainActor, opening: "root"),
        TestHandler(
            name: "answer",
            patterns: ["//help/:number"],
            parameters: ["number"],
            callKind: .mainActor,
            parent: "help"
        ),
        TestHandler(name: "tour", patterns: ["//tour"], callKind: .mainActor, opening: "root", parent: "welcome"),
        TestHandler(name: "refused", patterns: ["//refused"], callKind: .mainActor),
        TestHandler(name: "child", patterns: ["//child"], callKind: .mainActor, parent: "refused"),
        TestHandler(
            name: "go",
            patterns: ["//go"],
            parameters: ["to"],
            callKind: .mainActor,
            origins: [.external]
        ),
        TestHandler(name: "sum", patterns: ["//sum"], callKind: .mainActor),
        TestHandler(name: "sumPage", patterns: ["//sum/page"], callKind: .mainActor, parent: "sum"),
    ]

    @MainActor
    static func callOnMainActor(_ handler: Int, _ call: RouteCall) throws -> Any {
        switch handler {
        case 2:
            let (user, friend): (Int, Friend?) = (try call.value(0), try call.value(1))
            return TestPage("user \(user)\(friend.map { ", friend of \($0.name)" } ?? "")")
        case 3:
            let (user, photo, friend) =
                try call.typedValues((Int, Int, Friend?).self)
                ?? (try call.value(0), try call.value(1), try call.value(2))
            return TestPage("photo \(photo) of \(user)\(friend.map { " and \($0.name)" } ?? "")")
        case 6: return TestPage("answer \(try call.values(Int.self))")
        case 8: throw Refusal()
        case 10: throw RouteRedirect(to: try call.values(String.self))
        case 11: return 5
        default: return TestPage(handlers[handler].name)
        }
    }

    struct Refusal: Error, CustomStringConvertible {
        let description = "nobody is logged in"
    }
}

/// A value that no URL can carry.
struct Friend: Sendable {
    let name: String
}

extension Route where Output == TestPage {
    static func openPhoto(userID: Int, photoID: Int, friend: Friend? = nil) -> Self {
        let handler = RouteHandlerIdentity.make("openPhoto")
        let path = RoutePath(
            "//user/:userID/photo/:photoID",
            handler: handler,
            parameters: "userID,photoID,friend"
        )
        return Self(path, (userID, photoID, friend))
    }

    static func help() -> Self {
        Self(RoutePath("//help", handler: RouteHandlerIdentity.make("help"), parameters: ""))
    }
}

@_spi(Generated) import RouterRuntime
import RouteTables
import TestSupport

/// The pages of the tests' app.
enum Screen: Hashable, Sendable {
    case inbox, chat(Int), photo(Int, of: Int), help, answer(Int), welcome, tour, login
}

/// The code that would be generated for handlers of an app with a navigation of its own.
enum PlannedDispatcher: RouteDispatcher {
    static let handlers = [
        TestHandler(name: "inbox", patterns: ["//inbox"], opening: "tab(chats)"),
        TestHandler(
            name: "chat",
            patterns: ["//chat/:id"],
            parameters: ["id"],
            origins: [.external, .notification],
            parent: "inbox"
        ),
        TestHandler(
            name: "photo",
            patterns: ["//chat/:id/photo/:number"],
            parameters: ["id", "number"],
            callKind: .mainActor,
            origins: [.external],
            routeCondition: 0,
            parent: "chat",
            requirements: ["account", "age"]
        ),
        TestHandler(name: "help", patterns: ["//help"], origins: [.external], opening: "present"),
        TestHandler(name: "answer", patterns: ["//help/:number"], parameters: ["number"], parent: "help"),
        TestHandler(name: "welcome", patterns: ["//welcome"], opening: "root"),
        TestHandler(name: "tour", patterns: ["//tour"], opening: "root", parent: "welcome"),
        TestHandler(name: "login", patterns: ["//login"], origins: [.external]),
        TestHandler(name: "old", patterns: ["//old/:id"], parameters: ["id"], origins: [.external]),
        TestHandler(name: "clear", patterns: ["//clear"], returnsNothing: true),
        TestHandler(name: "refused", patterns: ["//refused"]),
        TestHandler(name: "child", patterns: ["//child"], parent: "refused"),
        TestHandler(name: "number", patterns: ["//number"]),
        TestHandler(name: "digit", patterns: ["//digit"], parent: "number"),
        TestHandler(name: "box", patterns: ["//box"], callKind: .mainActor),
        TestHandler(name: "crate", patterns: ["//crate"]),
        TestHandler(name: "lid", patterns: ["//lid"], parent: "crate"),
        TestHandler(name: "moved", patterns: ["//moved"]),
        TestHandler(name: "cleared", patterns: ["//cleared"], parent: "clear"),
        TestHandler(name: "unknown", patterns: ["//unknown"]),
        TestHandler(
            name: "selectChats",
            patterns: ["//chats"],
            returnsNothing: true,
            origins: [.external],
            opening: "tab(chats)"
        ),
        TestHandler(name: "aboveTab", patterns: ["//chats/above"], parent: "selectChats"),
        TestHandler(name: "draft", patterns: ["//draft"], opening: "window(editor)", parent: "inbox"),
        TestHandler(name: "line", patterns: ["//draft/line"], parent: "draft"),
    ]

    /// The calls of handlers and conditions, by test.
    @TaskLocal static var log = Log<String>()

    static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
        log.note(handlers[handler].name)
        switch handler {
        case 0: return Screen.inbox
        case 1: return Screen.chat(try call.values(Int.self))
        case 3: return Screen.help
        case 4: return Screen.answer(try call.values(Int.self))
        case 5: return Screen.welcome
        case 6: return Screen.tour
        case 7: return Screen.login
        case 8: throw RouteRedirect(to: "//chat/\(try call.values(Int.self))#last")
        case 9, 19, 20: return ()
        case 10: throw Refusal()
        case 12: return 5
        case 15: return try call.result(Box())
        case 17: throw RouteRedirect(to: "//crate")
        default: return Screen.help
        }
    }

    @MainActor
    static func callOnMainActor(_ handler: Int, _ call: RouteCall) throws -> Any {
        log.note(handlers[handler].name)
        if handler == 14 { return try call.result(Box()) }
        return try call.result(Screen.photo(try call.value(1), of: try call.value(0)))
    }

    static func accepts(_ condition: Int, _ request: RouteRequest) throws -> Bool {
        log.note("when")
        return true
    }

    /// An object that may not leave its isolation.
    final class Box: Hashable {
        static func == (left: Box, right: Box) -> Bool { left === right }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    struct Refusal: Error, CustomStringConvertible {
        let description = "nobody is logged in"
    }

    static func router(
        tabs: StaticString = "",
        rewrites: [(source: String, target: String)] = [],
        origins: [String: RouteOrigin] = [:]
    ) throws -> Router {
        Router(try .test(handlers, Self.self, tabs: tabs, rewrites: rewrites), origins: origins).silent
    }
}

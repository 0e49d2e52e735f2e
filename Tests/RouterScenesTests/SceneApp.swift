@_spi(Generated) import RouterRuntime
import RouterScenes
import RouteGenCore
import RouteTables
import TestSupport

/// The screens of the tests' app.
enum Screen: Hashable, Sendable {
    case home, inbox, chat(Int), photo(Int), login, slow(Int), settings
}

/// The code that would be generated for an app with a navigation of its own.
enum SceneDispatcher: RouteDispatcher {
    static let handlers = [
        TestHandler(name: "home", patterns: ["//home"], opening: "tab(home)"),
        TestHandler(name: "inbox", patterns: ["//inbox"], opening: "tab(chats)"),
        TestHandler(name: "chat", patterns: ["//chat/:id"], parameters: ["id"], origins: [.external], parent: "inbox"),
        TestHandler(
            name: "photo",
            patterns: ["//photo/:id"],
            parameters: ["id"],
            origins: [.external],
            requirements: ["account"]
        ),
        TestHandler(name: "login", patterns: ["//login"], opening: "present"),
        TestHandler(
            name: "slow",
            patterns: ["//slow/:id"],
            parameters: ["id"],
            callKind: .asynchronous,
            origins: [.external],
            opening: "tab(chats)"
        ),
        TestHandler(name: "settings", patterns: ["//settings"], opening: "present"),
        TestHandler(name: "count", patterns: ["//count"], origins: [.external]),
        TestHandler(name: "clear", patterns: ["//clear"], returnsNothing: true, origins: [.external]),
        TestHandler(
            name: "selectChats",
            patterns: ["//select/chats"],
            returnsNothing: true,
            origins: [.external],
            opening: "tab(chats)"
        ),
        TestHandler(
            name: "reply",
            patterns: ["//slow/:id/reply"],
            parameters: ["id"],
            origins: [.external],
            parent: "slow"
        ),
        TestHandler(name: "left", patterns: ["//left/:id"], parameters: ["id"], origins: [.external]),
    ]

    /// The waits of slow pages, by test.
    @TaskLocal static var waits: [Int: Suspension] = [:]
    /// What the handler of a reply does, by test.
    @TaskLocal static var whenReplying: @Sendable () -> Void = {}

    /// What the handler of a page that has moved does, by test.
    @TaskLocal static var whenLeaving: @Sendable (Int) -> Void = { _ in }

    static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
        switch handler {
        case 0: Screen.home
        case 1: Screen.inbox
        case 2: Screen.chat(try call.values(Int.self))
        case 3: Screen.photo(try call.values(Int.self))
        case 4: Screen.login
        case 6: Screen.settings
        case 10: reply(try call.values(Int.self))
        case 11: throw leave(try call.values(Int.self))
        default: 5
        }
    }

    /// Leads to the same route until its number is 1, and then to a page that waits.
    private static func leave(_ id: Int) -> RouteRedirect {
        whenLeaving(id)
        return RouteRedirect(to: id == 1 ? "//slow/1" : "//left/\(id - 1)")
    }

    private static func reply(_ id: Int) -> Screen {
        whenReplying()
        return .chat(id)
    }

    static func open(_ handler: Int, _ call: RouteCall, isolation: isolated (any Actor)?) async throws -> Any {
        let id = try call.values(Int.self)
        await waits[id]?.wait()
        return Screen.slow(id)
    }

    static func router(
        links: RouteLinks = .none,
        tabs: StaticString = "home\t//home\nchats\t//inbox\n"
    ) throws -> Router {
        Router(try .test(handlers, Self.self, links: links, tabs: tabs)).silent
    }
}

extension Route {
    /// The route to a chat, as a generated accessor makes it.
    static func chat(_ id: Int) -> Route {
        Route(RoutePath("//chat/:id", handler: RouteHandlerIdentity.make("chat"), parameters: "id"), id)
    }
    static var settings: Route {
        Route(RoutePath("//settings", handler: RouteHandlerIdentity.make("settings"), parameters: ""))
    }
    static var selectChats: Route {
        Route(RoutePath("//select/chats", handler: RouteHandlerIdentity.make("selectChats"), parameters: ""))
    }
    /// A route that the app does not have.
    static var lost: Route { Route(RoutePath("//lost", handler: 99, parameters: "")) }
}

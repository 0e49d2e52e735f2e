import RouterDynamic
@_spi(Generated) import RouterRuntime
@_spi(Generated) import RouterServices
import TestSupport
import RouteTables

/// Open routes whose handlers make calls of their own, and closed routes, whose names all contain the word `Hidden`.
enum ClosedMaze: RouteDispatcher {
    struct OwnError: Error {}
    /// A type that no handler returns: a call that expects it fails, whether the route exists or not.
    struct Nothing: Sendable {}

    private static let everybody = Set(RouteOrigin.allCases)

    /// The open handlers, in the order of `call`.
    static let open = [
        TestHandler(name: "Maze.inner(url:)", patterns: ["//inner"], parameters: ["url"], origins: everybody),
        TestHandler(name: "Maze.redirect(url:)", patterns: ["//redirect"], parameters: ["url"], origins: everybody),
        TestHandler(name: "Maze.typed()", patterns: ["//typed"], origins: everybody),
        TestHandler(name: "Maze.typedRedirect()", patterns: ["//typed-redirect"], origins: everybody),
        TestHandler(name: "Maze.resolve(url:)", patterns: ["//resolve"], parameters: ["url"], origins: everybody),
        TestHandler(name: "Maze.own()", patterns: ["//own"], origins: everybody),
        TestHandler(name: "Maze.number(of:)", patterns: ["//number/:of"], parameters: ["of"], origins: everybody),
        TestHandler(name: "Maze.broadcast(url:)", patterns: ["//broadcast"], parameters: ["url"], origins: everybody),
        TestHandler(name: "Maze.asking(url:)", patterns: ["//asking"], parameters: ["url"], origins: everybody),
        TestHandler(name: "Maze.writing()", patterns: ["//writing"], origins: everybody),
        TestHandler(name: "Maze.service()", patterns: ["//service"], origins: everybody),
        TestHandler(name: "Maze.again(url:)", patterns: ["//again"], parameters: ["url"], origins: everybody),
    ]

    static let closed = [
        TestHandler(name: "Maze.Hidden.page(id:)", patterns: ["//secret/:id"], parameters: ["id"]),
        TestHandler(name: "Maze.Hidden.plain()", patterns: ["//plain", "//inner/HiddenPattern", "/plain/Hidden"]),
        TestHandler(name: "Maze.Hidden.failing()", patterns: ["//failing"]),
        TestHandler(name: "Maze.Hidden.waiting()", patterns: ["//waiting"], callKind: .asynchronous),
        TestHandler(name: "Maze.Hidden.main()", patterns: ["//main"], callKind: .mainActor),
        TestHandler(name: "Maze.Hidden.needing(id:)", patterns: ["//needing"], parameters: ["id"]),
        TestHandler(
            name: "Maze.Hidden.called(done:)",
            patterns: ["//called"],
            parameters: ["done"],
            callbacks: ["done"]
        ),
        TestHandler(name: "Maze.Hidden.looping()", patterns: ["//looping"]),
        TestHandler(
            name: "Maze.Hidden.near(id:)",
            patterns: ["//absent/Hidden/:id", "//absent/:id(Hidden)"],
            parameters: ["id"]
        ),
    ]

    static let closedURLs = [
        "//secret/5", "//secret/five", "//plain", "//inner/HiddenPattern", "/plain/Hidden", "//failing", "//waiting",
        "//main", "//needing",
        "//needing?id=x", "//called", "//looping", "//absent/hidden/5", "//secrt/5", "//PLAIN/", "//u@plain",
        "//%70lain?x=%", "x://plain", "//absent",
    ]

    private static let tables = [open, open + closed].map { handlers in
        Result { try RouteTable.test(handlers, Self.self, links: RouteLinks(["x:": ""])) }
    }

    static func router(hasClosed: Bool) throws -> Router {
        Router(try tables[hasClosed ? 1 : 0].get()).silent
    }

    private static let hidden = RoutePath("//plain", handler: closed[1].identity, parameters: "")

    static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
        switch handler {
        case 0: return try call.router.call(call.value(0) as String, as: Nothing.self)
        case 1: throw RouteRedirect(to: try call.value(0) as String)
        case 2: return try call.router.call(Route<Nothing>(hidden))
        case 3: throw RouteRedirect(to: Route<Nothing>(hidden))
        case 4: return try call.router.resolve(call.value(0) as String, from: call.request.origin).request.url.text
        case 5: throw OwnError()
        case 6: return try call.value(0) as Int
        case 7:
            for reply in try call.router.broadcast(call.value(0) as String) { _ = try reply.result.get() }
            return 0
        case 8: return try call.router.call(call.value(0) as String, from: call.request.origin, as: Nothing.self)
        case 9: return try RoutePath("//Hidden/:id", handler: 1, parameters: "id").url([:])
        case 10: return try call.router.services.get((any HiddenService).self)
        case 11: return try call.router.call("//inner", context: ["url": call.value(0) as String], as: Nothing.self)
        case 12, 17: return try call.value(0) as Int
        case 13: return "plain"
        case 14: throw RouterError(.missingParameter, .missingParameter("Hidden", type: "Hidden", handler: "Hidden"))
        case 18: return try (call.callback(0) as () -> Int)()
        case 19: throw RouteRedirect(to: "//looping")
        default: return "Hidden"
        }
    }

    protocol HiddenService: Sendable {}

    /// All that a caller can observe of a URL.
    static func observe(_ url: String, of router: Router, from origin: RouteOrigin, url shown: String = "") async
        -> String
    {
        var lines: [String] = []
        func note(_ way: String, _ body: () async throws -> Any) async {
            do {
                lines.append("\(way): \(try await body())")
            } catch {
                lines.append("\(way): \(describe(error))")
            }
        }
        await note("call") { try router.call(url, from: origin) }
        await note("called as a number") { try router.call(url, from: origin, as: Int.self) }
        await note("open") { try await router.open(url, from: origin) }
        await note("request") { try await router.request(url).open(from: origin, as: Int.self) }
        await note("canOpen") { router.canOpen(url, from: origin) }
        await note("resolve") {
            let resolution = try router.resolve(url, from: origin)
            let request = resolution.request
            return
                "\(request.url) \(request.hops) \(resolution.pattern) \(resolution.handler ?? "-") \(request.parameters.count)"
        }
        let explanation = router.explanation(of: url, from: origin)
        lines.append("explain: \(explanation) \(explanation.hops) \(explanation.others) \(explanation.nearest)")
        lines.append(explanation.error.map(describe) ?? "-")
        return lines.joined(separator: "\n")
    }

    private static func describe(_ error: any Error) -> String {
        guard let error = error as? RouterError else { return "\(error)" }
        let stack = error.stack.map {
            "\($0) \(($0 as? RouterError).map { "\($0.stack.count) \($0.suggestions) \($0.report())" } ?? "")"
        }
        return
            "\(error.code) \(error) \(error.message(in: .chinese)) \(error.report(in: .english)) \(error.report(in: .chinese)) "
            + "\(error.suggestions) \(error.routesOfTarget) \(stack)"
    }
}

internal import RouterPipeline
@_spi(Generated) package import RouterRuntime
internal import RouteTables

/// An app whose requests are rewritten, redirected and wrapped by tests.
package enum Shop: RouteDispatcher {
    /// The error of the failing handler.
    package struct Failure: Error, Equatable {
        package var text: String

        package init(text: String = "out of order") {
            self.text = text
        }
    }

    /// A page that must not leave its isolation.
    package final class Page {
        package let title: String
        package init(_ title: String) { self.title = title }
    }

    package static let handlers: [TestHandler] = [
        TestHandler(name: "order", patterns: ["//orders/:id"], parameters: ["id"], origins: [.external, .webView]),
        TestHandler(name: "login", patterns: ["//login"]),
        TestHandler(name: "oldOrder", patterns: ["//old/:id"], parameters: ["id"], origins: [.external]),
        TestHandler(name: "loop", patterns: ["//loop/:n"], parameters: ["n"]),
        TestHandler(name: "secret", patterns: ["//secret"]),
        TestHandler(
            name: "waitingOrder",
            patterns: ["//waiting/orders/:id"],
            parameters: ["id"],
            callKind: .asynchronous
        ),
        TestHandler(
            name: "waitingOldOrder",
            patterns: ["//waiting/old/:id"],
            parameters: ["id"],
            callKind: .asynchronous
        ),
        TestHandler(name: "failing", patterns: ["//failing"]),
        TestHandler(name: "page", patterns: ["//page/:title"], parameters: ["title"]),
        TestHandler(name: "gate", patterns: ["//gate"], origins: [.external]),
        TestHandler(name: "describe", patterns: ["//describe/:text?"], origins: Set(RouteOrigin.allCases)),
        TestHandler(name: "mainPage", patterns: ["//main/page"], callKind: .mainActor),
        TestHandler(name: "typedOldOrder", patterns: ["//typed-old/:id"], parameters: ["id"]),
        TestHandler(name: "finish", patterns: ["//finish/:id"], parameters: ["id", "done"], callbacks: ["done"]),
        TestHandler(name: "info", patterns: ["//info"], parameters: ["info"], takesAllParameters: true),
        TestHandler(
            name: "waitingFailing",
            patterns: ["//waiting/failing"],
            callKind: .asynchronous
        ),
        TestHandler(
            name: "finishOther",
            patterns: ["//finish-other/:id"],
            parameters: ["id", "done"],
            callbacks: ["done"]
        ),
    ]

    package static func router(
        origins: [String: RouteOrigin] = [:],
        rewrites: [(source: String, target: String)] = []
    ) throws -> Router {
        Router(try .test(handlers, Shop.self, rewrites: rewrites), origins: origins).silent
    }

    package static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
        switch handler {
        case 0: return try "order \(call.typedValues(Int.self) ?? call.value(0))"
        case 1: return "login"
        case 2: throw RouteRedirect(to: "//orders/\(try call.value(0) as Int)")
        case 3: throw RouteRedirect(to: "//loop/\(try call.value(0) as Int + 1)")
        case 4: return "secret"
        case 7: throw Failure()
        case 8: return Page(try call.value(0))
        case 9: throw RouteRedirect(to: "//secret")
        case 10:
            let request = call.request
            return "\(request.url) \(request.origin) \(request.hops) \(request.context.keys.sorted())"
        case 12: throw RouteRedirect(to: order(try call.value(0)))
        case 13, 16:
            if let (id, done) = call.typedValues((Int, (String) -> Void).self) {
                done("typed \(handler) \(id)")
            } else {
                let done: (String) -> Void = try call.callback(1)
                done("url \(handler) \(try call.value(0) as Int)")
            }
            return ()
        case 14:
            let info = call.typedValues([String: Any].self) ?? call.info(0)
            return info.keys.sorted().map { "\($0)=\(info[$0] ?? "")" }
        default: throw call.unknownHandler(handler)
        }
    }

    @MainActor
    package static func callOnMainActor(_ handler: Int, _ call: RouteCall) throws -> Any {
        try call.result(Page("main"))
    }

    package static func open(_ handler: Int, _ call: RouteCall, isolation: isolated (any Actor)?) async throws -> Any {
        await Task.yield()
        switch handler {
        case 5: return try "order \(call.value(0) as Int)"
        case 6: throw RouteRedirect(to: "//waiting/orders/\(try call.value(0) as Int)")
        case 15: throw Failure()
        default: throw call.unknownHandler(handler)
        }
    }

    private static func path(_ handler: Int) -> RoutePath {
        let patterns = [
            "//orders/:id", "//login", "", "", "//secret", "", "", "", "", "", "", "", "", "//finish/:id", "//info",
        ]
        let names = ["id", "", "", "", "", "", "", "", "", "", "", "", "", "id,done", "info"]
        return RoutePath(patterns[handler], handler: handlers[handler].identity, parameters: names[handler])
    }

    package static func order(_ id: Int) -> Route<String> { Route(path(0), id) }
    package static var login: Route<String> { Route(path(1)) }
    package static var secret: Route<String> { Route(path(4)) }
    package static func finish(_ id: Int, _ done: sending @escaping (String) -> Void) -> Route<Void> {
        Route(path(13), (id, done))
    }
    package static func info(_ info: sending [String: Any]) -> Route<[String]> { Route(path(14), info) }
}

@_spi(Generated) import RouterRuntime
import TestSupport
import RouteTables

/// The code of an app's handlers, which notes if a caller reaches a closed one.
enum App: RouteDispatcher {
    /// Names that only closed routes and their handlers contain.
    static let mark = "zq"

    static let everyone: Set<RouteOrigin> = [.webView, .notification, .remote, .external]

    static let handlers: [TestHandler] = [
        TestHandler(name: "order", patterns: ["//orders/:id"], parameters: ["id"], origins: [.external, .webView]),
        TestHandler(
            name: "item",
            patterns: ["//shop/:shop/items/:item(\\d+)?", "https://shop.example/:shop/:item(\\d+)"],
            parameters: ["shop", "item"],
            origins: everyone
        ),
        TestHandler(name: "search", patterns: ["//search?q=:q", "/search/:q"], parameters: ["q"], origins: [.webView]),
        TestHandler(name: "describe", patterns: ["//describe/:text?"], parameters: ["text"], origins: everyone),
        TestHandler(name: "old", patterns: ["//old/:id"], parameters: ["id"], origins: everyone),
        TestHandler(name: "gate", patterns: ["//gate/:id?"], parameters: ["id"], origins: everyone),
        TestHandler(
            name: "tested",
            patterns: ["//tested/:id"],
            parameters: ["id"],
            origins: [.notification, .remote],
            routeCondition: 0
        ),
        TestHandler(name: "rest", patterns: ["/files/**"], origins: everyone, priority: .low),
        TestHandler(name: "zqvault", patterns: ["//vault/:zqid?", "/vault/:zqid"], parameters: ["zqid"]),
        TestHandler(name: "zqadmin", patterns: ["//admin/:zqpath*"], parameters: ["zqpath"]),
        TestHandler(name: "zqorder", patterns: ["//orders/:zqorder(\\d+)/edit"], parameters: ["zqorder"]),
        TestHandler(name: "zqspecial", patterns: ["//orders/special", "/files/zqkey"], priority: .high),
        TestHandler(name: "zqany", patterns: ["//:zqhost/zqdebug/**"], parameters: ["zqhost"]),
    ]

    /// The caller of the current request.
    nonisolated(unsafe) static var caller = RouteOrigin.app
    /// A closed handler that was called nevertheless.
    nonisolated(unsafe) static var trespass: String?

    static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
        let name = handlers[handler].name
        if caller != .app, !handlers[handler].origins.contains(caller) { trespass = name }
        switch handler {
        case 0: return "\(name) \(try call.value(0) as Int)"
        case 1: return "\(name) \(try call.value(0) as String) \(try call.value(1) as Int?)"
        case 4: throw RouteRedirect(to: "//orders/\(try call.value(0) as String)")
        case 5: throw RouteRedirect(to: "//vault/\((try call.value(0) as String?) ?? "1")")
        case 7, 11: return name
        default: return "\(name) \(try call.value(0) as String?)"
        }
    }

    static func accepts(_ condition: Int, _ request: RouteRequest) -> Bool { !request.url.text.contains("refused") }
}

import Foundation
import RouteGenCore
import RouterFoundation
@_spi(Generated) import RouterRuntime
import TestSupport
import RouteTables

/// What a server sends and an app passes along.
struct Draft: RouteCodable, Equatable {
    var title: String
    var tags: [String] = []
    var due: Date?
}

/// An object that may be passed along with a request.
final class Picture: NSObject, Sendable {}

extension RouteTable {
    /// The table of the tests: handlers that return their arguments.
    static func echoes() throws -> RouteTable { try test(EchoDispatcher.handlers, EchoDispatcher.self) }
}

/// The code that would be generated for handlers that return their arguments.
enum EchoDispatcher: RouteDispatcher {
    static let handlers = [
        TestHandler(name: "uuid", patterns: ["//values/uuid/:id"], parameters: ["id"]),
        TestHandler(name: "link", patterns: ["//values/url"], parameters: ["to"]),
        TestHandler(name: "date", patterns: ["//values/date/:date"], parameters: ["date"]),
        TestHandler(name: "decimal", patterns: ["//values/decimal"], parameters: ["amount"]),
        TestHandler(name: "data", patterns: ["//values/data/:data"], parameters: ["data"]),
        TestHandler(name: "compose", patterns: ["//values/draft"], parameters: ["draft"], origins: [.notification]),
        TestHandler(name: "double", patterns: ["//SwiftClass/double"], parameters: ["test"]),
        TestHandler(
            name: "login",
            patterns: ["//login/:password/:name*"],
            parameters: ["password"]
        ),
        TestHandler(
            name: "tab",
            patterns: ["//tab"],
            parameters: ["test"],
            fixed: [(name: "test", text: "5")]
        ),
    ]

    static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
        switch handler {
        case 0: return try call.values(UUID.self)
        case 1: return try call.values(URL.self)
        case 2: return try call.values(Date.self)
        case 3: return try call.values(Decimal.self)
        case 4: return try call.values(Data.self)
        case 5: return try call.values(Draft.self)
        case 6:
            let number = try call.values(Int.self)
            return number * 2
        case 7:
            let password: String = try call.routeValue(0)
            return password.count
        case 8: return try call.values(Int.self)
        default: throw call.unknownHandler(handler)
        }
    }
}

extension Route {
    /// A route as its generated accessor would make it.
    init<Value: Sendable>(_ name: String, _ pattern: String, parameter: String, _ value: Value) {
        self.init(RoutePath(pattern, handler: RouteHandlerIdentity.make(name), parameters: parameter), value)
    }

    static func uuid(_ id: UUID) -> Route<UUID> { Route<UUID>("uuid", "//values/uuid/:id", parameter: "id", id) }
    static func link(to url: URL) -> Route<URL> { Route<URL>("link", "//values/url", parameter: "to", url) }
    static func decimal(_ amount: Decimal) -> Route<Decimal> {
        Route<Decimal>("decimal", "//values/decimal", parameter: "amount", amount)
    }
    static func data(_ data: Data) -> Route<Data> {
        Route<Data>("data", "//values/data/:data", parameter: "data", data)
    }
    static func compose(_ draft: Draft) -> Route<Draft> {
        Route<Draft>("compose", "//values/draft", parameter: "draft", draft)
    }
    static func double(_ test: Int) -> Route<Int> {
        Route<Int>("double", "//SwiftClass/double", parameter: "test", test)
    }
}

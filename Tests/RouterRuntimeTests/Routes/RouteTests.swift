import RouteGenCore
import RouterPipeline
@_spi(Generated) import RouterRuntime
import TestSupport
import RouteTables
import Testing

/// Typed routes: their values reach the handler unchanged, and their URL leads to the same handler.
@Suite struct RouteTests {
    enum Tab: String { case first, second }

    enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
            if let (id, tab, names) = call.typedValues((Int, Tab?, [String]).self) {
                return try call.result("typed \(id) \(tab?.rawValue ?? "-") \(names)")
            }
            let id: Int = try call.value(0)
            let tab: Tab? = try call.value(1)
            let names: [String] = try call.value(2)
            return try call.result("url \(id) \(tab?.rawValue ?? "-") \(names)")
        }
    }

    static let handler = TestHandler(name: "chat", patterns: ["//chat/:id/:tab?"], parameters: ["id", "tab", "names"])
    let router: Router

    init() throws {
        router = Router(try .test([Self.handler], Dispatcher.self)).silent
    }

    private func route(_ id: Int, _ tab: Tab?, _ names: [String]) -> Route<String> {
        let path = RoutePath("//chat/:id/:tab?", handler: Self.handler.identity, parameters: "id,tab,names")
        return Route(path, (id, tab, names))
    }

    @Test("Values of a typed route reach the handler unchanged") func valuesReachTheHandlerAsTheyAre() throws {
        #expect(try router.call(route(5, .second, ["a"])) == "typed 5 second [\"a\"]")
    }

    @Test("The URL of a typed route leads to the same handler with the same values")
    func theURLOfATypedRouteLeadsToTheSameHandlerWithTheSameValues() throws {
        for (id, tab, names) in [(5, nil, []), (-1, .first, ["a b", "ü/?&=#+%"]), (0, .second, [""])]
            as [(Int, Tab?, [String])]
        {
            let typed = try router.call(route(id, tab, names))
            let url = try route(id, tab, names).url
            #expect(try "typed" + router.call(url, as: String.self).dropFirst(3) == typed)
        }
        #expect(try route(5, .first, ["a b", "c"]).url == "//chat/5/first?names=a%20b&names=c")
    }

    @Test("A URL has the values of any number of parameters") func numbersOfParameters() throws {
        func url<Values: Sendable>(_ names: String, _ values: Values) throws -> String {
            try Route<Void>(RoutePath("//a/:b", handler: 1, parameters: names), values).url
        }
        let absent: String? = nil
        #expect(try url("b", 1) == "//a/1")
        #expect(try url("b,c", (1, absent)) == "//a/1")
        #expect(try url("b,c", ("x", "y")) == "//a/x?c=y")
        #expect(try url("b,c,d", (1, true, Tab?.some(.first))) == "//a/1?c=true&d=first")
        #expect(try url("b,c,d,e", (1, 0.5, [2, 3], absent)) == "//a/1?c=0.5&d=2&d=3")
        #expect(try url("b,c,d,e,f", (1, 2, absent, "4", Optional("5"))) == "//a/1?c=2&e=4&f=5")
    }

    @Test("A typed route of another table is unknown") func aRouteOfAnotherTableIsUnknown() {
        let path = RoutePath("//other", handler: RouteHandlerIdentity.make("other"), parameters: "")
        #expect(errorCode { try router.call(Route<String>(path)) } == .unknownRoute)
    }

    @Test("A closed route is unknown to other callers") func closedRoutesAreUnknownToOthers() {
        #expect(errorCode { try router.call(route(5, nil, []), from: .external) } == .unknownRoute)
    }

    @Test("A typed route can carry a context") func aContextGoesWithATypedRoute() throws {
        #expect(try router.call(route(5, nil, []), context: ["a": 1]) == "typed 5 - []")
    }

    @Test("A route with a closure has no URL") func closuresHaveNoURL() throws {
        let path = RoutePath("//chat", handler: 0, parameters: "done")
        let route = Route<Void>(path, { (_: Int) in })
        #expect(errorCode { _ = try route.url } == .notEncodable)
        let absent = Route<Void>(path, Optional<(Int) -> Void>.none)
        #expect(try absent.url == "//chat")
    }

    @Test("A dictionary of all parameters becomes the query") func dictionariesBecomeTheQuery() throws {
        let path = RoutePath("//info/:id", handler: 0, parameters: "info")
        let route = Route<Void>(path, ["id": 5, "name": "x y"] as [String: Any])
        #expect(try route.url == "//info/5?name=x%20y")
        let unfit = Route<Void>(path, ["id": 5, "object": Self.handler] as [String: Any])
        #expect(errorCode { _ = try unfit.url } == .notEncodable)
    }

    @Test("A path constant gives URLs and can be called") func pathConstants() throws {
        let path = RoutePath("//chat/:id/:tab?", handler: Self.handler.identity, parameters: "id,tab,names")
        #expect(path.pattern == "//chat/:id/:tab?")
        #expect(try path.url(["id": 5, "tab": "first", "names": ["a", "b"]]) == "//chat/5/first?names=a&names=b")
        #expect(errorCode { _ = try path.url(["tab": "first"]) } == .notEncodable)
        #expect(try router.call(path, ["id": 5], as: String.self) == "url 5 - []")
    }

    @Test("Routes are equal if their paths and values are")
    func hashable() {
        #expect(route(5, .first, ["a"]) == route(5, .first, ["a"]))
        #expect(Set([route(5, nil, []), route(5, nil, []), route(6, nil, []), route(5, .second, [])]).count == 3)
        #expect(route(5, nil, []) != route(5, nil, ["a"]))
        let other = RoutePath("//other/:id/:tab?", handler: 17, parameters: "id,tab,names")
        #expect(Route<String>(other, (5, Tab?.none, [String]())) != route(5, nil, []))
        #expect(Route<String>(other) == Route<String>(other))
    }

    @Test("Objects are equal to themselves, and closures only in copies of a route")
    func hashableObjects() {
        final class Model: Sendable {}
        let (first, second) = (Model(), Model())
        let path = RoutePath("//a", handler: 18, parameters: "model")
        #expect(Route<Int>(path, first) == Route<Int>(path, first))
        #expect(Route<Int>(path, first).hashValue == Route<Int>(path, first).hashValue)
        #expect(Route<Int>(path, first) != Route<Int>(path, second))
        let closure: @Sendable () -> Void = {}
        let route = Route<Int>(path, closure)
        let copy = route
        #expect(route == copy && route.hashValue == copy.hashValue)
        #expect(route != Route<Int>(path, closure))
    }
}

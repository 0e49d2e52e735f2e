import Foundation
import RouterFoundation
import RouterPipeline
import RouterRuntime
import RouteTables
import TestSupport
import Testing

@Suite struct RouterURLTests {
    let router: Router

    init() throws { router = Router(try .echoes()) }

    @Test("A URL of Foundation can be called and opened") func aURLOfFoundationCanBeCalledAndOpened() async throws {
        let url = try #require(URL(string: "kl://SwiftClass/double?test=333"))
        #expect(try router.call(url, as: Int.self) == 666)
        #expect(try await router.open(url, as: Int.self) == 666)
        #expect(try router.call(url) as? Int == 666)
    }

    @Test("Foundation takes the URL of a typed route") func aRouteIsAURLOfFoundation() throws {
        let url = try #require(URL(string: Route<URL>.link(to: URL(fileURLWithPath: "/3 ü")).url))
        #expect(url.absoluteString == "//values/url?to=file%3A%2F%2F%2F3%2520%25C3%25BC")
    }

    private static let links = RouteLinks([
        "kl:": "", "https://shop.example": "/", "https://www.shop.example/twice": "//SwiftClass", "kl-path://": "/",
        "https://blog.example": "//blog", "https://shop.example/de": "/", "https://:server": "/",
    ])

    @Test(
        "A typed route is a link of the app, by the first one in its configuration that leads to it",
        arguments: [
            ("https:", "https://shop.example/swiftclass/double?test=5"),
            ("https://www.shop.example", "https://www.shop.example/twice/double?test=5"),
            ("https://shop.example", "https://shop.example/swiftclass/double?test=5"),
            ("https://shop.example/de", "https://shop.example/de/swiftclass/double?test=5"),
            ("https://b", "https://b.example/swiftclass/double?test=5"), ("kl:", "kl://swiftclass/double?test=5"),
        ]
    )
    func aRouteIsALink(start: String, link: String) throws {
        let links = Self.links.naming(["server": ["b.example", "longer.b.example", "bb.example"]])
        let router = Router(try .test(EchoDispatcher.handlers, EchoDispatcher.self, links: links))
        #expect(try router.link(to: .double(5), under: start).absoluteString == link)
        #expect(try router.call(link, as: Int.self) == 10)
    }

    @Test("A typed route is a link of a host that the router learns") func aRouteIsALinkOfANewHost() throws {
        let table = try RouteTable.test(EchoDispatcher.handlers, EchoDispatcher.self, links: Self.links)
        let router = Router(table.hosts(["server": ["b.example"]]))
        router.useHosts(of: table.hosts(["server": ["c.example"]]))
        let link = try router.link(to: .double(5), under: "https://c.").absoluteString
        #expect(link == "https://c.example/swiftclass/double?test=5")
        #expect(throws: RouterError.self) { try router.link(to: .double(5), under: "https://b.") }
    }

    @Test(
        "A route without a link says which links are missing",
        arguments: ["https://blog.example", "kl-path:", "ftp:"]
    )
    func aRouteHasNoLink(start: String) throws {
        let router = Router(try .test(EchoDispatcher.handlers, EchoDispatcher.self, links: Self.links))
        let error = #expect(throws: RouterError.self) { try router.link(to: .double(5), under: start) }
        #expect(error?.code == .notEncodable)
        #expect(
            error?.message
                == "no link of the app that begins with '\(start)' leads to '//swiftclass/double?test=5': add one to "
                + "\"links\" of its routegen.json"
        )
    }

    @Test("A route whose pattern has a scheme is a link already, and one of a router without links is none")
    func aRouteIsComplete() throws {
        let news = Route<Int>("double", "https://news.example/:test", parameter: "test", 5)
        #expect(try router.link(to: news).absoluteString == "https://news.example/5")
        #expect(throws: RouterError.self) { try router.link(to: .double(5)) }
    }
}

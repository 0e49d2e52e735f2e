import RouterDynamic
import RouterRuntime
import TestSupport
import Testing

@testable import RouteTables

/// The URL of a request, as the caller wrote it.
@Suite struct RequestURLTests {
    /// The URL of a request that a router gets.
    private func url(_ text: String, _ links: KeyValuePairs<String, String> = [:], plusIsSpace: Bool = false) throws
        -> RouteURL
    {
        let links = RouteLinks(links, ignoresCase: false, plusIsSpace: plusIsSpace)
        return RouteRequest(
            storage: RouteRequest.Storage(
                router: Router(try .test([], Shop.self, links: links)),
                text: text,
                context: [:],
                callbacks: .none,
                origin: .app
            )
        ).url
    }

    @Test("It has the parts of the text") func parts() throws {
        let url = try url("myapp://orders/5?a=1&a=2#top")
        #expect(url.text == "myapp://orders/5?a=1&a=2#top")
        #expect(url.scheme == "myapp")
        #expect(url.host == "orders")
        #expect(url.pathComponents == ["5"])
        #expect(url.queryValues("a") == ["1", "2"])
        #expect(url.fragment == "top")
    }

    @Test(
        "It keeps the prefix that belongs to the app",
        arguments: ["https://example.com", "https://example.com/app", "https://example.com/app/orders"]
    )
    func ownLinks(_ prefix: String) throws {
        for replacement in ["", "//app", "/"] {
            let url = try url("https://example.com/app/orders/5?a=1", [prefix: replacement, "myapp:": ""])
            #expect(url.text == "https://example.com/app/orders/5?a=1")
            #expect(url.scheme == "https")
            #expect(url.host == "example.com")
            #expect(url.pathComponents == ["app", "orders", "5"])
            #expect(url.queryValue("a") == "1")
        }
    }

    @Test("It is not in the form in which hosts are compared") func otherAuthority() throws {
        let url = try url("https://user@Bücher.example:443/a%2fb")
        #expect(url.text == "https://user@Bücher.example:443/a%2fb")
        #expect(url.host == "Bücher.example:443")
        #expect(url.port == 443)
        #expect(url.pathComponents == ["a/b"])
        #expect(url.normalized == "https://xn--bcher-kva.example/a%2Fb")
    }

    @Test("A plus sign is a space if the app's configuration says so") func plusSigns() throws {
        let prefixes: KeyValuePairs = ["https://example.com": ""]
        #expect(try url("https://example.com/a?q=b+c", prefixes).queryValue("q") == "b+c")
        #expect(try url("https://example.com/a?q=b+c", prefixes, plusIsSpace: true).queryValue("q") == "b c")
        #expect(try url("/a?q=b+c", prefixes, plusIsSpace: true).queryValue("q") == "b c")
    }

    @Test(
        "A text that is not a URL has no parts",
        arguments: ["https://[::1/a?b=1#c", "//" + String(repeating: "/a", count: 9000)]
    )
    func otherTexts(_ text: String) throws {
        for url in [try url(text), try url(text, ["https://example.com": "", "myapp:": ""])] {
            #expect(url.text == text)
            #expect(url.scheme == nil && url.host == nil && url.port == nil)
            #expect(url.path.isEmpty && url.pathComponents.isEmpty)
            #expect(url.query == nil && url.queryValues.isEmpty && url.fragment == nil)
            #expect(url.normalized == text)
        }
    }

    @Test("The URL of a typed route is written") func typedRoutes() throws {
        let router = try Shop.router()
        let request = try router.resolve(Shop.order(5)).request
        #expect(request.url.text == "//orders/5")
        #expect(request.url.pathComponents == ["5"])
    }

    @Test("Rewriting changes it") func rewriting() throws {
        let router = try Shop.router()
        router.rewrite { $0.url.host == "old" ? $0.replacing(url: "//orders/\($0.url.pathComponents[0])") : nil }
        #expect(try router.resolve("//old/5").request.url.text == "//orders/5")
        #expect(try router.resolve("//old/5").request.url.host == "orders")
    }
}

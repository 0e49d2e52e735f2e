import RoutePatterns
import RouterDynamic
import RouterRuntime
import TestSupport
import Testing

/// The promises of EENavigator, with its own examples.
///
/// Tests of other promises are next to the tests of the same feature.
@Suite struct EENavigatorTests {
    /// Tests add the routes that they need.
    let router: Router

    init() throws { router = try Shop.router() }

    @Test("E1 A pattern can be used alone, and gives the parameters") func e1_pattern() throws {
        let pattern = try RoutePattern("myapp://chat/:chatId")
        #expect(pattern.values(in: "myapp://chat/123?from=a") == ["chatId": ["123"]])
        #expect(pattern.values(in: "myapp://chat") == nil)
    }

    @Test("E1 A matcher by regular expression has groups") func e1_regularExpression() throws {
        let pattern = try RoutePattern(#"regex https?://example\.com/(\w+)/(\d+)?"#)
        #expect(pattern.values(in: "https://example.com/a/") == ["1": ["a"], "2": []])
    }

    @Test("E1 A function of the URL can decide whether a route matches") func e1_function() throws {
        try router.add("**", when: { $0.url.text.hasSuffix(".pdf") }) { "document \($0.url)" }
        #expect(try router.call("/files/a.pdf", as: String.self) == "document /files/a.pdf")
        #expect(!router.canOpen("/files/a.txt"))
    }

    @Test(
        "E2 Patterns have captures, constraints, optional captures and repetitions",
        arguments: [
            ("//chat/:chatId", "//chat/123", true), ("//chat/:chatId", "//chat/abc", true),
            ("//chat/:chatId", "//chat/123/posts", false), (#"//chat/:chatId(\d+)"#, "//chat/123", true),
            (#"//chat/:chatId(\d+)"#, "//chat/abc", false), ("//chat/:chatId/:position?", "//chat/1", true),
            ("//chat/:chatId/:position?", "//chat/1/2", true), ("//chat/:chatId/:position?", "//chat/1/2/3", false),
            ("//x/a+b", "//x/aab", true), ("//x/a+b", "//x/aaab", true), ("//x/a+b", "//x/b", false),
        ]
    )
    func e2_patterns(_ pattern: String, _ url: String, _ matches: Bool) throws {
        #expect((try RoutePattern(pattern).values(in: url) != nil) == matches)
    }

    @Test("E7 Parameters merge query, path and context, each replacing the previous one") func e7_parameters() throws {
        try router.add("//merge/:a") { request in
            ["a", "b", "c"].map { name in request.parameters[name].map { "\($0)" } ?? "none" }
        }
        let url = "//merge/path?a=query&b=query&c=query"
        #expect(try router.call(url, as: [String].self) == ["path", "query", "query"])
        #expect(try router.call(url, context: ["b": 1], as: [String].self) == ["path", "1", "query"])
    }

    @Test("E12 Handlers return results and errors asynchronously") func e12_asynchronous() async throws {
        try router.add("//later/:n") { request async throws -> Int in
            await Task.yield()
            let number = try request.value("n", as: Int.self)
            if number == 0 { throw Shop.Failure(text: "zero") }
            return number
        }
        #expect(try await router.open("//later/5", as: Int.self) == 5)
        await #expect(throws: Shop.Failure(text: "zero")) { try await router.open("//later/0", as: Int.self) }
    }

    @Test("E18 Only scheme and host ignore case, and //a/b differs from /a/b") func e18_case() throws {
        try router.add("myapp://Host/Path") { _ in "found" }
        #expect(try router.call("MYAPP://hOST/Path", as: String.self) == "found")
        #expect(!router.canOpen("myapp://host/path"))
        #expect(!router.canOpen("other://host/Path"))
        #expect(!router.canOpen("/Host/Path"))
        #expect(try RoutePattern("//a/b").values(in: "/a/b") == nil)
    }

    @Test("E20 A parameter of the wrong type is an error when it is read") func e20_validation() throws {
        try router.add("//number/:n") { try $0.value("n", as: Int.self) }
        #expect(try router.call("//number/5", as: Int.self) == 5)
        let error = #expect(throws: RouterError.self) { try router.call("//number/five") }
        #expect(error?.code == .invalidParameter)
    }

    @Test("E21 An unmatched URL opens a web page, and a redirect leads from a host to native pages")
    func e21_webFallback() throws {
        try router.add("regex ^http(s)?://", priority: .low) { "web page \($0.url)" }
        try router.use(for: .urls("https://shop.example/orders/*")) { request in
            throw RouteRedirect(to: request.url.text.replacing("https://shop.example", with: "/"))
        }
        #expect(try router.call("https://else.example/a?b=c", as: String.self) == "web page https://else.example/a?b=c")
        #expect(try router.call("http://else.example", as: String.self) == "web page http://else.example")
        #expect(errorCode { try router.call("myapp://open?page=http://else.example") } == .notFound)
        #expect(try router.call("https://shop.example/terms", as: String.self) == "web page https://shop.example/terms")
        #expect(try router.call("https://shop.example/orders/7", as: String.self) == "order 7")
    }
}

import RouterDynamic
import RouterRuntime
import TestSupport
import Testing

/// A mistake in a part of a URL that the handler does not read does no harm.
@Suite struct TolerantURLTests {
    let router: Router

    init() throws {
        router = try Shop.router()
        try router.add("//product/:id(\\d+)") { try $0.value("id", as: Int.self) }
        try router.add("//read/:text") { try $0.value("text", as: String.self) }
        try router.add("//search") { try $0.value("q", as: [String].self) }
        try router.add("//settings") { try $0.value("debug", as: Bool?.self) ?? false }
    }

    @Test(
        "Mistakes in values that nobody reads do no harm",
        arguments: ["?utm_campaign=50%off", "?utm_term=caf%E9", "#50%", "?%", "?%E9=1", "#caf%E9", "?x=%zz#%"]
    )
    func unreadValues(_ rest: String) throws {
        #expect(try router.call("//product/5" + rest, as: Int.self) == 5)
        #expect(try router.call("//orders/5" + rest, as: String.self) == router.call("//orders/5", as: String.self))
        #expect(router.canOpen("//product/5" + rest))
        #expect(router.canOpen("//orders/5" + rest))
        #expect(try router.resolve("//orders/5" + rest).pattern == "//orders/:id")
    }

    @Test("A percent sign without digits is data") func percentSigns() throws {
        #expect(try router.call("//read/50%", as: String.self) == "50%")
        #expect(try router.call("//search?q=50%off&q=%2", as: [String].self) == ["50%off", "%2"])
    }

    @Test("Reading a value with escapes that are not UTF-8 is an error") func unreadableValues() throws {
        let error = #expect(throws: RouterError.self) { try router.call("//read/caf%E9", as: String.self) }
        #expect(error?.code == .malformedURL)
        #expect(
            error?.message == "a value of '//read/caf%E9' cannot be read: at byte 10: the escapes are not UTF-8"
        )
        #expect(errorCode { try router.call("//search?q=a&q=%E9", as: [String].self) } == .malformedURL)
        #expect(errorCode { try router.call("//orders/%E9", as: String.self) } == .malformedURL)
        #expect(try router.call("//read/%EF%BF%BD", as: String.self) == "\u{FFFD}")
        try router.add("//files/:path(.*)/:name(.+)") { try $0.value("path", as: String.self) }
        #expect(try router.call("//files/a/b/caf%E9", as: String.self) == "a/b")
    }

    @Test("A rewriting closure sees such URLs") func rewriting() throws {
        let log = Log<String>()
        router.rewrite { request in
            log.note(request.url.text)
            return nil
        }
        _ = try router.call("//product/5?x=50%")
        _ = try? router.call("//nowhere/%E9")
        #expect(log.entries == ["//product/5?x=50%", "//nowhere/%E9"])
    }

    @Test(
        "A key without a value is true",
        arguments: [
            ("", false), ("?debug", true), ("?debug=", true), ("?a&debug&b", true), ("?debug=no", false),
            ("?debug=true", true),
        ]
    )
    func flags(_ query: String, _ expected: Bool) throws {
        #expect(try router.call("//settings" + query, as: Bool.self) == expected)
    }

    @Test("Another empty value is no truth value") func emptyValues() throws {
        #expect(errorCode { try router.call("//settings?debug=x") } == .invalidParameter)
        #expect(errorCode { try router.call("//settings", context: ["debug": ""]) } == .invalidParameter)
        try router.add("//count") { try $0.value("n", as: Int.self) }
        #expect(errorCode { try router.call("//count?n") } == .invalidParameter)
    }
}

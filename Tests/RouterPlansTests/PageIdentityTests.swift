@_spi(Generated) import RouterRuntime
import RouterPlans
import RouteTables
import TestSupport
import Testing

/// A page is known by the values that its handler reads, and not by the strings of its URL.
@MainActor
@Suite struct PageIdentityTests {
    /// The handlers of a forum, whose functions have default values.
    private enum Forum: RouteDispatcher {
        static let handlers = [
            TestHandler(
                name: "topic",
                patterns: ["//topic/:id"],
                parameters: ["id", "sort", "page"],
                forms: ["id": ValueForm.integer, "page": ValueForm.integer],
                defaults: [("sort", "new"), ("page", "1000")]
            ),
            TestHandler(
                name: "reply",
                patterns: ["//topic/:id/reply/:reply"],
                parameters: ["id", "reply"],
                parent: "topic",
                forms: ["id": ValueForm.integer, "reply": ValueForm.integer]
            ),
            TestHandler(name: "code", patterns: ["//code/:code"], parameters: ["code"]),
            TestHandler(
                name: "values",
                patterns: ["//values"],
                parameters: ["ids", "tag", "isOpen", "price", "size", "weight"],
                forms: [
                    "ids": ValueForm.integer, "tag": ValueForm.identifier, "isOpen": ValueForm.boolean,
                    "price": ValueForm.double, "size": ValueForm.unsignedInteger,
                    "weight": ValueForm.float,
                ]
            ),
        ]

        static func call(_ handler: Int, _ call: RouteCall) throws -> Any { handlers[handler].name }
    }

    private let router: Router

    init() throws {
        router = Router(try .test(Forum.handlers, Forum.self))
    }

    private func key(_ url: String) async throws -> PageKey {
        try #require(try await router.plan(for: url, as: String.self).target).id
    }

    @Test(
        "Strings that are read as one value are one page",
        arguments: [
            ("//topic/5", "//topic/05"), ("//topic/5", "//topic/+5"), ("//topic/-0", "//topic/0"),
            ("//topic/5", "//topic/5?sort=new"), ("//topic/5", "//topic/5?page=1000&sort=new"),
            ("//topic/5?page=01000", "//topic/5"),
            (
                "//values?tag=537D1F2A-7A1B-4C0E-9A63-0F0E6B1C2D3E",
                "//values?tag=537d1f2a-7a1b-4c0e-9a63-0f0e6b1c2d3e"
            ),
            ("//values?isOpen=yes", "//values?isOpen=TRUE"), ("//values?isOpen", "//values?isOpen=1"),
            ("//values?price=1.50", "//values?price=1.5"), ("//values?price=1e2", "//values?price=100"),
            ("//values?size=007", "//values?size=7"), ("//values?weight=0.10", "//values?weight=0.1"),
            ("//values?ids=01&ids=2", "//values?ids=1&ids=02"),
            ("//code/caf%C3%A9", "//code/cafe%CC%81"), ("//code/caf\u{E9}", "//code/cafe\u{301}"),
        ]
    )
    func same(first: String, second: String) async throws {
        #expect(try await key(first) == key(second))
    }

    @Test(
        "Other values are other pages",
        arguments: [
            ("//topic/5", "//topic/6"), ("//topic/5", "//topic/5?sort=old"), ("//topic/5", "//topic/5?page=1"),
            ("//code/05", "//code/5"), ("//values?ids=1&ids=2", "//values?ids=2&ids=1"),
            ("//values?size=-1", "//values?size=1"), ("//values?isOpen=no", "//values?isOpen"),
            ("//code/caf%C3%A9", "//code/cafe"), ("//code/%2525", "//code/%25"),
        ]
    )
    func other(first: String, second: String) async throws {
        #expect(try await key(first) != key(second))
    }

    @Test("A page below, whose marker states no default values, is the page that code opens with them")
    func parent() async throws {
        let parent = try #require(
            try await router.plan(for: "//topic/5/reply/1", as: String.self).pagesAboveRoot.first
        )
        #expect(try await parent.id == key("//topic/5?sort=new&page=1000"))
    }
}

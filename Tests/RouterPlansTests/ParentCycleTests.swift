import RouterDynamic
import RouterPlans
@_spi(Generated) import RouterRuntime
import RouteTables
import TestSupport
import Testing

/// Pages whose parents lead back to them, with other values each time, so that no URL comes twice.
@Suite struct ParentCycleTests {
    /// The code that would be generated for routes whose values go on to the pages below.
    private enum CycleDispatcher: RouteDispatcher {
        static let handlers = [
            TestHandler(name: "inbox", patterns: ["//inbox"], parameters: ["filter"]),
            TestHandler(
                name: "chat",
                patterns: ["//chat/:id"],
                parameters: ["id", "filter"],
                origins: [.external],
                parent: "inbox"
            ),
            TestHandler(name: "shelf", patterns: ["//shelf/:id"], parameters: ["id"]),
            TestHandler(
                name: "book",
                patterns: ["//book/:id"],
                parameters: ["id"],
                origins: [.external],
                parent: "shelf"
            ),
        ]

        static func call(_ handler: Int, _ call: RouteCall) throws -> Any { handlers[handler].name }

        static func router(rewrites: [(source: String, target: String)] = []) throws -> Router {
            Router(try .test(handlers, Self.self, rewrites: rewrites)).silent
        }
    }

    /// Expects that a link ends, because its page is below itself.
    private func expectCycle(_ url: String, _ parent: String, in router: Router) async throws {
        let error = await #expect(throws: NavigationError.self) {
            try await router.plan(for: url, from: .app, as: String.self)
        }
        #expect(error?.code == .parentFailed)
        let text = "\(try #require(error))"
        #expect(text.hasPrefix("the page '\(parent)' below ") && text.hasSuffix(" did not open: it is below itself"))
    }

    @Test("A relocation with parameters, which adds an item with each step") func relocation() async throws {
        let router = try CycleDispatcher.router()
        let report = router.relocate([.replace("//inbox", target: "//chat/5", parameters: ["filter": "all"])])
        #expect(report.refused.isEmpty)
        try await expectCycle("//chat/7", "//inbox", in: router)
    }

    @Test("A rule that adds to a value of the query") func rule() async throws {
        let router = try CycleDispatcher.router(rewrites: [("//inbox?filter=:f", "//chat/5?filter=x:f")])
        try await expectCycle("//chat/7?filter=all", "//inbox", in: router)
        #expect("\(try await router.plan(for: "//chat/7", as: String.self))" == "inbox > chat(id: 7)")
    }

    @Test("A rule with a placeholder in a path, which would grow until no URL is longer") func path() async throws {
        try await expectCycle(
            "//book/7",
            "//shelf/:id",
            in: try CycleDispatcher.router(rewrites: [("//shelf/:id", "//book/x:id")])
        )
    }

    @Test("A closure that gives another value each time") func closure() async throws {
        let router = try CycleDispatcher.router()
        let log = Log<String>()
        router.rewrite { request in
            guard request.url.text.hasPrefix("//inbox") else { return nil }
            log.note(request.url.text)
            return request.replacing(url: "//chat/\(log.entries.count)?filter=\(log.entries.count)")
        }
        try await expectCycle("//chat/7", "//inbox", in: router)
        #expect(log.entries == ["//inbox"])
    }

    @Test("A page below may come from rewriting if its route is not above it") func noCycle() async throws {
        let router = try CycleDispatcher.router(rewrites: [("//shelf/:id", "//chat/:id")])
        #expect("\(try await router.plan(for: "//book/7", as: String.self))" == "inbox > chat(id: 7) > book(id: 7)")
    }
}

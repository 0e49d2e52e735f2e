import RouterDynamic
@_spi(Generated) import RouterRuntime
@_spi(Generated) import RouterServices
import TestSupport
import RouteTables
import Testing

/// A value that a marker fixes with `with:` remains fixed on every detour to the handler.
@Suite struct FixedValueTests {
    enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
            let tab: String = try call.has(1) ? call.routeValue(1) : "none"
            let named: String = try call.request.value("tab")
            return "\(tab) \(named) \(call.request.parameters["tab"] ?? "none")"
        }
    }

    let router: Router

    init() throws {
        router =
            Router(
                try .test(
                    [
                        TestHandler(
                            name: "App.results(id:tab:)",
                            patterns: ["//auction/:id/results", "//services/Auctions/results"],
                            parameters: ["id", "tab"],
                            origins: Set(RouteOrigin.allCases),
                            fixed: [("tab", "insights")]
                        )
                    ],
                    Dispatcher.self,
                    links: RouteLinks(["shop:": "", "https://shop.example": ""])
                )
            ).silent
        let result = router.relocate([
            .add("//added/:id", handler: "App.results"), .add("//added/:id/:tab", handler: "App.results"),
            .add("//given/:id", handler: "App.results", parameters: ["tab": "admin"]),
            .replace("//moved/:id", target: "//auction/:id/results", parameters: ["tab": "admin"]),
        ])
        try #require(result.refused.isEmpty)
        try router.rewrite("//rewritten/:id/:tab", to: "//auction/:id/results?tab=:tab")
        try router.rewrite("//to-added/:id", to: "//added/:id?tab=admin")
        try router.add("//dynamic/:id", from: Set(RouteOrigin.allCases)) { request -> String in
            throw RouteRedirect(to: "//auction/5/results?tab=admin", context: ["tab": "admin"])
        }
    }

    @Test(
        "A fixed value reaches the handler on every detour",
        arguments: [
            "//auction/5/results", "//auction/5/results?tab=admin", "//auction/5/results?tab=admin&tab=admin",
            "//auction/5/results?t%61b=admin", "shop://auction/5/results?tab=admin",
            "//services/Auctions/results?tab=admin&ivar2=admin&id=5",
            "//added/5", "//added/5?tab=admin", "//added/5?tab=", "//added/5?t%61b=admin&tab=admin", "//added/5/admin",
            "//added/5/admin?tab=admin",
            "shop://added/5?tab=admin", "//given/5", "//given/5?tab=admin", "//moved/5", "//moved/5?tab=admin",
            "//rewritten/5/admin",
            "//to-added/5", "//to-added/5?tab=admin", "//dynamic/5", "//dynamic/5?tab=admin",
        ]
    )
    func aFixedValueReachesTheHandlerOnEveryDetour(_ url: String) async throws {
        for context in [[:], ["tab": "admin"], ["ivar2": "admin", "tab": 5]] as [[String: any Sendable]] {
            for origin in RouteOrigin.allCases {
                let called = try router.call(url, context: context, from: origin, as: String.self)
                #expect(called == "insights insights insights")
                let opened = try await router.open(url, context: context, from: origin, as: String.self)
                #expect(opened == "insights insights insights")
                let resolved = try router.resolve(url, context: context, from: origin)
                if url.hasPrefix("//dynamic") { continue }
                #expect(resolved.request.parameters["tab"] as? String == "insights")
            }
        }
    }

    @Test("Middleware cannot replace a fixed value through the context")
    func middleware() throws {
        router.use { request in
            var request = request
            request.context["tab"] = "admin"
            return .next(request)
        }
        for url in ["//auction/5/results", "//added/5", "//added/5/admin", "//given/5", "//moved/5"] {
            #expect(try router.call(url, as: String.self) == "insights insights insights", "\(url)")
        }
    }
}

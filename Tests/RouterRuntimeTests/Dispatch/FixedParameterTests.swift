@_spi(Generated) import RouterRuntime
import TestSupport
import Testing

/// Parameters that a marker fixes: `@route(with: tab=insights) /auction/:id/results`.
@Suite struct FixedParameterTests {
    enum Tab: String { case bids, insights }

    enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
            switch handler {
            case 0:
                let id: Int = try call.routeValue(0)
                let tab: String = try call.has(1) ? call.routeValue(1) : "bids"
                return "\(id) \(tab)"
            case 1:
                let tab: Tab = try call.textValue(0)
                let tags: [String] = try call.routeValue(1)
                return "\(tab) \(tags)"
            default: return "\(call.request.parameters["tab"] ?? "none") \(call.request.parameters["id"] ?? "none")"
            }
        }
    }

    let router: Router

    init() throws {
        router = Router(
            try .test(
                [
                    TestHandler(
                        name: "auction",
                        patterns: ["/auction/:id/results"],
                        parameters: ["id", "tab"],
                        fixed: [("tab", "insights & more")]
                    ),
                    TestHandler(
                        name: "raw",
                        patterns: ["/raw"],
                        parameters: ["tab", "tags"],
                        fixed: [("tags", "a"), ("tab", "insights")]
                    ),
                    TestHandler(name: "info", patterns: ["/info/:id"], fixed: [("tab", "insights")]),
                ],
                Dispatcher.self
            )
        )
    }

    @Test("Neither query nor context can replace a fixed parameter")
    func fixed() throws {
        for url in ["/auction/5/results", "/auction/5/results?tab=bids", "/auction/5/results?tab=bids&tab=other"] {
            #expect(try router.call(url, as: String.self) == "5 insights & more")
            #expect(try router.call(url, context: ["tab": "bids"], as: String.self) == "5 insights & more")
        }
        #expect(
            try router.call("/raw?tab=bids&tags=b", context: ["tab": Tab.bids], as: String.self) == #"insights ["a"]"#
        )
        #expect(try router.call("/info/7?tab=bids", context: ["tab": 1], as: String.self) == "insights 7")
    }

    @Test("The URL of a path omits a fixed value, and rejects a different one")
    func url() throws {
        let path = RoutePath("/auction/:id/results", handler: 1, parameters: "id,tab=insights%20%26%20more;page=2")
        #expect(try path.url(["id": 5]) == "/auction/5/results")
        #expect(try path.url(["id": 5, "tab": "insights & more", "page": 2]) == "/auction/5/results")
        #expect(
            errorMessage { _ = try path.url(["id": 5, "tab": "bids"]) }
                == "the marker of '/auction/:id/results' fixes the parameter 'tab', but the call passes a different value"
        )
        #expect(try Route<String>(path, (5, "insights & more")).url == "/auction/5/results")
        #expect(try Route<String>(path, (5, String?.none)).url == "/auction/5/results")
        #expect(errorCode { _ = try Route<String>(path, (5, "bids")).url } == .notEncodable)
    }
}

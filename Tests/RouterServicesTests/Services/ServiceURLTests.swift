import RouterDynamic
@_spi(Generated) import RouterRuntime
import TestSupport
import RouteTables
import Testing

/// Services called by URL, through a handwritten table like those of generated code.
@Suite struct ServiceURLTests {
    enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
            switch handler {
            case 0: return "\(call.info(0).map { "\($0.key): \($0.value)" }.sorted())"
            case 1:
                let id: String = try call.value(0)
                let count: Int? = try call.value(1)
                let tags: [String] = try call.value(2)
                return "\(id) \(count.map { "\($0)" } ?? "none") \(tags)"
            default: throw call.unknownHandler(handler)
            }
        }
    }

    let router: Router

    init() throws {
        router = Router(
            try .test(
                [
                    TestHandler(
                        name: "AppConfigServiceProtocol.openMiniProgram(info:)",
                        patterns: [
                            "//services/AppConfigServiceProtocol/openMiniProgram",
                            #"//services?protocol=AppConfigServiceProtocol&method=(openMiniProgram|openMiniProgramWithInfo\:)"#,
                        ],
                        parameters: ["info"],
                        origins: [.remote],
                        requirement: 0
                    ),
                    TestHandler(
                        name: "Programs.open(id:count:tags:)",
                        patterns: ["//services/Programs/open", "//services?protocol=Programs&method=open"],
                        parameters: ["id", "count", "tags"],
                        requirement: 0
                    ),
                ],
                Dispatcher.self
            )
        )
    }

    @Test("T9 A service is called by TheRouter's URL, with a dictionary for its argument")
    func t9() throws {
        let dict: [String: any Sendable] = ["ivar1": ["key": "value"]]
        let url = "scheme://services?protocol=AppConfigServiceProtocol&method=openMiniProgramWithInfo:&resultType=0"
        #expect(try router.call(url, context: dict, from: .remote, as: String.self) == #"["key: value"]"#)
    }

    @Test("T9 Service URLs can have another scheme and host")
    func t9Host() throws {
        try router.rewrite("backend://calls", to: "//services")
        let url = "backend://calls?protocol=Programs&method=open&resultType=0&ivar1=a&ivar2=3"
        #expect(try router.call(url, as: String.self) == "a 3 []")
    }

    @Test("T9 Without a dictionary, all values of the query are the argument")
    func t9Queries() throws {
        let url = "scheme://services?protocol=AppConfigServiceProtocol&method=openMiniProgram&id=7"
        #expect(
            try router.call(url, from: .remote, as: String.self)
                == #"["id: 7"]"#
        )
    }

    @Test("T9 Arguments are looked up by position, then by name, and in the context before the URL")
    func t9Arguments() throws {
        let url = "scheme://services?protocol=Programs&method=open"
        #expect(try router.call(url + "&ivar1=a&ivar2=3&ivar3=x&ivar3=y", as: String.self) == #"a 3 ["x", "y"]"#)
        #expect(try router.call(url + "&id=a&ivar2=3&tags=x", as: String.self) == #"a 3 ["x"]"#)
        #expect(try router.call(url + "&id=a&ivar1=b", as: String.self) == "b none []")
        #expect(try router.call(url + "&ivar1=b", context: ["ivar1": "c"], as: String.self) == "c none []")
        #expect(try router.call(url + "&ivar1=b", context: ["id": "d"], as: String.self) == "d none []")
        #expect(errorCode { try router.call(url) } == .missingParameter)
        #expect(errorCode { try router.call(url + "&ivar1=a&ivar2=many") } == .invalidParameter)
    }

    @Test("T9 Only marked requirements can be called, and only by callers with access")
    func t9Access() {
        let url = "scheme://services?protocol=AppConfigServiceProtocol&method=openMiniProgram"
        for origin in RouteOrigin.allCases {
            let expected: RouterError.Code? = [.app, .remote].contains(origin) ? nil : .notFound
            #expect(errorCode { try router.call(url, from: origin) } == expected)
        }
        for other in [
            "scheme://services?protocol=AppConfigServiceProtocol&method=init",
            "scheme://services?protocol=AppConfigServiceProtocol&method=openMiniProgramWithInfo",
            "scheme://services?protocol=appconfigserviceprotocol&method=openMiniProgram",
            "scheme://services?protocol=Programs&protocol=AppConfigServiceProtocol&method=openMiniProgram",
            "scheme://services?method=openMiniProgram", "scheme://services",
        ] {
            #expect(errorCode { try router.call(other, from: .remote) } == .notFound, "\(other)")
        }
    }
}

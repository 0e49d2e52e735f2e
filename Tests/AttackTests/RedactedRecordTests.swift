import RouterDynamic
import RouterFoundation
@_spi(Generated) import RouterRuntime
import TestSupport
import Testing

/// A redacted value appears nowhere in a record, whatever happens to the request.
@Suite struct RedactedRecordTests {
    private struct History: RouteHistory {
        let log: Log<RouteRecord>
        func record(_ record: RouteRecord) { log.note(record) }
    }

    private static let handlers = [
        TestHandler(name: "login", patterns: ["//login/:password/now"], parameters: ["password"]),
        TestHandler(name: "pay", patterns: [#"//pay/:pin(\d+)"#], parameters: ["pin"]),
        TestHandler(name: "host", patterns: ["//:pin/of/host"], parameters: ["pin"]),
        TestHandler(name: "room", patterns: ["/app/#/room/:pin"], parameters: ["pin"]),
        TestHandler(name: "open", patterns: ["//shop/list"], parameters: ["u"]),
        TestHandler(name: "page", patterns: ["//pages/:name"], parameters: ["name"]),
        TestHandler(
            name: "Vault.open(pin:)",
            patterns: ["//services/Vault/open", "//services?protocol=Vault&method=open"],
            parameters: ["pin"],
            requirement: 0
        ),
        TestHandler(name: "gone", patterns: ["//gone/:password"], parameters: ["password"]),
        TestHandler(name: "closed", patterns: ["//closed/*"], priority: .high),
        TestHandler(name: "closedToo", patterns: ["//closed/:password"], parameters: ["password"]),
    ]

    enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any { throw Shop.Failure() }
    }

    private func record(_ url: String) throws -> RouteRecord {
        let router = Router(try .test(Self.handlers, Dispatcher.self)).silent
        let log = Log<RouteRecord>()
        let result = router.relocate([
            .replace("//moved/:x", target: "//login/:x/now"), .replace("//renamed", target: "//gone/fixed"),
            .remove("//gone/:password"), .add("//added/:pin", handler: "pay"),
            .replace("//renamed?code=:code", target: "//login/:code/now"), .replace("//twice/:x", target: "//moved/:x"),
        ])
        #expect(result.refused.isEmpty, "\(result.refused)")
        router.keepHistory(History(log: log), redacting: ["password", "pin", "p n"])
        _ = try? router.call(url)
        return try #require(log.entries.first)
    }

    @Test(
        "A redacted value appears nowhere in a record",
        arguments: [
            "//login/S3CRET/now", "//login/S3CRET", "//login/S3CRET/later", "//login/S3CRET/now/too",
            "//login/now/S3CRET",
            "//logn/S3CRET/now",
            "//login/S3CRET/now?%", "//login/S3CRET/now?x=%zz", "//login/S3CRET/now#%", "//login/S3CRET%/now",
            "//login/%S3CRET/now",
            "//login/S3CRET/%ff", "x://login/S3CRET/nowhere", "//u@login/S3CRET/nowhere", "//login//S3CRET/now",
            "/login/S3CRET/now",
            "login/S3CRET/now", "//pay/S3CRET", "//pay/S3CRET?%", "//pay/12/S3CRET", "//S3CRET/of/nowhere",
            "//S3CRET/of/host?%", "//[S3CRET/of/host",
            "/app/#/room/S3CRET/x", "/app/#/rom/S3CRET", "/app/#/room/S3CRET%", "/app/#/room/S3CRET",
            "//nowhere?password=S3CRET", "//nowhere?password=S3CRET%", "//nowhere?p%61ssword=S3CRET",
            "//nowhere?p%61ssword=S3CRET&%",
            "//nowhere?%&pin=S3CRET", "//nowhere?pin=1&pin=S3CRET%zz", "//nowhere?p%20n=S3CRET",
            "//nowhere?pin=%zzS3CRET#%",
            "//u:S3CRET@shop/list", "//S3CRET@nowhere", "https://u:S3CRET@login/x/now?%", "//nowhere?pasword=S3CRET",
            "//nowhere?x=1&key=S3CRET#a=S3CRET", "//shop/lst?token=S3CRET", "//nowhere?%zz=S3CRET&x=%",
            "//services?protocol=Vault&method=open&ivar1=S3CRET", "//services?protocol=Vault&method=open&pin=S3CRET",
            "//moved/S3CRET", "//moved/S3CRET?x=S3CRET", "//renamed?code=S3CRET", "//gone/S3CRET", "//added/S3CRET",
            "//closed/S3CRET", "//twice/S3CRET",
            "//shop/list?u=//login/S3CRET/now", "//shop/list?u=%2F%2Flogin%2FS3CRET%2Fnow",
            "//shop/list?u=/x?pin=S3CRET",
            "//shop/list?u=https://h/x?pin=S3CRET", "//shop/list?u=app:x?pin=S3CRET", "//pages/%2F%2Fh%3Fpin=S3CRET",
            "//pages/app:%2Fx%3Fpin=S3CRET", "//nowhere?p n=S3CRET&%", "//nowhere?%70in=S3CRET%",
            "//[nowhere?pin=S3CRET",
        ]
    )
    func standsNowhere(_ url: String) throws {
        let record = try record(url)
        #expect(!record.url.contains("S3CRET"), "\(record.url)")
        #expect(!record.parameters.contains("S3CRET"))
        #expect(record.url.contains("***"))
    }

    @Test("A redacted value appears nowhere in a record of user information, whatever contains it")
    func userInfo() throws {
        let router = Router(try .test(Self.handlers, Dispatcher.self)).silent
        let log = Log<RouteRecord>()
        router.keepHistory(History(log: log), redacting: ["password"])
        let info: [String: any Sendable] = ["name": "Ada", "password": "S3CRET", "all": [["password": "S3CRET"]]]
        let request = router.request("//shop/list").with("account", info)
        _ = try? request.with(userInfo: ["other": info as [String: Any], "password": "S3CRET"]).call()
        let parameters = try #require(log.entries.first?.parameters)
        let account = #"{"all":[{"password":"***"}],"name":"Ada","password":"***"}"#
        #expect(parameters == #"{"account":"# + account + #","password":"***"}"#)
    }

    @Test("A redacted value appears nowhere in a record of a URL that a rule of the table replaces")
    func rewritten() throws {
        let handlers = Self.handlers + [TestHandler(name: "old", patterns: ["//old/:id"], parameters: ["id"])]
        let table = try RouteTable.test(handlers, Dispatcher.self, rewrites: [("//old/:code", "//gone/:code")])
        let router = Router(table).silent
        let log = Log<RouteRecord>()
        router.keepHistory(History(log: log), redacting: ["password"])
        _ = try? router.call("//old/S3CRET?x=1")
        #expect(log.entries.map(\.url) == ["//***?x=***"])
        #expect(log.entries.map(\.parameters) == [#"{"id":"***","x":"***"}"#])
    }

    @Test("Texts that cannot be redacted values are recorded unchanged")
    func textsThatCannotBeRedactedValuesAreRecordedUnchanged() throws {
        #expect(try record("//shop/list?x=1#y").url == "//shop/list?x=1#y")
        #expect(try record("//shop/list?u=a/b&v=12:30&w=image/png").url == "//shop/list?u=a/b&v=12:30&w=image/png")
        #expect(try record("//nowhere").url == "//***")
        #expect(try record("//login/S3CRET/now?x=1").url == "//login/***/now?x=1")
        #expect(try record("https://login/S3CRET/later?x=1&y#z").url == "https://***?x=***&y#***")
        #expect(try record("//moved/S3CRET?x=1").url == "//***?x=***")
        #expect(try record("//shop/list/?x=%").url == "//shop/list/?x=%")
    }

    @Test("Without names of parameters, no parameter is redacted")
    func withoutNames() throws {
        let router = Router(try .test(Self.handlers, Dispatcher.self)).silent
        let log = Log<RouteRecord>()
        router.keepHistory(History(log: log))
        _ = try? router.call("//login/a/later?%")
        #expect(log.entries.first?.url == "//login/a/later?%")
    }
}

import Foundation
import RouterDynamic
import RouterFoundation
import RouterRuntime
@_spi(Locks) import RouteTables
import Testing

/// A history that a test can look into (Khala's `Khala.history = Custom()`).
final class ListHistory: RouteHistory {
    private let list = Lock<[RouteRecord]>([])
    var lines: [String] { list.withLock { $0.map { "\($0.url)  \($0.parameters)" } } }

    func record(_ record: RouteRecord) { list.withLock { $0.append(record) } }
}

@Suite struct KeepHistoryTests {
    let router: Router

    init() throws { router = Router(try .echoes()) }
    let history = ListHistory()

    @Test("K11 Nothing is recorded before a history is kept, and after its token removes it") func k11OffByDefault()
        throws
    {
        try router.call("kl://SwiftClass/double?test=1")
        let token = router.keepHistory(history)
        try router.call("kl://SwiftClass/double", context: ["test": "666"])
        token.remove()
        try router.call("kl://SwiftClass/double?test=2")
        #expect(history.lines == [#"kl://SwiftClass/double  {"test":"666"}"#])
    }

    @Test("Failed requests and typed calls are recorded") func failuresAndTypedCallsAreRecordedToo() throws {
        router.keepHistory(history)
        _ = try? router.call("//nowhere?a=1&a=2")
        _ = try? router.call("%zz")
        try router.call(.double(21))
        #expect(
            history.lines == [
                #"//nowhere?a=1&a=2  {"a":["1","2"]}"#, "%zz  {}", #"//swiftclass/double?test=21  {"test":"21"}"#,
            ]
        )
    }

    @Test("User information is hidden, whether or not parameters are") func userInformation() throws {
        router.keepHistory(history)
        for url in [
            "https://ada:S3CRET@shop.example/a@b?x=1#y", "//ada@shop.example/a", "https://a:b@c:d@e/x", "mailto:ada@b",
        ] {
            _ = try? router.call(url)
        }
        #expect(
            history.lines.map { $0.split(separator: " ")[0] } == [
                "https://***@shop.example/a@b?x=1#y", "//***@shop.example/a", "https://***@e/x", "mailto:ada@b",
            ]
        )
    }

    @Test("Redacted values appear nowhere in a record") func redactedValuesStandNowhere() throws {
        router.keepHistory(history, redacting: ["password", "name", "pin", "p n"])
        try router.call("//login/secret/a/b?pin=1234&x=1&pin=5678&p%20n=9#pin=0")
        try router.call("//login/secret?p+n=9#/a?pin=0&q=1")
        try router.call("//login/secret", context: ["pin": 1234])
        _ = try? router.call("//nowhere?password=secret")
        #expect(
            history.lines == [
                #"//login/***/***?pin=***&x=1&pin=***&p%20n=***#pin=***  {"name":"***","p n":"***","password":"***","pin":"***","x":"1"}"#,
                #"//login/***?p+n=***#/a?pin=***&q=1  {"name":"***","p+n":"9","password":"***"}"#,
                #"//login/***  {"name":"***","password":"***","pin":"***"}"#,
                #"//***?password=***  {"password":"***"}"#,
            ]
        )
    }

    @Test("Fixed values are recorded") func fixedValuesAreRecorded() throws {
        router.keepHistory(history)
        try router.call("//tab?test=1", context: ["test": 2])
        #expect(history.lines == [#"//tab?test=1  {"test":"5"}"#])
    }

    @Test("Values of routes that are added at run time are recorded and redacted")
    func routesThatWereAddedAtRunTimeHaveTheirValuesRecordedAndRedacted() throws {
        router.keepHistory(history, redacting: ["pin", "password"])
        try router.add("//pay/:pin/:amount") { _ in () }
        try router.add("//login/:user/now") { _ in () }
        try router.call("//pay/1234/5")
        // The route of the table would treat the same component as a password. The destination of a redirect is unknown
        // here.
        try router.call("//login/ada/now")
        #expect(
            history.lines == [
                #"//pay/***/5  {"amount":"5","pin":"***"}"#, #"//login/***/now  {"user":"ada"}"#,
            ]
        )
    }
}

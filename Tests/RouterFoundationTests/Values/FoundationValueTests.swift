import Foundation
import RouterFoundation
import RouterRuntime
import Testing

@Suite struct FoundationValueTests {
    let router: Router

    init() throws { router = Router(try .echoes()) }

    @Test func uuidsAreReadAndWritten() throws {
        let id = try #require(UUID(uuidString: "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"))
        #expect(try Route<UUID>.uuid(id).url == "//values/uuid/f81d4fae-7dec-11d0-a765-00a0c91e6bf6")
        #expect(try router.call("//values/uuid/F81D4FAE-7dec-11d0-a765-00a0c91e6bf6", as: UUID.self) == id)
        #expect(throws: RouterError.self) { try router.call("//values/uuid/F81D4FAE", as: UUID.self) }
    }

    @Test func urlsKeepTheirOwnEscapes() throws {
        let target = try #require(URL(string: "https://example.com/a%2Fb?q=1&r=%20#top"))
        let url = try Route<URL>.link(to: target).url
        #expect(url == "//values/url?to=https%3A%2F%2Fexample.com%2Fa%252Fb%3Fq%3D1%26r%3D%2520%23top")
        #expect(try router.call(url, as: URL.self) == target)
        #expect(throws: RouterError.self) { try router.call("//values/url?to=", as: URL.self) }
    }

    @Test(arguments: [
        ("2026-11-21T17:49:15Z", 1_795_283_355.0), ("2026-11-21T19:49:15+02:00", 1_795_283_355),
        ("2026-11-21T17:49:15.250Z", 1_795_283_355.25), ("2026-11-21", 1_795_219_200), ("1795283355", 1_795_283_355),
        ("1795283355.5", 1_795_283_355.5), ("-1", -1),
    ])
    func datesAreReadInEachForm(_ text: String, _ seconds: Double) throws {
        let date = try router.call("//values/date/\(text)", as: Date.self)
        #expect(date == Date(timeIntervalSince1970: seconds))
    }

    @Test(arguments: ["", "today", "2026-13-01", "2026-11-21T25:00:00Z", "nan", "inf"])
    func whatIsNoDateIsRefused(_ text: String) { #expect(Date(routeText: text) == nil) }

    @Test(arguments: [0, 1_795_283_355, 1_795_283_355.25, 1_795_283_355.999, -86_400.5])
    func datesAreReadBack(_ seconds: Double) throws {
        let date = Date(timeIntervalSince1970: seconds)
        let read = try #require(Date(routeText: date.routeText))
        #expect(abs(read.timeIntervalSince(date)) < 0.0005, "\(date.routeText)")
    }

    @Test func datesWithoutFractionsHaveNone() {
        #expect(Date(timeIntervalSince1970: 1_795_283_355).routeText == "2026-11-21T17:49:15Z")
        #expect(Date(timeIntervalSince1970: 1_795_283_355.25).routeText == "2026-11-21T17:49:15.250Z")
    }

    @Test(arguments: ["0", "-0.50", "12345678901234567890.123456789", "1e3", "+7", ".5", "5."])
    func decimalsAreRead(_ text: String) throws {
        #expect(Decimal(routeText: text) == Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
    }

    @Test(arguments: ["", "-", "1,5", "12 EUR", "1.2.3", "e5", "1e", "NaN", "0x10"])
    func whatIsNoDecimalIsRefused(_ text: String) { #expect(Decimal(routeText: text) == nil) }

    @Test func decimalsKeepAllDigits() throws {
        let amount = try #require(Decimal(string: "12345678901234567890.123456789"))
        #expect(try router.call(Route<Decimal>.decimal(amount).url, as: Decimal.self) == amount)
    }

    @Test func dataIsBase64ForURLs() throws {
        let data = Data([0xFB, 0xFF, 0xFE, 0x01])
        #expect(try Route<Data>.data(data).url == "//values/data/-__-AQ")
        for text in ["-__-AQ", "-__-AQ%3D%3D", "%2B%2F%2F%2BAQ%3D%3D"] {
            #expect(try router.call("//values/data/\(text)", as: Data.self) == data)
        }
        #expect(Data(routeText: "*") == nil)
    }
}

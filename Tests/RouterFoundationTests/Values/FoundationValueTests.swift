import Foundation
import RouterRuntime
import Testing

@testable import RouterFoundation

@Suite struct FoundationValueTests {
    let router: Router

    init() throws { router = Router(try .echoes()) }

    @Test("A UUID is read in any case, and written in lowercase") func uuidsAreReadAndWritten() throws {
        let id = try #require(UUID(uuidString: "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"))
        #expect(try Route<UUID>.uuid(id).url == "//values/uuid/f81d4fae-7dec-11d0-a765-00a0c91e6bf6")
        #expect(try router.call("//values/uuid/F81D4FAE-7dec-11d0-a765-00a0c91e6bf6", as: UUID.self) == id)
        #expect(throws: RouterError.self) { try router.call("//values/uuid/F81D4FAE", as: UUID.self) }
        #expect(UUID(routeText: "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6\0x") == nil)
        #expect(UUID(routeText: "f81d4fae-7dec-11d0-a765-00a c91e6bf6") == nil)
    }

    @Test("K16 Numbers and texts of JSON and property lists reach parameters of other types")
    func k16_objectsOfFoundation() throws {
        #expect(NSNumber(value: 5).routeText == "5" && NSNumber(value: 1.5).routeText == "1.5")
        #expect(NSNumber(value: true).routeText == "true" && NSString(string: "a b").routeText == "a b")
        let json = Data(#"{"password": 12345, "amount": 1.5}"#.utf8)
        let values = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        let password = try #require(values["password"] as? NSNumber)
        let amount = try #require(values["amount"] as? NSNumber)
        #expect(try router.call("//login/x", context: ["password": password], as: Int.self) == 5)
        #expect(try router.call("//values/decimal", context: ["amount": amount], as: Decimal.self) == Decimal(1.5))
        #expect(try router.call("//SwiftClass/double", context: ["test": NSNumber(value: 21)], as: Int.self) == 42)
    }

    @Test("A number is a Bool only if it was made from one", arguments: [Int8(0), 1, 5])
    func smallNumbersAreNoBools(_ number: Int8) {
        #expect(NSNumber(value: number).routeText == "\(number)")
        #expect(!NSNumber(value: number).isBoolean && NSNumber(value: number != 0).isBoolean)
    }

    @Test("A URL as a value keeps its own escapes") func aURLAsAValueKeepsItsOwnEscapes() throws {
        let target = try #require(URL(string: "https://example.com/a%2Fb?q=1&r=%20#top"))
        let url = try Route<URL>.link(to: target).url
        #expect(url == "//values/url?to=https%3A%2F%2Fexample.com%2Fa%252Fb%3Fq%3D1%26r%3D%2520%23top")
        #expect(try router.call(url, as: URL.self) == target)
        #expect(throws: RouterError.self) { try router.call("//values/url?to=", as: URL.self) }
    }

    @Test(
        "A date is read in each supported form",
        arguments: [
            ("2026-11-21T17:49:15Z", 1_795_283_355.0), ("2026-11-21T19:49:15+02:00", 1_795_283_355),
            ("2026-11-21T17:49:15.250Z", 1_795_283_355.25), ("2026-11-21", 1_795_219_200),
            ("1795283355", 1_795_283_355),
            ("1795283355.5", 1_795_283_355.5), ("-1", -1), ("2026-11-21t17:49:15z", 1_795_283_355),
            ("2026-11-21 17:49:15Z", 1_795_283_355), ("2026-11-21T15:49:15-0200", 1_795_283_355),
            ("2026-11-21T19:49:15+02", 1_795_283_355), ("2016-12-31T23:59:60Z", 1_483_228_800),
            ("2024-02-29", 1_709_164_800), ("1900-03-01", -2_203_891_200), ("2000-02-29", 951_782_400),
            ("1970-01-01T00:00:00.41Z", 0.41), ("0001-01-01", -62_135_596_800), ("9999-12-31", 253_402_214_400),
        ]
    )
    func datesAreReadInEachForm(_ text: String, _ seconds: Double) throws {
        let date = try router.call("//values/date/\(text)", as: Date.self)
        #expect(date == Date(timeIntervalSince1970: seconds))
    }

    @Test(
        "Texts that are not dates are rejected",
        arguments: [
            "", "today", "2026-13-01", "2026-11-21T25:00:00Z", "nan", "inf", "2026-11-21x", "2026-11-21\0",
            "2026-11-21Z",
            "20226-11-15Z", "2026-1-5", "26-11-21", "0000-01-01", "2026-00-01", "2026-01-00", "2026-02-29",
            "1900-02-29",
            "2026-04-31", "2026-11-21T17:49:15", "2026-11-21T17:49:15.Z", "2026-11-21T17:49:15Zx",
            "2026-11-21T17:49:15Z\0x", "2026-11-21T24:00:00Z", "2026-11-21T17:60:00Z", "2026-11-21T17:49:61Z",
            "2026-11-21T17:49:15+24:00", "2026-11-21T17:49:15+02:60", "2026-11-21T17:49:15 +02:00", "2026-11-21T17:49Z",
            "1\0x", "1e999", "99999999999999999999-01-01",
        ]
    )
    func textsThatAreNotDatesAreRejected(_ text: String) { #expect(Date(routeText: text) == nil) }

    @Test(
        "A date is read back within half a millisecond",
        arguments: [
            0, 1_795_283_355, 1_795_283_355.25, 1_795_283_355.999, -86_400.5, 0.41, -5.41, 0.9996, -0.0004,
            1_795_283_355.9996,
            -62_135_596_800, -62_135_596_800.001, -12_219_292_801, 253_402_300_799.9996, 88_888_888_888_888_885_248,
        ]
    )
    func datesAreReadBack(_ seconds: Double) throws {
        let date = Date(timeIntervalSince1970: seconds)
        let read = try #require(Date(routeText: date.routeText))
        #expect(abs(read.timeIntervalSince(date)) < 0.0005, "\(date.routeText)")
    }

    @Test("A date without a fraction is written without one") func datesWithoutFractionsHaveNone() {
        #expect(Date(timeIntervalSince1970: 1_795_283_355).routeText == "2026-11-21T17:49:15Z")
        #expect(Date(timeIntervalSince1970: 1_795_283_355.25).routeText == "2026-11-21T17:49:15.250Z")
    }

    @Test(
        "A date is rounded to milliseconds, and written as seconds outside of four-digit years",
        arguments: [
            (0.41, "1970-01-01T00:00:00.410Z"), (0.9996, "1970-01-01T00:00:01Z"), (-0.0004, "1970-01-01T00:00:00Z"),
            (-5.41, "1969-12-31T23:59:54.590Z"), (951_782_400, "2000-02-29T00:00:00Z"),
            (-62_135_596_800, "0001-01-01T00:00:00Z"), (-62_135_596_801, "-62135596801.0"),
            (253_402_300_799.999, "9999-12-31T23:59:59.999Z"), (253_402_300_800, "253402300800.0"), (1e30, "1e+30"),
        ]
    )
    func datesAreRoundedToThousandths(_ seconds: Double, _ text: String) {
        #expect(Date(timeIntervalSince1970: seconds).routeText == text)
    }

    /// Foundation's own style is the oracle where the calendars agree.
    @Test("A date is written as Foundation writes it") func everyDayIsWrittenAsFoundationDoes() {
        let style = Date.ISO8601FormatStyle()
        for day in stride(from: -140_000, to: 2_932_896, by: 97) {
            let date = Date(timeIntervalSince1970: Double(day) * 86_400 + Double(day & 0xFFFF))
            #expect(date.routeText == style.format(date))
            #expect(Date(routeText: date.routeText) == date)
        }
    }

    @Test(
        "A decimal is read as Foundation reads it",
        arguments: ["0", "-0.50", "12345678901234567890.123456789", "1e3", "+7", ".5", "5."]
    )
    func decimalsAreRead(_ text: String) throws {
        #expect(Decimal(routeText: text) == Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
    }

    @Test(
        "Texts that are not decimals are rejected",
        arguments: ["", "-", "1,5", "12 EUR", "1.2.3", "e5", "1e", "NaN", "0x10"]
    )
    func textsThatAreNotDecimalsAreRejected(_ text: String) { #expect(Decimal(routeText: text) == nil) }

    @Test("A decimal keeps all its digits") func decimalsKeepAllDigits() throws {
        let amount = try #require(Decimal(string: "12345678901234567890.123456789"))
        #expect(try router.call(Route<Decimal>.decimal(amount).url, as: Decimal.self) == amount)
    }

    @Test("Data is written as Base64 for URLs, and read from both forms of Base64") func dataIsBase64ForURLs() throws {
        let data = Data([0xFB, 0xFF, 0xFE, 0x01])
        #expect(try Route<Data>.data(data).url == "//values/data/-__-AQ")
        for text in ["-__-AQ", "-__-AQ%3D%3D", "%2B%2F%2F%2BAQ%3D%3D"] {
            #expect(try router.call("//values/data/\(text)", as: Data.self) == data)
        }
        #expect(Data(routeText: "*") == nil)
    }
}

import Foundation
import RouterRuntime
import Testing

@testable import RouterFoundation

@Suite struct RouteRecordTests {
    let date = Date(timeIntervalSince1970: 1_543_630_014)

    @Test("K11 A record is a line with its time, URL and parameters") func k11LineFormat() throws {
        let record = RouteRecord(date: date, url: "kl://SwiftClass/double", parameters: #"{"test":"666"}"#)
        let line = #"2018-12-01 02:06:54  kl://SwiftClass/double  {"test":"666"}"#
        #expect(record.line(in: .gmt) == line)
        #expect(RouteRecord(line: line, in: .gmt) == record)
    }

    @Test("A line has the local time") func linesAreInTheLocalTime() throws {
        let zone = try #require(TimeZone(secondsFromGMT: 8 * 3600))
        let record = RouteRecord(date: date, url: "//a")
        #expect(record.line(in: zone) == "2018-12-01 10:06:54  //a  {}")
        #expect(RouteRecord(line: "2018-12-01 10:06:54  //a  {}", in: zone) == record)
    }

    @Test("White space in a URL is escaped in a record") func whiteSpaceInAURLCannotBreakALine() {
        #expect(RouteRecord(date: date, url: "//a?q=x  y\n\u{1}ü").url == "//a?q=x%20%20y%0A%01ü")
        #expect(RouteRecord(date: date, url: "//\u{9B}31m\u{2028}").url == "//%C2%9B31m%E2%80%A8")
        #expect(
            RouteRecord(date: date, url: "//a", parameters: "{\"a\":\n\"\u{202E}\"}").parameters
                == "{\"a\": \"\u{FFFD}\"}"
        )
    }

    @Test(
        "Incomplete lines are not records",
        arguments: [
            "", "2018-12-01 02:06:54", "2018-12-01 02:06:54  //a", "2018-12-01 02:06:54  //a  {\"a\":",
            "2018-12-01  //a  {}",
            "2018-02-30 02:06:54  //a  {}", "2018-12-01 02:06:54  //a  []",
        ]
    )
    func tornLinesAreNone(_ line: String) { #expect(RouteRecord(line: line, in: .gmt) == nil) }

    @Test("Parameters of any type become JSON") func parametersOfAnyTypeBecomeJSON() {
        let parameters: [String: Any] = [
            "text": "a\n\"b\"", "flag": true, "count": 3, "big": UInt64.max, "half": 0.5, "none": Double.nan,
            "list": ["a", "b"], "maybe": Int?.none as Any, "object": Picture(), "id": Data([1]),
        ]
        #expect(
            RecordedParameters(parameters).json
                == #"{"big":18446744073709551615,"count":3,"flag":true,"half":0.5,"id":"AQ","list":["a","b"],"maybe":null,"none":"nan","object":"<Picture>","text":"a\n\"b\""}"#
        )
    }

    @Test("Numbers of Foundation stay numbers, and Bools stay Bools") func numbersOfFoundation() {
        let parameters: [String: Any] = [
            "one": NSNumber(value: 1), "zero": NSNumber(value: Int8(0)), "yes": NSNumber(value: true), "byte": Int8(1),
            "half": NSNumber(value: 0.5), "none": NSNumber(value: Double.nan), "list": [NSNumber(value: 1)],
            "cent": NSDecimalNumber(string: "0.01"),
        ]
        #expect(
            RecordedParameters(parameters).json
                == #"{"byte":1,"cent":0.01,"half":0.5,"list":[1],"none":"nan","one":1,"yes":true,"zero":0}"#
        )
    }
}

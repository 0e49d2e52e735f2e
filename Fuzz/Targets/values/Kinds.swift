import Foundation
import RouterFoundation
import RouterPipeline
@_spi(Generated) import RouterRuntime
import TestSupport
import RouteTables

/// Every standard type that a URL can carry, each with a route.
enum Kinds: RouteDispatcher {
    nonisolated(unsafe) static let all: [Kind] = [
        Kind(Int.self, "int", expected: integer), Kind(Int8.self, "int8", expected: integer),
        Kind(Int16.self, "int16", expected: integer), Kind(Int32.self, "int32", expected: integer),
        Kind(Int64.self, "int64", expected: integer), Kind(UInt.self, "uint", expected: integer),
        Kind(UInt8.self, "uint8", expected: integer), Kind(UInt16.self, "uint16", expected: integer),
        Kind(UInt32.self, "uint32", expected: integer), Kind(UInt64.self, "uint64", expected: integer),
        Kind(String.self, "string") { $0 }, Kind(Substring.self, "substring") { $0[...] },
        Kind(Character.self, "character"), Kind(Bool.self, "bool", expected: boolean),
        Kind(Double.self, "double", isSame: isSame, characters: numbers),
        Kind(Float.self, "float", isSame: isSame, characters: numbers),
        Kind(Int?.self, "optional", expected: { integer($0).map { $0 } }),
        Kind([Int].self, "array", expected: { integer($0).map { [$0] } }),
        Kind(Int128.self, "int128"), Kind(UInt128.self, "uint128"),
        Kind(UUID.self, "uuid", characters: numbers), Kind(URL.self, "url"),
        Kind(Decimal.self, "decimal", characters: numbers), Kind(Data.self, "data"),
        Kind(Date.self, "date", isSame: isSame, characters: numbers + ":TZtz ", expected: date),
        Kind(Model.self, "model", isSame: isSame),
    ]

    /// The characters of numbers, including hexadecimal ones.
    private static let numbers = "0123456789+-.abcdefABCDEFxXpP"

    static let handlers = all.map {
        TestHandler(name: $0.name, patterns: ["//values/\($0.name)/:value"], parameters: ["value"], origins: [.webView])
    }

    static let router = (try? RouteTable.test(handlers, Kinds.self)).map { Router($0) }

    static func call(_ handler: Int, _ call: RouteCall) throws -> Any { try all[handler].read(call) }

    // MARK: Oracles

    /// An optional sign, then digits, one by one.
    private static func integer<Value: FixedWidthInteger>(_ text: String) -> Value? {
        var digits = Array(text.utf8)[...]
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
        guard !digits.isEmpty, digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else { return nil }
        digits = digits.drop { $0 == UInt8(ascii: "0") }
        guard digits.count < 30 else { return nil }
        let number = digits.reduce(0 as Int128) { $0 * 10 + Int128($1 - UInt8(ascii: "0")) }
        return Value(exactly: isNegative ? -number : number)
    }

    private static func boolean(_ text: String) -> Bool? {
        switch String(decoding: text.utf8.map(URLCharacters.lowercased), as: UTF8.self) {
        case "true", "1", "yes", "on": true
        case "false", "0", "no", "off": false
        default: nil
        }
    }

    /// A number of seconds, or what Foundation reads from a text in the right format.
    ///
    /// Foundation accepts values out of range, so its day must equal the text's. It uses a different calendar for old
    /// days, so the year is shifted by multiples of 400 years, which have the same days. It rejects offsets of more
    /// than 18 hours, which RFC 3339 allows, so the offset is subtracted here.
    private static func date(_ text: String) -> Date? {
        if let seconds = Double(routeText: text) { return Date(timeIntervalSince1970: seconds) }
        // Most texts are not dates, and not worth an expression.
        guard text.utf8.count >= 10, text.utf8.dropFirst(4).first == UInt8(ascii: "-"),
            let parts = try? time.wholeMatch(in: text)?.output, let year = Int(parts.1), year > 0
        else { return nil }
        let moved = "\(2000 + year % 400)\(parts.2)"
        guard let midnight = try? dayStyle.parse(moved), dayStyle.format(midnight) == moved else { return nil }
        let rounds = Double(year - 2000 - year % 400) / 400 * 146_097 * 86_400
        guard let time = parts.3, let zone = parts.5 else { return midnight + rounds }
        guard let offset = try? Self.zone.wholeMatch(in: zone)?.output,
            let date = try? Date.ISO8601FormatStyle().parse("\(moved)T\(time)Z")
        else { return nil }
        let minutes = (offset.2.flatMap { Double($0) } ?? 0) * 60 + (offset.3.flatMap { Double($0) } ?? 0)
        let seconds = (offset.1 == "-" ? -minutes : minutes) * 60
        return date - seconds + rounds + (parts.4.flatMap { Double("0\($0)") } ?? 0)
    }

    private static let dayStyle = Date.ISO8601FormatStyle().year().month().day()
    nonisolated(unsafe) private static let time =
        /([0-9]{4})(-[0-9]{2}-[0-9]{2})(?:[Tt ]((?:[01][0-9]|2[0-3]):[0-5][0-9]:(?:[0-5][0-9]|60))(\.[0-9]+)?(.*))?/
        .matchingSemantics(.unicodeScalar)
    nonisolated(unsafe) private static let zone =
        /[Zz]|([-+])([01][0-9]|2[0-3])(?::?([0-5][0-9]))?/

    // MARK: Equality

    /// A number that is not finite is not a value.
    private static func isSame<Value: FloatingPoint>(_ left: Value, _ right: Value) -> Bool {
        left.isFinite && left == right && left.sign == right.sign
    }

    /// Dates are written with milliseconds.
    ///
    /// Each conversion between the epochs of a date and of a text rounds, too.
    private static func isSame(_ left: Date, _ right: Date) -> Bool {
        abs(left.timeIntervalSince(right)) <= 0.000_5 + 4 * left.timeIntervalSince1970.ulp
    }

    private static func isSame(_ left: Model, _ right: Model) -> Bool {
        left.title == right.title && left.count == right.count && left.ratio == right.ratio && left.tags == right.tags
            && left.link == right.link
            && abs((left.due ?? .distantPast).timeIntervalSince(right.due ?? .distantPast)) < 1
    }
}

/// A model that URLs carry as JSON.
struct Model: RouteCodable {
    var title: String
    var count: Int?
    var ratio: Double?
    var tags: [String]?
    var due: Date?
    var link: URL?
}

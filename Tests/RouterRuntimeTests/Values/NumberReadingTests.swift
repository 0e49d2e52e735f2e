import TestSupport
import Testing

@testable import RouterPipeline
@_spi(Generated) @testable import RouterRuntime

/// Numbers in placeholders are read from the URL's bytes.
///
/// They must equal the values of their texts.
@Suite struct NumberReadingTests {
    @Test("A number in a URL has the value of its text") func compared() throws {
        let router = try Router(.test([Self.handler], Dispatcher.self)).silent
        let plain = ["0", "1", "7", "9", "42", "255", "256", "-", "+", "a", ".", "٣", "32767", "99999999"]
        let pieces = plain.map { ($0, $0) } + [("%35", "5"), ("%2D", "-")]
        let numbers = ["5", "-5", "+5", "007", "999999999999999999", "9223372036854775807", "9223372036854775808"]
        var texts = numbers.map { ($0, $0) }
        var random = SplitMix(seed: TestSeed.value)
        for _ in 0..<500 {
            let count = Int.random(in: 1...4, using: &random)
            let parts = (0..<count).map { _ in pieces[Int.random(in: pieces.indices, using: &random)] }
            texts.append((parts.map(\.0).joined(), parts.map(\.1).joined()))
        }
        for (text, decoded) in texts {
            let url = "//numbers/\(text)/\(text)/\(text)"
            let result = try? router.call(url, as: [String?].self)
            let expected = [Int(decoded)?.description, UInt8(decoded)?.description, Int16(decoded)?.description]
            #expect(result == expected, "seed \(TestSeed.value): \(text)")
        }
    }

    @Test("A value in the context precedes the digits in the URL") func context() throws {
        let router = try Router(.test([Self.handler], Dispatcher.self))
        let result = try router.call("//numbers/1/2/3", context: ["large": 7], as: [String?].self)
        #expect(result == ["7", "2", "3"])
    }

    private static let handler = TestHandler(
        name: "numbers",
        patterns: ["//numbers/:large/:small/:middle"],
        parameters: ["large", "small", "middle"]
    )

    private enum Dispatcher: RouteDispatcher {
        static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
            let values: [String?] = [
                (try? call.routeValue(0) as Int)?.description,
                (try? call.routeValue(1) as UInt8)?.description,
                (try? call.routeValue(2) as Int16)?.description,
            ]
            return values
        }
    }
}

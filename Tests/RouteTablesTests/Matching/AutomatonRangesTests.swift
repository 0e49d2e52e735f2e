import Testing

@_spi(Benchmarks) @testable import RouteGenCore
@testable import RoutePatterns
@_spi(Benchmarks) @testable import RouteTables

/// One class of bytes repeated is compared eight bytes at a time.
@Suite struct AutomatonRangesTests {
    @Test(
        "A repeated class of bytes has ranges",
        arguments: [
            (#"\d+"#, "09"), ("[a-z-]+", "--az"), ("[0-9a-fA-F]+", "09AFaf"), (#"\w+"#, "09AZ__az"), ("[.]+", ".."),
            ("[A-Za-z0-9._~-]+", "-.09AZ__az~~"), ("(a|b)(a|b)*", "ab"),
        ]
    )
    func ranges(_ constraint: String, _ pairs: String) throws {
        let set = try #require(automaton(constraint).repeatedClass)
        let characters = try #require(AutomatonRanges(set)).characters
        #expect(String(decoding: characters, as: UTF8.self) == pairs.padding(to: AutomatonLayout.rangesSize, with: "/"))
    }

    @Test(
        "Other expressions have no ranges",
        arguments: [#"\d*"#, #"\d{2}"#, #"\d{2,}"#, "a", "a+b+", "[^a]+", "[^/]+", "(ab)+", "[aé]+", "[a%25]+"]
    )
    func otherExpressionsHaveNone(_ constraint: String) throws {
        #expect(try automaton(constraint).repeatedClass == nil)
    }

    @Test("A class with too many ranges is not described by ranges") func aClassMayHaveTooManyRanges() throws {
        let set = try #require(automaton("[acegikmoqsuwy]+").repeatedClass)
        #expect(AutomatonRanges(set) == nil)
    }

    /// Each byte next to a range is rejected, anywhere in components of one to twenty bytes.
    @Test(
        "Every byte outside of the ranges is found",
        arguments: [
            (#"\d+"#, "5", "-.:;@"), ("[b-y-]+", "m", ".0az_`{,"), ("[0-9a-fA-F]+", "c", ":@GZ`gz"),
            (#"\w+"#, "_", ":@[`^{-.~"), ("[acegikmoqsuwy]+", "k", "bdfhz"), ("[^a-c]+", "d", "abc"),
        ]
    )
    func everyByteCounts(_ constraint: String, _ member: Character, _ others: String) throws {
        let matcher = try RouteMatcher(RoutePattern("/items/:value(\(constraint))"))
        for count in 1...20 {
            let text = [Character](repeating: member, count: count)
            #expect(try matcher.firstMatch(in: "/items/" + String(text)) != nil, "\(constraint): \(count)")
            for other in others {
                for index in 0..<count {
                    var wrong = text
                    wrong[index] = other
                    let path = "/items/" + String(wrong)
                    #expect(try matcher.firstMatch(in: path) == nil, "\(path) in \(constraint)")
                }
            }
        }
        #expect(try matcher.firstMatch(in: "/items/") == nil)
        #expect(try matcher.firstMatch(in: "/items//") == nil)
    }

    private struct NoConstraint: Error {}

    private func automaton(_ constraint: String) throws -> Automaton {
        let component = try #require(try RoutePattern("/:value(\(constraint))").path.first)
        guard case .capture(_, let expression?) = component else { throw NoConstraint() }
        return try Automaton(expression)
    }
}

extension String {
    fileprivate func padding(to count: Int, with character: Character) -> String {
        self + String(repeating: character, count: count - utf8.count)
    }
}

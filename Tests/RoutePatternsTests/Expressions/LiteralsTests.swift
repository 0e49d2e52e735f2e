import RoutePatterns
import RouteTables
import Testing

@testable import RouterDynamic

/// The spellings of a component, each of which is a literal.
@Suite struct LiteralsTests {
    /// The spellings of the first component of a path, sorted; `nil` if they have no end.
    private func spellings(_ pattern: String, ignoringCase: Bool = false) throws -> [String]? {
        var pattern = try RoutePattern(pattern)
        if ignoringCase { pattern = try pattern.ignoringCase() }
        guard case .text(let expression, _)? = pattern.path.first,
            case .some(let texts) = expression.literals
        else { return nil }
        return texts.map { String(decoding: $0, as: UTF8.self) }.sorted()
    }

    @Test(
        "Groups without a name and optional ones are literals",
        arguments: [
            ("/(chat|c)", ["c", "chat"]), ("/chat(s)?", ["chat", "chats"]),
            ("/(a|b)(c|d)?", ["a", "ac", "ad", "b", "bc", "bd"]),
            ("/(a(b)?|c)", ["a", "ab", "c"]), ("/(a|a)", ["a"]), ("/x(a|)y", ["xay", "xy"]),
            ("/(é|%2F|e%20f)", ["%2F", "%C3%A9", "e%20f"]),
            ("/(A|a)", ["A", "a"]),
        ] as [(String, [String])]
    )
    func finite(_ pattern: String, _ expected: [String]) throws {
        #expect(try spellings(pattern) == expected)
    }

    @Test(
        "What has no end, or is captured, is no literal",
        arguments: ["/a+b", "/(a)+", "/(a)*b", "/a(b|*)", "/a:b(c|d)"]
    )
    func others(_ pattern: String) throws {
        #expect(try spellings(pattern) == nil)
    }

    @Test("A path without regard to case has the small letters") func ignoringCase() throws {
        #expect(try spellings("/(Chat|C)s", ignoringCase: true) == ["chats", "cs"])
    }

    @Test("A component has at most 64 spellings") func limit() throws {
        #expect(try spellings("/(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)")?.count == 64)
        let error = #expect(throws: RoutePatternError.self) {
            try RoutePattern("/x/(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(c)?")
        }
        #expect(error?.message == "the alternatives have more than 64 spellings, or one of more than 4000 bytes")
        #expect(error?.offset == 3)
        // A value of the query is compared as a whole, and is no step of a search.
        #expect(throws: Never.self) { try RoutePattern("/x?y=(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(c)?") }
    }

    @Test("A spelling is as long as a literal may be") func length() throws {
        let text = String(repeating: "a", count: 4_000)
        #expect(try spellings("/(\(text)|b)") == [text, "b"])
        #expect(throws: RoutePatternError.self) { try RoutePattern("/(\(text)a|b)") }
        // As many alternatives as spellings, each of which adds one.
        #expect(try spellings("/" + String(repeating: "(a|aa)", count: 63))?.count == 64)
        #expect(throws: RoutePatternError.self) { try RoutePattern("/" + String(repeating: "(a|aa)", count: 64)) }
    }
}

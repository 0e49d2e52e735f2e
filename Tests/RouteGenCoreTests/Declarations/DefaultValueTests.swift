import Testing

@testable import RouteGenCore

@Suite struct DefaultValueTests {
    @Test(
        "A simple literal is a default value that is a literal",
        arguments: ["nil", "true", "0", "-1", "1.5e3", "0xFF", "1_000", "\"text\"", "\"\"", "[]", "[:]"]
    )
    func literals(_ text: String) {
        #expect(DefaultValue(text) == .literal(text))
    }

    @Test(
        "Any other default value is an expression",
        arguments: [
            ".shared", "Self.limit", "limit", "\"\\(name)\"", "1 + 2", "\"a\" + \"b\"", "[1]", "Date()", "-limit",
            "\"\"\"\na\n\"\"\"",
            "#file", "5.seconds", "30.minutes", "2.px", "-1.magnitude", "0x1F.isZero", "1.5.rounded()", "1 2",
            "5 as Int",
        ]
    )
    func otherExpressionsAreLeftToTheHandler(_ text: String) {
        #expect(DefaultValue(text) == .expression)
    }

    @Test("A parameter without a default value has none") func absence() {
        #expect(DefaultValue(nil) == DefaultValue.none)
    }
}

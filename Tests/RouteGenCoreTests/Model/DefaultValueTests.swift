import Testing

@testable import RouteGenCore

@Suite struct DefaultValueTests {
    @Test(
        "Literals are recognized as default values",
        arguments: ["nil", "true", "0", "-1", "1.5e3", "0xFF", "1_000", "\"text\"", "\"\"", "[]", "[:]"]
    )
    func literals(_ text: String) {
        #expect(DefaultValue.classify(text) == .literal(text))
    }

    @Test(
        "Only the handler evaluates other expressions",
        arguments: [
            ".shared", "Self.limit", "limit", "\"\\(name)\"", "1 + 2", "\"a\" + \"b\"", "[1]", "Date()", "-limit",
            "\"\"\"\na\n\"\"\"",
            "#file",
        ]
    )
    func otherExpressionsAreLeftToTheHandler(_ text: String) {
        #expect(DefaultValue.classify(text) == .expression)
    }

    @Test("The absence of a value is recognized as a default value") func absence() {
        #expect(DefaultValue.classify(nil) == HandlerParameter.Default.none)
    }
}

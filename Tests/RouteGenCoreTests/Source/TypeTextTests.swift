import Testing

@testable import RouteGenCore

@Suite struct TypeTextTests {
    @Test(
        "Functions are recognized, also if they are optional or in parentheses",
        arguments: [
            "() -> Void", "(Int) -> String?", "((Int) -> Void)?", "(((Int) -> Void))!",
            "(Result<Int, any Error>) -> Void",
            "([String: Any]) async throws -> (Int, Int)",
        ]
    )
    func functions(_ text: String) {
        #expect(TypeText(text).isFunction)
    }

    @Test(
        "A type that only contains functions is not a function",
        arguments: ["Int", "[() -> Void]", "Box<(Int) -> Void>", "(Int, () -> Void)", "[String: (Int) -> Void]?"]
    )
    func typesThatOnlyHoldFunctions(_ text: String) {
        #expect(!TypeText(text).isFunction)
    }

    @Test(
        "Optionals are recognized in each spelling",
        arguments: [
            ("Int?", true), ("Int", false), ("Optional<Int>", true), ("(Int?)", true), ("() -> Int?", false),
            ("(() -> Int)?", true), ("[Int?]", false), ("Int!", true), ("( )", false), ("(Int, Int?)", false),
            ("((Int) )? ?", true), ("(A)(B)", false), ("(() -> Int?)", false),
        ]
    )
    func optionals(_ text: String, _ isOptional: Bool) {
        #expect(TypeText(text).isOptional == isOptional)
    }

    @Test(
        "Tuples are distinguished from parentheses and functions",
        arguments: [
            ("(Int, String)", true), ("(Int)", false), ("(Int, String) -> Void", false), ("((Int, Int))", false),
            ("()", true),
        ]
    )
    func tuples(_ text: String, _ isTuple: Bool) {
        #expect(TypeText(text).isTuple == isTuple)
    }

    @Test(
        "A dictionary of all parameters is recognized in each spelling",
        arguments: [
            "[String: Any]", "[String : Any]", "[String:Any]?", "Dictionary<String, Any>", "([String: Any])",
            "[AnyHashable: Any]", "[AnyHashable : Any]?", "Dictionary<AnyHashable, Any>",
        ]
    )
    func dictionariesOfAllParameters(_ text: String) {
        #expect(TypeText(text).isInfo)
    }

    @Test("The names in a type are found") func namesInAType() {
        let type = TypeText("Result<Shared.User, any Error> -> (id: Int, [Key: `default`])")
        #expect(type.names == ["Result", "Shared.User", "Error", "Int", "Key", "`default`"])
    }

    @Test("The names, the attributes and the other parts of a type are its text") func segmentsOfAType() {
        let type = TypeText("@Sendable (inout Tab, Other.Tab) async -> [Tab: Tab?]")
        #expect(
            type.segments == [
                .text("@"), .attribute("Sendable"), .text(" (inout "), .name("Tab"), .text(", "), .name("Other.Tab"),
                .text(") async -> ["), .name("Tab"), .text(": "), .name("Tab"), .text("?]"),
            ]
        )
    }

    /// As deep as the compiler accepts.
    @Test("An optional function in 250 pairs of parentheses is recognized")
    func optionalFunctionsInManyParenthesesAreFunctions() {
        let text = String(repeating: "(", count: 250) + "() -> Void" + String(repeating: ")?", count: 250)
        #expect(TypeText(text).isFunction)
        #expect(TypeText(text).isOptional)
        #expect(TypeText(text).unwrapped.text == "() -> Void")
    }
}

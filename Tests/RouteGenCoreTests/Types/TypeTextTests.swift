import Testing

@testable import RouteGenCore

@Suite struct TypeTextTests {
    @Test(
        "Function types are recognized",
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
        "Types that only contain functions are not function types",
        arguments: ["Int", "[() -> Void]", "Box<(Int) -> Void>", "(Int, () -> Void)", "[String: (Int) -> Void]?"]
    )
    func typesThatOnlyHoldFunctions(_ text: String) {
        #expect(!TypeText(text).isFunction)
    }

    @Test(
        "Optional types are recognized",
        arguments: [
            ("Int?", true), ("Int", false), ("Optional<Int>", true), ("(Int?)", true), ("() -> Int?", false),
            ("(() -> Int)?", true), ("[Int?]", false), ("Int!", true),
        ]
    )
    func optionals(_ text: String, _ isOptional: Bool) {
        #expect(TypeText(text).isOptional == isOptional)
    }

    @Test(
        "Tuple types are recognized",
        arguments: [
            ("(Int, String)", true), ("(Int)", false), ("(Int, String) -> Void", false), ("((Int, Int))", false),
            ("()", true),
        ]
    )
    func tuples(_ text: String, _ isTuple: Bool) {
        #expect(TypeText(text).isTuple == isTuple)
    }

    @Test(
        "Dictionaries of all parameters are recognized",
        arguments: ["[String: Any]", "[String : Any]", "[String:Any]?", "Dictionary<String, Any>", "([String: Any])"]
    )
    func dictionariesOfAllParameters(_ text: String) {
        #expect(TypeText(text).isInfo)
    }

    @Test("The names in a type are listed") func namesInAType() {
        let type = TypeText("Result<Shared.User, any Error> -> (id: Int, [Key: `default`])")
        #expect(type.names == ["Result", "Shared.User", "Error", "Int", "Key", "`default`"])
    }

    @Test("Replacing names keeps all other text") func replacingNamesKeepsEverythingElse() {
        let type = TypeText("@Sendable (inout Tab, Other.Tab) async -> [Tab: Tab?]")
        let replaced = type.replacingNames { $0 == "Tab" ? "Module.Tab" : $0 }
        #expect(replaced == "@Sendable (inout Module.Tab, Other.Tab) async -> [Module.Tab: Module.Tab?]")
    }

    /// As deep as the compiler accepts.
    @Test("Optional functions in many parentheses are functions") func optionalFunctionsInManyParenthesesAreFunctions()
    {
        let text = String(repeating: "(", count: 250) + "() -> Void" + String(repeating: ")?", count: 250)
        #expect(TypeText(text).isFunction)
        #expect(TypeText(text).isOptional)
        #expect(TypeText(text).unwrapped.text == "() -> Void")
    }
}

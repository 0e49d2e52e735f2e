import Testing

@testable import RouteGenCore

/// Which comment documents which declaration, as the compiler's own symbol graphs show it.
@Suite struct DocumentationTests {
    private func documentation(_ text: String) -> [String: [String]] {
        var result: [String: [String]] = [:]
        for declaration in parse(text).declarations {
            result[declaration.name] = declaration.documentation?.lines.map(\.text) ?? []
        }
        return result
    }

    private func strays(_ text: String) -> [[String]] {
        parse(text).strayComments.map { $0.lines.map(\.text) }
    }

    @Test("The last run of comments before a declaration documents it") func takesTheLastRunOfComments() {
        let text = "/// a\n\n/// b\n/// c\n\nfunc f() {}"
        #expect(documentation(text) == ["f": ["b", "c"]])
        #expect(strays(text) == [["a"]])
        #expect(documentation("/** a */\n/// b\nfunc f() {}") == ["f": ["a", "b"]])
        #expect(documentation("/// a\r\n/// b\r\n\r\n/// c\r\nfunc f() {}") == ["f": ["c"]])
    }

    @Test("Ordinary comments between documentation comments are skipped") func passesOverOrdinaryComments() {
        #expect(documentation("/// a\n// x\nfunc f() {}") == ["f": ["a"]])
        #expect(documentation("/// a\n\n// x\n\nfunc f() {}") == ["f": ["a"]])
        #expect(documentation("/// a\n// x\n/// b\nfunc f() {}") == ["f": ["a", "b"]])
        #expect(documentation("/// a\n\n// x\n/// b\nfunc f() {}") == ["f": ["a", "b"]])
        #expect(documentation("/// a\n/* x\n\n */\n/// b\nfunc f() {}") == ["f": ["a", "b"]])
        #expect(documentation("/// a\n//\n\n/// b\n\n// x\nfunc f() {}") == ["f": ["b"]])
    }

    @Test("Documentation stands before attributes and modifiers") func standsInFrontOfAttributesAndModifiers() {
        #expect(documentation("/// a\n@A\n@B(x) public static func f() {}") == ["f": ["a"]])
        #expect(documentation("/// a\n#if x\n@A\n#else\n@B\n#endif\nfunc f() {}") == ["f": ["a"]])
        let text = "@A\n/// a\nfunc f() {}\npublic /// b\nfunc g() {}"
        #expect(documentation(text) == ["f": [], "g": []])
        #expect(strays(text) == [["a"], ["b"]])
    }

    @Test("Documentation applies to each name that a declaration introduces")
    func documentationAppliesToEachNameThatADeclarationIntroduces() {
        #expect(documentation("enum E {\n/// a\ncase x, y = 2, z\n}") == ["E": [], "x": ["a"], "y": ["a"], "z": ["a"]])
        #expect(documentation("/// a\nlet x = 1, (y, z) = (2, 3)") == ["x": ["a"], "y": ["a"], "z": ["a"]])
    }

    @Test("A comment at the end of a line does not document the next declaration")
    func aCommentAtTheEndOfALineDoesNotDocumentTheNextDeclaration() {
        let text = "func f() {} /// a\nfunc g() {}\nlet x = 1 /** b */\nlet y = 1; /** c */ let z = 2"
        #expect(documentation(text) == ["f": [], "g": [], "x": [], "y": [], "z": ["c"]])
        #expect(strays(text) == [["a"], ["b"]])
    }

    @Test(
        "Documentation without a declaration is a stray comment",
        arguments: [
            "/// a", "class A {\n/// a\n}", "/// a\nprint(1)", "#if x\n/// a\n#endif",
            "/// a\n#if x\nfunc f() {}\n#endif",
            "func f(\n/// a\nx: Int) {}", "func f() {\n/// a\n}", "func f() {\n/// a\nreturn 1 }",
            "let x = [\n/// a\n1]",
            "var x: Int {\n/// a\nget { 1 } }", "enum E { case /// a\n x }", "/// a\n;func f() {}", "/// a\n@A",
            "/// a\npublic\n", "/// a\nclass", "/// a\nimport", "switch x {\n/// a\ncase 1: break }", "f {\n/// a\n}",
        ]
    )
    func isAStrayWithoutADeclaration(text: String) {
        #expect(strays(text) == [["a"]])
        #expect(parse(text).declarations.allSatisfy { $0.documentation == nil })
    }

    @Test("The signs of a comment are removed from its text") func dropsTheSignsOfComments() {
        #expect(documentation("///a\n///  b \n///\n//// c\nfunc f() {}") == ["f": ["a", " b", "", "/ c"]])
        #expect(documentation("/** a */ func f() {}") == ["f": ["a"]])
        #expect(documentation("/**\n * a\n *\n *   b\n */\nfunc f() {}") == ["f": ["a", "", "  b"]])
        #expect(documentation("/**\n  a\n    * b\n\n  c\n  */\nfunc f() {}") == ["f": ["a", "  * b", "", "c"]])
        #expect(documentation("/** a\n    b */\nfunc f() {}") == ["f": ["a", "b"]])
        #expect(documentation("/**\r\n * a\r\n */\r\nfunc f() {}") == ["f": ["a"]])
        #expect(documentation("/***/\nfunc f() {}")["f"]?.filter { !$0.isEmpty } == [])
        #expect(documentation("/**/\nfunc f() {}") == ["f": []])
    }

    @Test("Each line of documentation has its place") func saysWhereEachLineStarts() throws {
        let file = parse("let x = 1\n  /// a\n  /**\n   * b é\n   * @route //c\n   */\n  func f() {}")
        let lines = try #require(file.declarations.last?.documentation?.lines)
        #expect(lines.map(\.text) == ["a", "b é", "@route //c"])
        #expect(lines.map { [$0.location.line, $0.location.column] } == [[2, 7], [4, 6], [5, 6]])
    }

    @Test("A marker in a code block is an example, which accessors repeat") func examples() {
        let text = "/// a\n/// ```\n/// @route //example\n/// ```\n/// @route //real\nfunc f() {}"
        #expect(parse(text).declarations.first?.documentationWithoutMarkers == ["a", "```", "@route //example", "```"])
    }

    @Test("A module may be before two colons in an extension") func moduleSelectors() {
        let text = "extension App::Page {}\nextension Swift::String.Index {}\nextension [String: Int] {}"
        #expect(parse(text).declarations.map(\.name) == ["App.Page", "Swift.String.Index", "[String: Int]"])
    }
}

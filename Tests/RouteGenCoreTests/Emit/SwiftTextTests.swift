import Testing

@testable import RouteGenCore

@Suite struct SwiftTextTests {
    @Test(
        "Literals read back as the same text",
        arguments: [
            ("plain", "\"plain\""), (#"a\d"#, ##"#"a\d"#"##), (#"a"b"#, ##"#"a"b"#"##),
            (##"a"#b"##, ###"##"a"#b"##"###),
            (##"a\#(b)"##, ###"##"a\#(b)"##"###), ("#", "\"#\""),
        ]
    )
    func literals(_ text: String, _ expected: String) {
        #expect(SwiftText.literal(text) == expected)
    }

    @Test("A long literal has no line breaks in its text") func longLiteralsAreOneLineOfText() {
        let literal = SwiftText.longLiteral(Array("abcdéf".utf8), indentation: "  ", width: 5)
        #expect(literal == "#\"\"\"\n  abcdé\\#\n  f\n  \"\"\"#")
        #expect(SwiftText.longLiteral([], indentation: "") == "#\"\"\"\n\"\"\"#")
    }

    @Test(
        "Names that are keywords or no identifiers are escaped",
        arguments: [("open", "open"), ("default", "`default`"), ("名前", "名前"), ("a b", "`a b`"), ("_x1", "_x1")]
    )
    func identifiers(_ name: String, _ expected: String) {
        #expect(SwiftText.identifier(name) == expected)
    }
}

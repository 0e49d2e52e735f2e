import Testing

@testable import RouteGenCore

@Suite struct SwiftTextTests {
    @Test(
        "A literal has as many number signs as its text needs",
        arguments: [
            ("plain", "\"plain\""), (#"a\d"#, ##"#"a\d"#"##), (#"a"b"#, ##"#"a"b"#"##),
            (##"a"#b"##, ###"##"a"#b"##"###),
            (##"a\#(b)"##, ###"##"a\#(b)"##"###), ("#", "\"#\""),
        ]
    )
    func literals(_ text: String, _ expected: String) {
        #expect(SwiftText.literal(text) == expected)
    }

    @Test("A long literal is wrapped, but remains one line of text") func longLiteralsAreOneLineOfText() {
        let literal = SwiftText.longLiteral(Array("abcdéf".utf8), indentation: "  ", width: 5)
        #expect(literal == "#\"\"\"\n  abcdé\\#\n  f\n  \"\"\"#")
        #expect(SwiftText.longLiteral([], indentation: "") == "#\"\"\"\n\"\"\"#")
    }

    @Test(
        "An identifier has backticks only if it needs them",
        arguments: [("open", "open"), ("default", "`default`"), ("名前", "名前"), ("a b", "`a b`"), ("_x1", "_x1")]
    )
    func identifiers(_ name: String, _ expected: String) {
        #expect(SwiftText.identifier(name) == expected)
    }
}

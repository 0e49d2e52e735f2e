import Testing

@testable import RouteGenCore

@Suite struct StringLiteralTests {
    /// Texts that are one string literal each.
    static let literals = [
        #""""#, #""a""#, #""a\"b""#, #""a\\""#, #""// no comment""#, #""/* none ""#, #""\u{1F600}""#,
        #""\(a)""#, #""\(f("x"))""#, #""\(f("\(g("y"))"))""#, #""\(a /* ") */ )""#, #""\({ "}" }())""#,
        ##"#"a"b"#"##, ##"#"\(no)"#"##, ##"#"\#(f(")"))"#"##, ##"#"""#"##, ##"#"""""#"##, ###"##"a"#b"##"###,
        "\"\"\"\na \"b\" \"\"c\n\"\"\"", "\"\"\"\n\\\"\"\"\n\"\"\"", "\"\"\"\n\\(f(\"\"\"\nx\n\"\"\"))\n\"\"\"",
        "#\"\"\"\n\"\"\" \\(no)\n\"\"\"#", "\"\"\"\n\\(\na\n)\n\"\"\"", #""\(/"/.self)""#, #""\(`a)b`)""#,
        "'a'", ##""\(#")"#)""##, "\"\"\"\r\na\r\n\"\"\"", "\"é\"",
    ]

    @Test("A string literal is one token", arguments: literals)
    func aStringLiteralIsOneToken(literal: String) {
        #expect(tokens(literal) == [TestToken(.string, literal)])
        #expect(tokens("a(\(literal), b)").map(\.text) == ["a", "(", literal, ",", "b", ")"])
    }

    @Test("An unclosed string literal on one line ends with the line") func endsWithItsLine() {
        #expect(texts("\"a\nb") == ["\"a", "b"])
        #expect(texts("\"a\\\nb") == ["\"a\\", "b"])
        #expect(texts("\"a\\(b\nc") == ["\"a\\(b", "c"])
        #expect(texts("\"a\\(\"b\\(c\nd") == ["\"a\\(\"b\\(c", "d"])
        #expect(texts("#\"a\"\nb") == ["#\"a\"", "b"])
        #expect(texts("\"\"\"\na\\(\"b\nc\")\n\"\"\" d") == ["\"\"\"\na\\(\"b\nc\")\n\"\"\" d"])
    }

    @Test("An unclosed string literal ends with the file") func endsWithTheFile() {
        #expect(texts("\"a") == ["\"a"])
        #expect(texts("\"\"\"\na\nb") == ["\"\"\"\na\nb"])
        #expect(texts("\"\\(") == ["\"\\("])
        #expect(texts("##\"a\"#") == ["##\"a\"#"])
    }

    @Test("Tokens after an unclosed interpolation are scanned") func keepsStateOfTheTokenAround() {
        let found = tokens("x\n/// d\n\"\\(a\n)\" y")
        #expect(found.map(\.text) == ["x", "\"\\(a", ")", "\" y"])
    }
}

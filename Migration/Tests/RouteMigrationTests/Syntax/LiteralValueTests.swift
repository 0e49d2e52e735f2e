import Testing

@testable import RouteGenCore
@testable import RouteMigration

@Suite struct LiteralValueTests {
    @Test(
        "A literal on one line has a value, unless it has an interpolation",
        arguments: [
            (#""a/b""#, "a/b"), (#""""#, ""), (#""\\d+\"\t\u{e9}""#, "\\d+\"\té"),
            (##"#"\d+ "x" \#n"#"##, "\\d+ \"x\" \n"),
            (#""a\(b)""#, nil), (##"#"\#(b)"#"##, nil), (#"""""#, nil), (#""\q""#, nil), (#""\u{110000}""#, nil),
            (#""\u41""#, nil), (#""a"#, nil), ("a", nil), ("", nil),
        ] as [(String, String?)]
    )
    func values(_ literal: String, _ value: String?) {
        #expect(StringLiteral.value(of: literal) == value)
    }
}

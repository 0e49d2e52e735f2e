import Testing

@testable import RouteGenCore

@Suite struct RegexLiteralTests {
    @Test(
        "Regular expression literals are distinguished from operators",
        arguments: [
            ("let a = /x\"y/", "/x\"y/"), ("f(/{/)", "/{/"), ("[/a/, b]", "/a/"), ("return /}/", "/}/"),
            ("x = try? /^ x/", "/^ x/"), ("a\n/b/.c", "/b/"), ("case /a\\/b/: c", "/a\\/b/"), ("!/a/", "/a/"),
            ("#/a\"b/#", "#/a\"b/#"), ("##/a/#b/##", "##/a/#b/##"), ("#/\n a\n \"{\n/#", "#/\n a\n \"{\n/#"),
            ("x(/[/]/)", "/[/"), ("x = /(a)/", "/(a)/"), ("{ /a)b/ }", nil), ("a / b / c", nil), ("a/b/c", nil),
            ("f(/, /)", nil), ("a = b / c; d = e / f", nil), ("func / (a: Int) { b/ }", nil), ("operator /^/", nil),
            ("reduce(1, /)", nil), ("x() / y() / z", nil), ("\"a\" / b / c", nil), ("a! / b / c", nil),
            ("0 / 1 / 2", nil),
            ("x = /a /* b */ c", nil), ("infix func /^/ (a: A)", nil), ("self / a / b", nil),
        ] as [(String, String?)]
    )
    func tellsLiteralsFromOperators(text: String, literal: String?) {
        #expect(tokens(text).filter { $0.kind == .regex }.map(\.text) == (literal.map { [$0] } ?? []))
    }

    @Test("An unclosed regular expression literal ends with its line or file") func endsWithItsLineOrFile() {
        #expect(texts("#/a\nb") == ["#/a", "b"])
        #expect(texts("#/\na\nb") == ["#/", "a", "b"])
        #expect(texts("x = #/a") == ["x", "=", "#/a"])
    }
}

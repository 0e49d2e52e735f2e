import Testing

@testable import RouteGenCore
@testable import RouteMigration

@Suite struct CallSyntaxTests {
    private static func source(_ text: String) -> MigrationSource {
        Array(text.utf8).withUnsafeBufferPointer { MigrationSource(path: "A.swift", bytes: $0) }
    }

    /// The arguments and the closure of the call that a text starts with.
    private static func parts(_ text: String) -> [String]? {
        let source = source(text)
        guard let call = CallSyntax(source, 0, at: 0) else { return nil }
        let arguments = call.arguments.map { argument in
            let label = argument.label.map { ["\($0):"] } ?? []
            return (label + argument.tokens.map(source.text)).joined(separator: " ")
        }
        return arguments + (call.closure.map { ["{ \($0.map(source.text).joined(separator: " ")) }"] } ?? [])
    }

    @Test(
        "A call is divided at the commas that are in no other bracket",
        arguments: [
            ("f()", []), (#"f("a", b: c(d, e), [1, 2],)"#, [#""a""#, "b: c ( d , e )", "[ 1 , 2 ]"]),
            ("f(a ? b : c)", ["a ? b : c"]), ("f(x) { y, z in w }", ["x", "{ y , z in w }"]),
            ("f(x, { y in w })", ["x", "{ y in w }"]), ("f(x, g: { y in w })", ["x", "g: { y in w }"]),
            ("f(x, handler: { y in w })", ["x", "{ y in w }"]),
            ("f", nil), ("f { a }", nil), ("f(a, (b)", nil), ("f(a]", nil),
        ] as [(String, [String]?)]
    )
    func parts(_ text: String, _ expected: [String]?) {
        #expect(Self.parts(text) == expected)
    }

    @Test(
        "The excerpt of a call has what is before its name",
        arguments: [
            ("f(1)", "f(1)", 0), ("a.b.f(1) { }", "a.b.f(1)", 4), ("A.all().f(\n  1,\n  2)", "A.all().f( 1, 2)", 6),
        ]
    )
    func excerpts(_ text: String, _ excerpt: String, _ name: Int) throws {
        let call = try #require(CallSyntax(Self.source(text), 0, at: name))
        #expect(call.excerpt == excerpt)
    }
}

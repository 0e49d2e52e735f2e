import RouteGenCore
import Testing

/// No source makes the tool trap, or read it more often than a fixed number of times.
@Suite struct HostileSourceTests {
    /// A text that grows by repetition of its middle.
    struct Shape: Sendable, CustomTestStringConvertible {
        var head = ""
        var unit: String
        var middle = ""
        var closing = ""
        var tail = ""
        /// The length of the text for generation.
        var generated = 200

        func text(_ count: Int) -> String {
            head + String(repeating: unit, count: count) + middle + String(repeating: closing, count: count) + tail
        }
        var testDescription: String { "\(head)\(unit)…\(middle)\(closing)…\(tail)" }
    }

    private static let marked = "/// @route //a\nfunc a("

    static let shapes: [Shape] = [
        Shape(head: "\(marked)a: Int", unit: "?", tail: ") {}"),
        Shape(head: "\(marked)a: Int", unit: "!?", tail: ") {}"),
        Shape(head: "\(marked)a: ", unit: "(", middle: "Int", closing: ")", tail: ") {}"),
        Shape(head: "\(marked)a: ", unit: "(", middle: "Int", closing: "?)", tail: ") {}"),
        Shape(head: "\(marked)a: ", unit: "[", middle: "Int", closing: "]", tail: ") {}"),
        Shape(head: "\(marked)a: ", unit: "[", tail: ") {}"),
        Shape(head: "\(marked)a: ", unit: "A<", middle: "Int", closing: ">", tail: ") {}"),
        Shape(head: "\(marked)a: ", unit: "(A) -> ", middle: "Int", tail: ") {}"),
        Shape(head: "\(marked)a: A", unit: " & A", tail: ") {}"),
        Shape(head: "\(marked)a: A", unit: ".A", tail: ") {}"),
        Shape(head: "\(marked)a: (", unit: "b: B, ", middle: "c: C", tail: ")) {}"),
        Shape(head: marked, unit: "a ", middle: ": Int", tail: ") {}"),
        Shape(head: marked, unit: "a: Int = 0, ", middle: "b: Int", tail: ") {}"),
        Shape(head: "\(marked)a: Int = ", unit: "{", middle: "0", closing: "}", tail: ") {}"),
        Shape(head: "\(marked)a: ", unit: "any ", middle: "A", tail: ") {}"),
        Shape(head: "\(marked)a: A ", unit: "async throws(", tail: ") {}"),
        Shape(head: "\(marked)) ", unit: "async ", tail: "{}"),
        Shape(head: "/// @route //a\n", unit: "@a ", middle: "func a() {}"),
        Shape(head: "", unit: "@a ", middle: "var a: A", closing: ", a: A"),
        Shape(head: "struct S {", unit: "@a ", middle: "var a = 1", closing: ", a = 1", tail: "}"),
        Shape(head: "", unit: "#if A\n", middle: "/// @route //a\nfunc a() {}\n", closing: "#endif\n"),
        Shape(head: "#if A\n", unit: "#elseif B\n/// @route //a\nfunc a() {}\n", tail: "#endif\n", generated: 20),
        Shape(head: "", unit: "#if A\n@a(}\n"),
        Shape(head: "", unit: "var a: A { @a(}\n"),
        Shape(head: "", unit: "\"\\(", middle: "/* \n", closing: " x ", tail: "*/ a"),
        Shape(head: "let a = ", unit: "\"\\(", middle: "1", closing: ")\""),
        Shape(head: "let a = ", unit: "\"\"\"\n\\(", middle: "1", closing: ")\n\"\"\""),
        Shape(head: "", unit: "/* ", middle: "", closing: "*/ "),
        Shape(head: "", unit: "/** ", middle: "@route //a", closing: "*/ "),
        Shape(head: "", unit: "/// @route //a\n", middle: "func a() {}", generated: 20),
        Shape(head: "", unit: "struct A { ", middle: "/// @route //a\nfunc a() {}", closing: "}"),
        Shape(head: "", unit: "func a() { ", middle: "/// @route //a\nfunc a() {}", closing: "}"),
        Shape(head: "", unit: "{ ( [ ", middle: "/// a\n", closing: "] ) }"),
        Shape(head: "let a = (/", unit: "\\/", tail: "\n"),
        Shape(head: "", unit: "(/[(", tail: "\n"),
        Shape(head: "", unit: "<#", tail: "\n"),
        Shape(head: "", unit: "`", tail: "\n"),
        Shape(head: "", unit: "a<", tail: "\n"),
        Shape(head: "/// @route //", unit: "(a", closing: ")", tail: "\nfunc a() {}"),
        Shape(head: "/// @route(", unit: "from: app, ", tail: ") //a\nfunc a() {}"),
        Shape(head: "/// @route(returns: ", unit: "[", closing: "]", tail: ") //a\nfunc a() {}"),
    ]

    @Test("The cost of hostile sources grows linearly", arguments: shapes) func theCostIsLinear(_ shape: Shape) {
        func steps(_ count: Int) -> Int {
            Array(shape.text(count).utf8).withUnsafeBufferPointer { DeclarationParser.steps(ofParsing: $0) }
        }
        let (once, twice) = (steps(2000), steps(4000))
        #expect(twice * 10 <= once * 22, "\(once) steps, then \(twice)")
    }

    @Test("Nesting of any depth does not trap", arguments: shapes)
    func noDepthTraps(_ shape: Shape) {
        let text = shape.text(5000)
        _ = Array(text.utf8).withUnsafeBufferPointer { DeclarationParser.parse(path: "A.swift", bytes: $0) }
        HostileSource.check(shape.text(shape.generated), "\(shape)")
    }

    @Test("Thousands of question marks are parsed") func manyQuestionMarks() {
        HostileSource.check("\(Self.marked)a: Int\(String(repeating: "?", count: 50_000))) {}", "question marks")
    }

    @Test(
        "An `#if` that splits brackets does not trap",
        arguments: [
            "/// @route //a\nfunc a() { b(\n#if A\n1)\n#endif\n}",
            "let a = (\n#if A\n)\n#elseif B\n)\n#else\n)\n#endif\n",
            "/// @route //a\n#if A\n(\n#if B\n)\n#endif\n#endif\nfunc a() {}",
            "{(\n#if A\n}\n#endif\n#endif",
            "a(\n#if A\n[\n#if B\n])\n#else\n#endif\n#endif",
        ]
    )
    func conditionsInsideOfExpressions(_ text: String) { HostileSource.check(text, text) }
}

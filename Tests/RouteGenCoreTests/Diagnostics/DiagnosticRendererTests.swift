import RouteGenCore
import TestSupport
import Testing

@Suite struct DiagnosticRendererTests {
    private static func place(_ file: String, _ line: Int, _ column: Int) -> RouteGenCore.SourceLocation {
        RouteGenCore.SourceLocation(file: file, line: line, column: column)
    }

    @Test("The text form shows the line, a caret, the notes and the help")
    func text() {
        let rendered = DiagnosticRenderer { $0.line == 3 ? "\t/// @route //chat/:id" : nil }.render([
            .duplicateSample, .warningSample,
        ])
        #expect(
            rendered == """
                Sources/B.swift:3:15: error: `//chat/:id` matches the same URLs as `//chat/:x` [RG101]
                \t/// @route //chat/:id
                \t             ^~~~~~~~
                Sources/A.swift:9:5: note: `//chat/:x` stands here
                Sources/B.swift:3:15: note: witness: //chat/0
                Sources/B.swift:3:15: note: change one of them
                a, b:c%.swift:1:1: warning: odd "quoted" \\ text [RG202]

                """
        )
    }

    @Test("On a terminal, the words before messages have colors") func colors() {
        let rendered = DiagnosticRenderer(isColored: true).render([.duplicateSample, .warningSample])
        #expect(
            rendered == """
                Sources/B.swift:3:15: \u{1B}[1;31merror:\u{1B}[0m `//chat/:id` matches the same URLs as `//chat/:x` [RG101]
                Sources/A.swift:9:5: \u{1B}[1;36mnote:\u{1B}[0m `//chat/:x` stands here
                Sources/B.swift:3:15: \u{1B}[1;36mnote:\u{1B}[0m witness: //chat/0
                Sources/B.swift:3:15: \u{1B}[1;36mnote:\u{1B}[0m change one of them
                a, b:c%.swift:1:1: \u{1B}[1;35mwarning:\u{1B}[0m odd "quoted" \\ text [RG202]

                """
        )
    }

    @Test(
        "The caret is under its column despite tabs and wide characters, and stays near the line",
        arguments: [
            ("abc", 2, 1, " ^"), ("a\tbc", 3, 2, " \t^~"), ("\u{804A}\u{5929}x", 7, 1, "    ^"),
            ("\u{804A}x", 1, 3, "^~"),
            ("e\u{301}x", 4, 1, " ^"), ("abc", 3, 90, "  ^"), ("abc", 9, 2, "   ^"), ("", 1, 1, "^"),
            ("\u{1F600}!", 5, 1, "  ^"),
        ]
    )
    func caret(line: String, column: Int, length: Int, underline: String) {
        let finding = Problem(.duplicate, at: Self.place("A", 1, column), length: length).saying("m")
        let rendered = DiagnosticRenderer { _ in line }.render([finding])
        #expect(rendered == "A:1:\(column): error: m [RG101]\n\(line)\n\(underline)\n")
    }

    @Test("Control characters cannot reach a terminal")
    func controlCharacters() {
        let finding = Problem(.duplicate, at: Self.place("A", 1, 1)).saying("a\u{1B}[31mb\nc")
        #expect(
            DiagnosticRenderer { _ in "x\u{7}\ty" }.render([finding])
                == "A:1:1: error: a\u{FFFD}[31mb\u{FFFD}c [RG101]\nx\u{FFFD}\ty\n^\n"
        )
    }

    @Test("Findings are sorted by place, without repetitions, whatever their original order")
    func order() {
        let findings = [
            Problem(.duplicate, at: Self.place("A", 1, 1)).saying("a"),
            Problem(.unknownOption, at: Self.place("A", 1, 1)).saying("a"),
            Problem(.unknownOption, at: Self.place("A", 1, 1)).saying("b"),
            Problem(.duplicate, at: Self.place("A", 1, 2)).saying("a"),
            Problem(.duplicate, at: Self.place("A", 2, 1)).saying("a"),
            Problem(.duplicate, at: Self.place("A", 10, 1)).saying("a"),
            Problem(.duplicate, at: Self.place("B", 1, 1)).saying("a"),
            Problem(.duplicate, at: Self.place("B", 1, 1))
                .saying("a")
                .noting([Self.place("A", 1, 1).note("")]),
        ]
        var random = SplitMix(seed: TestSeed.value)
        for _ in 0..<20 {
            let shuffled = (findings + findings.prefix(3)).shuffled(using: &random)
            #expect(shuffled.arranged() == findings, "seed \(TestSeed.value)")
        }
    }
}

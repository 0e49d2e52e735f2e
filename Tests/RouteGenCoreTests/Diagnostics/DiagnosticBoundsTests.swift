import RouteGenCore
import Testing

/// What the text of findings leaves out, and how it says so.
@Suite struct DiagnosticBoundsTests {
    private func place(_ line: Int, _ column: Int = 1) -> RouteGenCore.SourceLocation {
        RouteGenCore.SourceLocation(file: "A.swift", line: line, column: column)
    }

    private func finding(related count: Int, of total: Int? = nil) -> Diagnostic {
        Problem(.duplicate, at: place(1))
            .saying("m")
            .noting((0..<count).map { place(2 + $0).note("here") }, count: total)
            .advising("h")
    }

    @Test("The text form counts further places") func furtherPlaces() {
        let notes = (2...11).map { "A.swift:\($0):1: note: here\n" }.joined()
        func text(_ finding: Diagnostic) -> String { DiagnosticRenderer().render([finding]) }
        let (start, end) = ("A.swift:1:1: error: m [RG101]\n", "A.swift:1:1: note: h\n")
        #expect(text(finding(related: 10)) == start + notes + end)
        #expect(text(finding(related: 11)) == start + notes + "A.swift:1:1: note: and 1 more place\n" + end)
        #expect(
            text(finding(related: 10, of: 2_000)) == start + notes + "A.swift:1:1: note: and 1990 more places\n" + end
        )
    }

    @Test("The text form has twenty findings of a kind in a file, and a count of the others") func groups() {
        let many = (1...25).map { Problem(.unknownOption, at: place($0)).saying("m") }
        let others = [
            Problem(.duplicate, at: place(25, 2)).saying("d"),
            Problem(.unknownOption, at: SourceLocation(file: "B", line: 1, column: 1)).saying("m"),
        ]
        let shown = (1...20).map { "A.swift:\($0):1: error: m [RG203]\n" }.joined()
        #expect(
            DiagnosticRenderer().render(many + others) == shown + """
                A.swift:21:1: error: 5 more findings of this kind in this file; `check --format json` lists all [RG203]
                A.swift:25:2: error: d [RG101]
                B:1:1: error: m [RG203]

                """
        )
        #expect(
            DiagnosticRenderer().render(Array(many.prefix(21))) == shown
                + "A.swift:21:1: error: 1 more finding of this kind in this file; `check --format json` lists all [RG203]\n"
        )
    }

    @Test("A long message ends with the number of bytes left out, between characters") func longMessages() {
        let finding = Problem(.duplicate, at: place(1)).saying(String(repeating: "a", count: 999) + "éb")
        let cut = String(repeating: "a", count: 999) + "... (3 more bytes)"
        #expect(DiagnosticRenderer().render([finding]) == "A.swift:1:1: error: \(cut) [RG101]\n")
    }

    @Test("A wide line is cut around the caret") func wideLines() {
        let line = String(repeating: "a", count: 500) + "bcd" + String(repeating: "e", count: 500)
        let finding = Problem(.duplicate, at: place(1, 501), length: 3).saying("m")
        #expect(
            DiagnosticRenderer { _ in line }.render([finding]) == """
                A.swift:1:501: error: m [RG101]
                ...\(String(repeating: "a", count: 80))bcd\(String(repeating: "e", count: 157))...
                   \(String(repeating: " ", count: 80))^~~

                """
        )
        let start = Problem(.duplicate, at: place(1, 1), length: 600).saying("m")
        #expect(
            DiagnosticRenderer { _ in line }.render([start])
                == "A.swift:1:1: error: m [RG101]\n\(String(repeating: "a", count: 240))...\n^\(String(repeating: "~", count: 239))\n"
        )
    }

    @Test("Characters that reverse text are replaced") func bidirectionalText() {
        let finding = Problem(.duplicate, at: place(1, 4)).saying("a\u{202E}b\u{9B}c\u{61C}d\u{2028}é—\u{7F}")
        #expect(
            DiagnosticRenderer { _ in "\u{2066}x" }.render([finding])
                == "A.swift:1:4: error: a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}é—\u{FFFD} [RG101]\n\u{FFFD}x\n ^\n"
        )
    }

    @Test(
        "A line that GitHub Actions would obey is not shown",
        arguments: ["::error::x", " \t::stop-commands::x", "##[group]x"]
    )
    func workflowCommands(_ line: String) {
        let finding = Problem(.duplicate, at: place(1)).saying("m")
        #expect(DiagnosticRenderer { _ in line }.render([finding]) == "A.swift:1:1: error: m [RG101]\n")
    }
}

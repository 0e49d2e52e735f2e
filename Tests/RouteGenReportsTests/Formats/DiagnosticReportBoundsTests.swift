import Foundation
import RouteGenCore
import RouteGenReports
import Testing

/// What the forms of findings for programs leave out, and how they say so.
@Suite struct DiagnosticReportBoundsTests {
    private func place(_ line: Int, _ column: Int = 1) -> RouteGenCore.SourceLocation {
        RouteGenCore.SourceLocation(file: "A.swift", line: line, column: column)
    }

    @Test("They have the number of all places") func numberOfPlaces() {
        let finding = Problem(.duplicate, at: place(1))
            .saying("m")
            .noting((0..<11).map { place(2 + $0).note("here") }, count: 2_000)
            .advising("h")
        let json = DiagnosticReport(.json).render([finding])
        #expect(json.hasSuffix("\"message\": \"here\"}], \"length\": 1, \"help\": \"h\", \"relatedCount\": 2000}]}\n"))
        #expect(json.occurrences(of: "here") == 10)
        let sarif = DiagnosticReport(.sarif).render([finding])
        #expect(sarif.contains("{\"text\": \"m\\nh\\nand 1990 more places\"}"))
        #expect(sarif.occurrences(of: "here") == 10)
        let github = DiagnosticReport(.github).render([finding])
        #expect(github.contains("%0AA.swift:1:1: note: and 1990 more places%0A"))
        #expect(github.occurrences(of: "here") == 10)
    }

    @Test("They have all findings of a kind", arguments: DiagnosticReport.Format.allCases)
    func groups(_ format: DiagnosticReport.Format) {
        let many = (1...25).map { Problem(.unknownOption, at: place($0)).saying("odd") }
        #expect(DiagnosticReport(format).render(many).occurrences(of: "odd") == (format == .text ? 20 : 25))
    }

    @Test("A long message ends with the number of bytes left out", arguments: DiagnosticReport.Format.allCases)
    func longMessages(_ format: DiagnosticReport.Format) {
        let finding = Problem(.duplicate, at: place(1)).saying(String(repeating: "a", count: 999) + "éb")
        let cut = String(repeating: "a", count: 999) + "... (3 more bytes)"
        let text = DiagnosticReport(format).render([finding])
        #expect(text.occurrences(of: cut) == 1)
        #expect(text.occurrences(of: "é") == 0)
    }

    @Test("Characters that reverse text are escaped in JSON, and replaced in workflow commands")
    func bidirectionalText() {
        let finding = Problem(.duplicate, at: place(1, 4)).saying("a\u{202E}b\u{9B}c\u{61C}d\u{2028}é—\u{7F}")
        #expect(
            DiagnosticReport(.json).render([finding])
                .contains(#""message": "a\u202eb\u009bc\u061cd\u2028é—\u007f""#)
        )
        #expect(
            DiagnosticReport(.github).render([finding])
                == "::error file=A.swift,line=1,col=4,title=RG101 duplicate::a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}é—\u{FFFD}\n"
        )
    }
}

extension String {
    /// The number of times that a text occurs in this one.
    fileprivate func occurrences(of text: String) -> Int { components(separatedBy: text).count - 1 }
}

import Foundation
import Testing

@Suite struct DiagnosticReportTests {
    @Test("A report keeps messages, drops progress and repetitions, and makes paths relative")
    func aReportKeepsMessages() {
        let output = """
            Building for debugging...
            [1/22] Write swift-version.txt
            /some where/Fix/A/a.swift:3:5: error: one
             3 | /// @route
               |     ^
            /some where/Fix/A/a.swift:1:5: note: here
            [2/22] Generating the routes of A
             4 | not a quotation of a message
            /some where/Fix/A/a.swift:3:5: error: one
             3 | /// @route
            /some where/Fix/A/b.swift:1:5: error: two
            /// @route //b
                ^~~~~~
            [3/22] Compiling A b.swift
            /elsewhere/b.swift:1:1: error: not ours
            /some where/Fix/.build/command --flag
            error: fatalError
            """
        let report = DiagnosticReport(output: output, package: URL(fileURLWithPath: "/some where/Fix"))
        #expect(
            report.text == """
                A/a.swift:3:5: error: one
                    | /// @route
                    |     ^
                A/a.swift:1:5: note: here
                A/b.swift:1:5: error: two
                /// @route //b
                    ^~~~~~

                """
        )
    }
}

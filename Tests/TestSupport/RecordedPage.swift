import Foundation
import Testing

/// A file of the repository that is made from what the tool knows.
///
/// `ROUTEGEN_RECORD=1 swift test` writes it and fails, so that the difference is reviewed.
package struct RecordedPage {
    private let path: String

    package init(_ path: String) { self.path = path }

    /// Compares the file with what it should be.
    package func compare(_ expected: (String) -> String) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
            .standardized.appendingPathComponent(path)
        let text = try String(contentsOf: file, encoding: .utf8)
        let made = expected(text)
        if ProcessInfo.processInfo.environment["ROUTEGEN_RECORD"] != nil, text != made {
            try made.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("\(path) was recorded; run the tests without ROUTEGEN_RECORD")
            return
        }
        #expect(text == made, "record it with ROUTEGEN_RECORD=1")
    }

    /// Compares the table that begins with the same line.
    package func compareTable(_ table: [String]) throws {
        try compare { page in
            let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            guard let start = lines.firstIndex(of: table[0]) else { return "the page has no table '\(table[0])'" }
            let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
            return (lines[..<start] + table + lines[end...]).joined(separator: "\n")
        }
    }
}

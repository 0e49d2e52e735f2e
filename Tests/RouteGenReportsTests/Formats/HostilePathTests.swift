import Foundation
import RouteGenCore
import RouteGenReports
import Testing

/// A path may contain any character but a slash and a null character.
///
/// Every format remains valid, and the path can be read back.
@Suite struct HostilePathTests {
    static let paths = [
        "a\"b.swift", "a\\b.swift", "a\nb.swift", "a\r\nb.swift", "a\"\u{301}b.swift", "a,b:c%0A::error.swift",
        "a b#c?d.swift", "é\u{1}\u{7F}.swift",
    ]

    private func render(_ format: DiagnosticReport.Format, _ path: String) -> String {
        let place = SourceLocation(file: path, line: 2, column: 5)
        let finding = Problem(.duplicate, at: place, length: 3)
            .saying("message")
            .noting([place.note("related")])
            .advising("help")
        return DiagnosticReport(format).render([finding])
    }

    @Test("A hostile path adds no lines or control characters to the text form", arguments: paths)
    func textKeepsToItsLines(_ path: String) {
        let lines = render(.text, path).utf8.split(separator: UInt8(ascii: "\n"))
        #expect(lines.count == 3, "the finding, what belongs to it, the help")
        #expect(lines.allSatisfy { line in line.allSatisfy { $0 >= 0x20 && $0 != 0x7F } })
    }

    @Test("The JSON form contains the exact path", arguments: paths)
    func theJSONFormContainsTheExactPath(_ path: String) throws {
        let object = try JSONSerialization.jsonObject(with: Data(render(.json, path).utf8)) as? [String: Any]
        let finding = try #require((object?["findings"] as? [[String: Any]])?.first)
        #expect((finding["file"] as? String).map { Array($0.utf8) } == Array(path.utf8))
    }

    @Test("The SARIF form contains the exact path, percent-encoded", arguments: paths)
    func theSARIFFormContainsTheExactPathPercentEncoded(_ path: String) throws {
        let text = render(.sarif, path)
        _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let key = try #require(text.range(of: "\"uri\": \""))
        let uri = text[key.upperBound...].prefix { $0 != "\"" }
        #expect(uri.removingPercentEncoding.map { Array($0.utf8) } == Array(path.utf8))
    }

    @Test("A workflow command contains the exact path, percent-encoded, on one line", arguments: paths)
    func aWorkflowCommandContainsTheExactPathPercentEncodedOnOneLine(_ path: String) throws {
        let text = render(.github, path)
        #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } == 1)
        let start = try #require(text.range(of: "file="))
        let property = text[start.upperBound...].prefix { $0 != "," }
        #expect(property.removingPercentEncoding.map { Array($0.utf8) } == Array(path.utf8))
    }
}

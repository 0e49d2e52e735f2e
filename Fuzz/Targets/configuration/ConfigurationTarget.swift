import Foundation
import FuzzSupport
import RouteGenCore

/// Reads a `routegen.json`, and compares with Foundation whether the text is valid JSON.
@main enum ConfigurationTarget: FuzzTarget {
    private static let path = "routegen.json"
    private static let noJSON = "the file is not valid JSON: "

    static func test(_ input: UnsafeRawBufferPointer) {
        let bytes = Array(input)
        var findings: [Diagnostic] = []
        let configuration = Configuration(json: bytes, path: path, diagnostics: &findings)
        var again: [Diagnostic] = []
        require(configuration == Configuration(json: bytes, path: path, diagnostics: &again), "read twice, two results")
        require(findings, equals: again, "read twice, two lists of findings")
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for finding in findings {
            let place = finding.location
            require(
                place.file == path && lines.indices.contains(place.line - 1)
                    && (1...lines[place.line - 1].count + 1).contains(place.column),
                "the place of \(finding) is not in the file"
            )
        }
        guard !isKnownDifference(bytes) else { return }
        let refusal = findings.first { $0.message.hasPrefix(noJSON) }
        let isJSON = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
        require(
            refusal == nil,
            equals: isJSON,
            "\(String(decoding: bytes, as: UTF8.self).debugDescription) is JSON (\(refusal?.message ?? "taken"))"
        )
    }

    /// The intended differences between Foundation and the reader.
    private static func isKnownDifference(_ bytes: [UInt8]) -> Bool {
        // Foundation guesses UTF-16 and UTF-32, and rejects text that is not UTF-8, which the reader accepts in
        // strings.
        if bytes.contains(0) || bytes.contains(0xFF) || bytes.contains(0xFE) { return true }
        if String(validating: bytes, as: UTF8.self) == nil { return true }
        // The reader rejects nesting deeper than 100, Foundation deeper than 512.
        let openings = bytes.count { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }
        if openings >= 100 { return true }
        // Foundation accepts a comma after the last element.
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: ",") {
            let next = bytes[(index + 1)...].first { !(9...13).contains($0) && $0 != UInt8(ascii: " ") }
            if next == UInt8(ascii: "]") || next == UInt8(ascii: "}") { return true }
        }
        // The reader keeps numbers as they are written. Foundation rejects those that a `Double` cannot hold.
        var digits = 0
        for byte in bytes {
            if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") { digits += 1 }
            if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { digits += 1 } else if digits < 3 { digits = 0 }
            if digits > 2 { return true }
        }
        return false
    }
}

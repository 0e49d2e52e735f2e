import Foundation
import RouteGenCore
import Testing

/// A finding is declared, described and reported in few places, so that a new one touches few sources.
@Suite struct NamedFindingTests {
    /// The findings of several mistakes, with the most sources that may name each.
    private static let allowed: [DiagnosticCode: Int] = [
        .duplicate: 5, .shadowed: 5, .nearMissMarker: 5, .invalidOptionValue: 9, .malformedOptions: 7,
        .unsupportedHandler: 11, .accessorCollision: 6, .invalidConfiguration: 8, .unreadableFile: 7,
    ]

    /// The names after a dot, and the codes, in a source.
    private static func names(in text: [UInt8]) -> Set<String> {
        var names: Set<String> = []
        var start = 0
        for end in 0...text.count {
            if end < text.count, text[end] == UInt8(ascii: "_") || isAlphanumeric(text[end]) { continue }
            let isMember = start > 0 && text[start - 1] == UInt8(ascii: ".")
            if start < end, isMember || text[start..<end].starts(with: "RG".utf8) {
                names.insert(String(decoding: text[start..<end], as: UTF8.self))
            }
            start = end + 1
        }
        return names
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// The sources of the generator, without the links to those of the tool, with the names in each.
    private static func sources() throws -> [(path: String, names: Set<String>)] {
        let package = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst()
        let folder = URL(fileURLWithPath: package + "/Sources")
        let modules = ["RouteGenCore", "RouteGenReports", "RouteGenTool"]
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            .filter { path in path.hasSuffix(".swift") && modules.contains { path.hasPrefix($0 + "/") } }
            .map { ($0, names(in: Array(try Data(contentsOf: folder.appendingPathComponent($0))))) }
    }

    @Test("At most four sources name a finding, its declaration included")
    func fewSources() throws {
        let sources = try Self.sources()
        #expect(sources.count > 300)
        for code in DiagnosticCode.allCases {
            let naming = sources.filter { $0.names.contains("\(code)") || $0.names.contains(code.rawValue) }
            #expect(naming.count >= 2, "\(code) is declared and reported: \(naming.map(\.path))")
            #expect(naming.count <= Self.allowed[code] ?? 4, "\(naming.count) name \(code): \(naming.map(\.path))")
        }
    }

    @Test("Only names after a dot and codes count") func names() {
        let text = "case .duplicate: \"RG101\" // duplicate, a.b"
        #expect(Self.names(in: Array(text.utf8)) == ["duplicate", "RG101", "b"])
    }
}

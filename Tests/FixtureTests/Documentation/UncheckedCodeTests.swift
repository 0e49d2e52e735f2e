import Foundation
import Testing

/// Code that the compiler does not check says why it is safe.
@Suite struct UncheckedCodeTests {
    private static let words = [
        "@unchecked Sendable", "nonisolated(unsafe)", "exclusivity(unchecked)", "unsafeBitCast(", "unsafeDowncast(",
        "assumingMemoryBound(", "withMemoryRebound(", "bindMemory(", "Unmanaged<", "unowned(unsafe)",
    ]

    @Test("A comment above says why it is safe") func reasons() throws {
        let folder = SwiftBuild.root.appendingPathComponent("Sources")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var count = 0
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
            for index in lines.indices where Self.isUnchecked(lines[index]) {
                count += 1
                #expect(Self.hasReason(lines[..<index]), "\(file.path):\(index + 1)")
            }
        }
        #expect(count > 30)
    }

    @Test("A comment that gives no reason, or stands elsewhere, does not count") func others() {
        #expect(Self.isUnchecked("final class A: @unchecked Sendable {"))
        #expect(!Self.isUnchecked("/// An `@unchecked Sendable` class."))
        #expect(!Self.isUnchecked(#"case "unchecked": "@unchecked Sendable in text""#))
        #expect(Self.hasReason(["    /// Unchecked: it is constant.", "    @frozen"]))
        #expect(Self.hasReason(["/// Unchecked: it is constant,", "/// as all are."]))
        #expect(!Self.hasReason(["/// It is constant."]))
        #expect(!Self.hasReason(["/// Unchecked: it is constant.", "struct B {}"]))
        #expect(!Self.hasReason([]))
    }

    private static func isUnchecked(_ line: String) -> Bool {
        // Neither comments nor texts are code.
        let code = line.components(separatedBy: "//")[0].components(separatedBy: "\"").enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
        return words.contains { code.contains($0) }
    }

    /// Whether the comments above a line, or above its attributes, give a reason.
    private static func hasReason(_ above: ArraySlice<String>) -> Bool {
        let lines = above.reversed().map { $0.trimmingCharacters(in: .whitespaces) }
        return lines.prefix { $0.hasPrefix("//") || $0.hasPrefix("@") && !$0.contains("unchecked") }
            .contains { $0.hasPrefix("/// Unchecked: ") || $0.hasPrefix("// Unchecked: ") }
    }
}

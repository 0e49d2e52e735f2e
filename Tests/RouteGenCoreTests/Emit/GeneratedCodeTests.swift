import TestSupport
import Testing

@testable import RouteGenCore

/// Code ten times as deep as the emitters nest it.
@Suite struct GeneratedCodeTests {
    @Test("Nested code is written and freed with a small stack") func nested() throws {
        try SmallThread.run {
            var code = GeneratedCode()
            code.line("a")
            for _ in 0..<100 {
                let inner = code
                code = GeneratedCode()
                code.block("b") { $0 = inner }
            }
            let lines = SourceRenderer.text(of: code, locations: .none).split(separator: "\n")
            #expect(lines.count == 201)
            #expect(lines[100] == String(repeating: " ", count: 400) + "a")
        }
    }
}

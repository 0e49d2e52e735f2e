import Foundation
import Testing

@testable import RouteGenCore
@testable import RouteGenReports

/// The examples of JSON in the articles.
@Suite struct ConfigurationExampleTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/RouterRuntime/RouterRuntime.docc")

    @Test("Each example is a configuration, a member of one, or a map")
    func eachExampleIsRead() throws {
        var count = 0
        for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        where name.hasSuffix(".md") {
            let text = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
            for block in text.matches(of: #/```json\n(?<json>(?s).*?)\n```/#) {
                count += 1
                let json = block.json.hasPrefix("{") ? String(block.json) : "{ \(block.json) }"
                if name == "RouteMap.md" {
                    _ = try RouteMap(json: Array(json.utf8), path: name)
                    continue
                }
                var findings: [Diagnostic] = []
                _ = Configuration(
                    json: Array(json.utf8),
                    path: "routegen.json",
                    isOfPackage: json.contains("locations"),
                    diagnostics: &findings
                )
                #expect(findings.map(\.message) == [], "\(name)")
            }
        }
        #expect(count > 4)
    }
}

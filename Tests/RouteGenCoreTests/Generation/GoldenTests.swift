import Foundation
import Testing

@testable import RouteGenCore

/// The routes that are generated from the sources in `Fixtures/Golden`, as records for reviews.
///
/// `FixtureTests` builds and runs the generated files themselves. `ROUTEGEN_RECORD=1 swift test` writes the records and
/// fails, so that the difference is reviewed.
@Suite struct GoldenTests {
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/Golden")

    /// The folders whose sources have markers.
    ///
    /// Each of them makes calls.
    static let features: [String] = {
        let folder = package.appendingPathComponent("Sources")
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return entries.filter { feature in
            FileManager.default.fileExists(atPath: folder.appendingPathComponent("\(feature)/Calls.swift").path)
        }.sorted()
    }()

    @Test("There are golden features") func thereAreFeatures() { #expect(Self.features.count > 10) }

    @Test("The generated routes are the recorded ones", arguments: features)
    func theGeneratedTextIsTheRecordedOne(feature: String) throws {
        let generation = Generator.generate(try Self.request(feature))
        #expect(DiagnosticRenderer().render(generation.diagnostics) == "")
        let text = GoldenRecord(generation.source).lines.map { $0 + "\n" }.joined()
        let recording = Self.package.appendingPathComponent("Generated/\(feature).txt")
        if ProcessInfo.processInfo.environment["ROUTEGEN_RECORD"] != nil {
            try text.write(to: recording, atomically: true, encoding: .utf8)
            Issue.record("\(feature) was recorded; look at the difference, then run the tests without ROUTEGEN_RECORD")
            return
        }
        let expected = try String(contentsOf: recording, encoding: .utf8)
        #expect(text == expected, "record it with ROUTEGEN_RECORD=1 and look at the difference")
    }

    static func request(_ feature: String) throws -> GenerationRequest {
        let folder = package.appendingPathComponent("Sources/\(feature)")
        var configuration = Configuration()
        if let json = try? Data(contentsOf: folder.appendingPathComponent("routegen.json")) {
            var findings: [Diagnostic] = []
            configuration = Configuration(json: Array(json), path: "routegen.json", diagnostics: &findings)
            #expect(findings.isEmpty)
        }
        var scan = ModuleScan(name: feature, isolation: configuration.isolation)
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        where file.hasSuffix(".swift") {
            let bytes = Array(try Data(contentsOf: folder.appendingPathComponent(file)))
            bytes.withUnsafeBufferPointer { scan.add(path: "Sources/\(feature)/\(file)", bytes: $0) }
        }
        var request = GenerationRequest(module: scan)
        request.configuration = configuration
        return request
    }
}

import Foundation
import TestSupport
import Testing

extension CompilerTests {
    /// The compiler finds the data races in `Fixtures/DataRaces`, and no others.
    @Suite struct DataRaces {
        @Test("A value that is not Sendable has one owner")
        func aValueThatIsNotSendableHasOneOwner() throws {
            let folder = try TemporaryFolder()
            let source = SwiftBuild.root.appendingPathComponent("Fixtures/DataRaces/Draft.swift")
            let generated = folder.url.appendingPathComponent("Routes.swift").path
            let generation = try Tool.run(
                ["generate", "--module", "DataRaces=\(source.path)", "--output", generated],
                in: folder.url
            )
            try #require(generation.status == 0, "\(generation.text)")
            let products = URL(fileURLWithPath: try #require(BuiltExecutable.path("routegen")))
            let modules = products.deletingLastPathComponent().appendingPathComponent("Modules").path
            // The compiler looks for data races after it has found no other errors, in one file at a time.
            let outcome = try ProcessOutcome(
                running: "/usr/bin/env",
                ["swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-parse-as-library", "-wmo"]
                    + ["-module-name", "DataRaces", "-I", modules, source.path, generated],
                in: folder.url
            )
            let errors = outcome.text.split(separator: "\n").filter { $0.contains(": error: ") }
            let found = errors.map { $0.components(separatedBy: "/").last ?? "" }.map { error in
                let parts = error.components(separatedBy: ": error: ")
                let line = parts[0].split(separator: ":").dropFirst().first ?? ""
                return "\(line): \(parts[1].components(separatedBy: " [#")[0])"
            }
            let lines = try String(contentsOf: source, encoding: .utf8).components(separatedBy: "\n")
            let expected = lines.enumerated().compactMap { index, line in
                let parts = line.components(separatedBy: "// error: ")
                return parts.count == 2 ? "\(index + 1): \(parts[1])" : nil
            }
            #expect(found.count == expected.count, "\(outcome.text)")
            for error in expected { #expect(found.contains { $0.hasPrefix(error) }, "\(error)") }
            #expect(expected.count == 5)
        }
    }
}

import Foundation
import RouteGenCore
import TestSupport
import Testing

/// Sources of the fixtures and tests, randomly truncated, changed, duplicated and nested: the tool does not trap, reads
/// each a limited number of times, and reports each finding at a valid position.
///
/// `ROUTE_MUTATIONS` sets their number, and `ROUTE_MUTATION_SEED` the first seed.
@Suite struct MutatedSourceTests {
    private static func sources() throws -> [[UInt8]] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folders = [
            "Fixtures/Golden", "Fixtures/SuperApp", "Fixtures/Failing", "Tests/RouteGenCoreTests",
            "Tests/RouteGenReportsTests",
        ]
        let files = folders.flatMap { folder -> [URL] in
            let names = FileManager.default.enumerator(
                at: root.appendingPathComponent(folder),
                includingPropertiesForKeys: nil
            )
            return names?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
        }
        return try files.filter { !$0.path.contains("/.build/") }.sorted { $0.path < $1.path }
            .map { [UInt8](try Data(contentsOf: $0)) }.filter { !$0.isEmpty && $0.count < 20_000 }
    }

    private static let signs =
        Array("()[]{}<>\"'`#/\\*?!@&|,:;.=-_\n\r\t\0 ".utf8) + [0xCC, 0x81, 0xFF, 0xE2, 0x80, 0xA8]

    /// Changes a text in a random way.
    private static func mutated(_ text: [UInt8], _ random: inout SplitMix) -> [UInt8] {
        var text = text
        for _ in 0..<Int.random(in: 1...4, using: &random) where !text.isEmpty {
            let start = Int.random(in: 0..<text.count, using: &random)
            let end = min(text.count, start + Int.random(in: 1...200, using: &random))
            let sign = signs[Int.random(in: 0..<signs.count, using: &random)]
            switch Int.random(in: 0..<7, using: &random) {
            case 0: text.removeSubrange(start..<end)
            case 1: text.removeSubrange(end...)
            case 2: text[start] = sign
            case 3: text.insert(contentsOf: text[start..<end], at: start)
            case 4:
                text.insert(contentsOf: repeatElement(sign, count: Int.random(in: 1...300, using: &random)), at: start)
            case 5: text.insert(contentsOf: Array("\n#if A\n".utf8), at: start)
            default: text = Array(text[start...] + text[..<start])
            }
        }
        return text
    }

    @Test("A randomly mutated source does not trap, and is parsed in a linear number of steps")
    func nothingTraps() throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["ROUTE_MUTATIONS"].flatMap { Int($0) } ?? 60
        let first = environment["ROUTE_MUTATION_SEED"].flatMap { UInt64($0) } ?? 1
        let sources = try Self.sources()
        try #require(sources.count > 50)
        for seed in first..<first + UInt64(count) {
            var random = SplitMix(seed: seed)
            let source = sources[Int.random(in: 0..<sources.count, using: &random)]
            let text = Self.mutated(source, &random)
            let steps = text.withUnsafeBufferPointer { DeclarationParser.steps(ofParsing: $0) }
            #expect(steps <= 12 * (text.count + 1), "seed \(seed)")
            HostileSource.check(String(decoding: text, as: UTF8.self), "seed \(seed)")
        }
    }
}

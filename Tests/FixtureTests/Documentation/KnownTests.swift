import Foundation

/// The tests of the repository, and the checks of the fixtures' programs.
struct KnownTests {
    /// The sources with each name of a test.
    private var sources: [String: [String]] = [:]
    /// The paths of the fixtures' sources.
    private var programs: [String] = []

    init() throws {
        for path in try Self.sources(in: ["Tests", "Migration/Tests"]) {
            let text = try String(contentsOfFile: path, encoding: .utf8)
            for test in text.components(separatedBy: "@Test(").dropFirst() {
                let parts = test.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
                guard parts.count == 3, parts[0].allSatisfy(\.isWhitespace) else { continue }
                sources[String(parts[1]), default: []].append(text)
            }
        }
        programs = try Self.sources(in: ["Fixtures"])
    }

    /// Whether a suite has a test with the name, or a program's folder a source with the text.
    func contain(_ test: MarkdownPage.NamedTest) -> Bool {
        let declarations = ["struct", "enum", "class", "extension"].map { "\($0) \(test.suite)" }
        if sources[test.name, default: []].contains(where: { text in
            declarations.contains { declaration in
                text.ranges(of: declaration).contains { range in
                    text[range.upperBound...].first.map { $0 == " " || $0 == ":" || $0 == "." } == true
                }
            }
        }) {
            return true
        }
        return programs.contains { path in
            path.contains("/\(test.suite)/")
                && (try? String(contentsOfFile: path, encoding: .utf8))?.contains(test.name) == true
        }
    }

    private static func sources(in folders: [String]) throws -> [String] {
        try folders.flatMap { folder in
            let path = SwiftBuild.root.appendingPathComponent(folder).path
            return try FileManager.default.subpathsOfDirectory(atPath: path)
                .filter { ($0.hasSuffix(".swift") || $0.hasSuffix(".py")) && !$0.contains(".build/") }
                .map { "\(path)/\($0)" }
        }
    }
}

import Foundation

/// The message of a build with two routes for the same URLs, which cannot be part of an app that builds.
///
/// `Fixtures/Failing` has such a module; the tests build it and compare the message with this file.
struct RefusedDuplicate {
    private let lines: [String]

    /// Reads the message that the tests have recorded.
    ///
    /// - Throws: An error of the file system if `Fixtures/Failing` is not beside this package.
    init(sourceFile: String = #filePath) throws {
        // .../Fixtures/SuperApp/Sources/SuperApp/Story/RefusedDuplicate.swift
        var fixtures = URL(fileURLWithPath: sourceFile)
        for _ in 1...5 { fixtures.deleteLastPathComponent() }
        let file = fixtures.appendingPathComponent("Failing/DuplicateInModule/expected-diagnostics.txt")
        lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    /// The error, its place, and a URL that both routes match, in lines of at most a width.
    func message(width: Int) -> [String] {
        let place = lines.prefix(3)
        let witness = lines.first { $0.contains("note: witness: ") }
        return (place + [witness ?? ""]).flatMap { Self.wrapped($0, width) }
    }

    private static func wrapped(_ line: String, _ width: Int) -> [String] {
        var result: [String] = []
        var rest = line[...]
        while rest.count > width {
            guard let space = rest.prefix(width).lastIndex(of: " ") else { break }
            result.append(String(rest[..<space]))
            rest = rest[space...].dropFirst()
        }
        return result + [String(rest)]
    }
}

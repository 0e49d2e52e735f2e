import Foundation
import Testing

@testable import routegen

@Suite struct DiffCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try map("old.json", "/// @route //a\nfunc a() {}\n/// @route //b\nfunc b() {}\n")
        try map("new.json", "/// @route //a\nfunc a() {}\n")
    }

    private func map(_ name: String, _ source: String) throws {
        let sources = try folder.write(source.utf8, to: "App.swift")
        #expect(
            Routegen.run(["map", "--module", "App=\(sources)", "--root", folder.path, "--output", folder.path(name)])
                == .clean
        )
    }

    private func diff(_ old: String, _ new: String) -> routegen.ExitStatus {
        Routegen.run(["diff", folder.path(old), folder.path(new)])
    }

    @Test("Breaking changes are findings, and others are not") func status() {
        #expect(diff("old.json", "new.json") == .findings)
        #expect(diff("new.json", "old.json") == .clean)
        #expect(diff("old.json", "old.json") == .clean)
    }

    @Test("A map that is missing, malformed or too new is unusable") func unusable() throws {
        try folder.write("{".utf8, to: "malformed.json")
        try folder.write("{\"version\": 99, \"routes\": []}".utf8, to: "future.json")
        #expect(diff("old.json", "missing.json") == .unusable)
        #expect(diff("malformed.json", "new.json") == .unusable)
        #expect(diff("future.json", "new.json") == .unusable)
    }
}

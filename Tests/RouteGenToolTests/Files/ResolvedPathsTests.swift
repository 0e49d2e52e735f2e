import Foundation
import RouteGenCore
import Testing

@testable import routegen

/// A folder with two paths, as `/tmp` and `/private/tmp` are on a Mac.
@Suite struct ResolvedPathsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("/// @route //chat\nfunc openChat() {}\n".utf8, to: "private/Chat/Chat.swift")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link"),
            withDestinationPath: folder.path("private")
        )
    }

    private func inputs(_ values: [String]) throws -> GenerateInputs {
        var failures: [FileFailure] = []
        let arguments = try GenerateCommand.syntax.parse(values)
        let inputs = try GenerateInputs(arguments, with: FileReader(), failures: &failures)
        #expect(failures == [])
        return inputs
    }

    @Test("An output among the sources is not a source, by either path") func output() throws {
        try folder.write("old".utf8, to: "private/Chat/Routes.swift")
        let values = ["--module", "Chat=\(folder.path("private/Chat"))", "--output"]
        for output in ["private/Chat/Routes.swift", "link/Chat/Routes.swift"] {
            let inputs = try inputs(values + [folder.path(output)])
            #expect(inputs.module.files == [folder.path("private/Chat/Chat.swift")])
        }
    }

    @Test("A file with two paths is read once") func twice() throws {
        let inputs = try inputs([
            "--module", "Chat=\(folder.path("link/Chat"))", "--module",
            "Chat=\(folder.path("private/Chat/Chat.swift"))",
            "--output", folder.path("out.swift"),
        ])
        #expect(inputs.module.files == [folder.path("link/Chat/Chat.swift")])
    }

    @Test("A configuration excludes files by either path") func excluded() throws {
        let configuration = try folder.write(#"{"exclude": ["Chat.swift"]}"#.utf8, to: "private/Chat/routegen.json")
        let inputs = try inputs([
            "--module", "Chat=\(folder.path("link/Chat"))", "--config", configuration, "--output",
            folder.path("out.swift"),
        ])
        #expect(inputs.module.files == [])
    }

    @Test("A dependency file in the place of the output or an input is refused") func depfile() throws {
        let values = ["--module", "Chat=\(folder.path("private/Chat"))", "--output", folder.path("private/out.swift")]
        let path = folder.path("link/out.swift")
        #expect(throws: UsageError("--output and --depfile name the same file, '\(path)'")) {
            try inputs(values + ["--depfile", path])
        }
        let source = folder.path("link/Chat/Chat.swift")
        let failure = FileFailure(
            path: source,
            message: "cannot be written: it is an input, passed as \(folder.path("private/Chat/Chat.swift"))",
            help: "pass another path for the output"
        )
        #expect(throws: failure) { try inputs(values + ["--depfile", source]).write("", with: FileReader()) }
    }

    @Test("Paths in a map are relative to the root by either path") func root() {
        let file = folder.path("private/Chat/Chat.swift")
        #expect(RootFolder(folder.path("link")).path(to: file) == "Chat/Chat.swift")
    }
}

import Foundation
import Testing

@testable import routegen

/// `generate --verify`, and files that do not change when handlers move.
@Suite struct VerificationTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("/// @route //hello\npublic func hello() {}\n".utf8, to: "Hello.swift")
    }

    private var output: String { folder.path("Hello+Routes.generated.swift") }

    private func generate(_ options: String...) -> routegen.ExitStatus {
        Routegen.run(["generate", "--module", "Hello=\(folder.path)", "--output", output] + options)
    }

    @Test("A file that was just written is up to date") func aFileThatWasJustWrittenIsUpToDate() throws {
        #expect(generate() == .clean)
        let written = try Data(contentsOf: URL(fileURLWithPath: output))
        #expect(generate("--verify") == .clean)
        #expect(try Data(contentsOf: URL(fileURLWithPath: output)) == written)
    }

    @Test("A file is up to date when Git has changed the ends of its lines") func lineEnds() throws {
        #expect(generate() == .clean)
        let written = try String(contentsOfFile: output, encoding: .utf8)
        let file = "Hello+Routes.generated.swift"
        try folder.write(written.replacingOccurrences(of: "\n", with: "\r\n").utf8, to: file)
        #expect(generate("--verify") == .clean)
        try folder.write(written.replacingOccurrences(of: "\n", with: "\r").utf8, to: file)
        #expect(generate("--verify") == .findings)
    }

    @Test("An outdated file is a finding, and remains unchanged") func anOutdatedFileIsAFindingAndRemainsUnchanged()
        throws
    {
        try folder.write("// Something else.\n".utf8, to: "Hello+Routes.generated.swift")
        #expect(generate("--verify") == .findings)
        #expect(try String(contentsOfFile: output, encoding: .utf8) == "// Something else.\n")
    }

    @Test("A missing file cannot be verified") func aFileThatIsNotThereCannotBeVerified() throws {
        #expect(generate("--verify") == .unusable)
        #expect(try folder.entries() == ["Hello.swift"])
    }

    @Test("Without locations, a file stays up to date when a handler moves")
    func withoutLocationsAHandlerMayMove() throws {
        #expect(generate("--no-locations") == .clean)
        #expect(try !String(contentsOfFile: output, encoding: .utf8).contains("#sourceLocation"))
        try folder.write("\n\n/// @route //hello\npublic func hello() {}\n".utf8, to: "Hello.swift")
        #expect(generate("--no-locations", "--verify") == .clean)
        #expect(generate("--verify") == .findings)
    }
}

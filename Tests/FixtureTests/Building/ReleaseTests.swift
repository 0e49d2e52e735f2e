import Foundation
import TestSupport
import Testing

/// `Scripts/release`, in a small repository.
@Suite struct ReleaseTests {
    private let folder: TemporaryFolder
    private let place: TemporaryFolder

    private var output: URL { place.url.appendingPathComponent("release") }

    init() throws {
        folder = try TemporaryFolder()
        place = try TemporaryFolder()
        for name in ["Scripts/release", "Scripts/make-artifact-bundle", "LICENSE", "Documentation/Findings.md"] {
            try folder.write(Data(contentsOf: SwiftBuild.root.appendingPathComponent(name)), to: name)
        }
        try folder.write(
            "// swift-tools-version: 6.1\nimport PackageDescription\nlet package = Package(name: \"Small\")\n".utf8,
            to: "Package.swift"
        )
        _ = try git("init", "-q", ".")
    }

    private func git(_ arguments: String...) throws -> ProcessOutcome {
        let user = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
        return try ProcessOutcome(running: "/usr/bin/env", ["git"] + user + arguments, in: folder.url)
    }

    private func commit(changes: String) throws {
        try folder.write("# Changelog\n\n\(changes)".utf8, to: "CHANGELOG.md")
        _ = try git("add", ".")
        _ = try git("commit", "-q", "-m", "Change")
    }

    private func runScript() throws -> ProcessOutcome {
        let tool = try #require(BuiltExecutable.path("routegen"))
        let environment = ["GIT_COMMITTER_NAME=A", "GIT_COMMITTER_EMAIL=a@example.com"]
        return try ProcessOutcome(
            running: "/usr/bin/env",
            environment + ["bash", "Scripts/release", "--tool", tool, output.path],
            in: folder.url
        )
    }

    @Test("A release has a tag, notes and a bundle with its checksum", .onLinux) func release() throws {
        let section =
            "## Unreleased\n\n## 0.1.0 - 2026-11-24\n\n### Added\n\n- Routes.\n\n## 0.0.9 - 2026-01-01\n\n- Older.\n"
        try commit(changes: section)
        let outcome = try runScript()
        try #require(outcome.status == 0, "\(outcome.text)")
        #expect(try git("tag", "-l").output == "0.1.0\n")
        let checksum = try #require(outcome.output.firstMatch(of: /checksum (?<sum>[0-9a-f]{64})\n/)).sum
        let notes = try String(contentsOf: output.appendingPathComponent("notes.md"), encoding: .utf8)
        #expect(
            notes == """
                ### Added

                - Routes.

                The prebuilt tool, for the URL of the bundle on this page:

                ```swift
                .binaryTarget(name: "routegen", url: "...", checksum: "\(checksum)")
                ```

                """
        )
        let names = try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
        #expect(names == ["notes.md", "routegen.artifactbundle", "routegen.artifactbundle.zip"])
        try FileManager.default.removeItem(at: output)
        #expect(try runScript().errors == "release: the tag '0.1.0' exists already\n")
    }

    @Test(
        "What is not ready for a release says why",
        arguments: [
            (
                "## Unreleased\n\n- New.\n\n## 0.1.0 - 2026-11-24\n",
                "CHANGELOG.md has changes under 'Unreleased': give them a heading with the next version and the date"
            ),
            ("## Unreleased\n", "CHANGELOG.md has no heading such as '## 0.2.0 - 2027-01-31'"),
            ("## Unreleased\n\n## 9.9.9 - 2026-11-24\n", "the tool prints another version than CHANGELOG.md: 9.9.9"),
        ]
    )
    func refused(changes: String, message: String) throws {
        try commit(changes: changes)
        let outcome = try runScript()
        #expect(outcome.status == 2)
        #expect(outcome.errors.hasSuffix("release: \(message)\n"), "\(outcome.text)")
        #expect(try git("tag", "-l").output.isEmpty)
    }

    @Test("Changes that are not committed stop a release") func uncommitted() throws {
        try commit(changes: "## Unreleased\n\n## 0.1.0 - 2026-11-24\n")
        try folder.write("".utf8, to: "Other.swift")
        #expect(try runScript().errors == "release: commit all changes first\n")
    }
}

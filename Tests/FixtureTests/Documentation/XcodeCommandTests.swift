import Foundation
import Testing

/// The commands of the page about Xcode projects, with programs of the same names that print their arguments.
@Suite struct XcodeCommandTests {
    private let blocks: [String]

    init() throws {
        let page = try MarkdownPage("Sources/RouterRuntime/RouterRuntime.docc/XcodeProjects.md")
        blocks = page.blocks.filter { $0.language == "sh" }.map(\.text)
    }

    @Test("The commands pass the documented options and settings") func commands() throws {
        let folder = try TemporaryFolder()
        for name in ["xcodebuild", "defaults", "launchctl"] {
            try folder.write("#!/bin/sh\nprintf '<%s>' \(name) \"$@\"\necho\n".utf8, to: "bin/\(name)")
            let path = folder.url.appendingPathComponent("bin/\(name)").path
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        }
        let outputs = try blocks.map { block in
            let outcome = try ProcessOutcome(
                running: "/usr/bin/env",
                ["PATH=bin:/usr/bin:/bin", "HOME=/Users/anna", "sh", "-eu", "-c", block],
                in: folder.url
            )
            #expect(outcome.status == 0, "\(outcome.text)")
            return outcome.text
        }
        #expect(
            outputs == [
                "<xcodebuild><build><-project><Shop/Shop.xcodeproj><-scheme><Shop>"
                    + "<-destination><generic/platform=iOS Simulator><-skipPackagePluginValidation>\n",
                // Xcode's own spelling, which has `at` twice.
                "<defaults><write><com.apple.dt.Xcode><IDESkipPackagePluginFingerprintValidatation><-bool><YES>\n",
                "<launchctl><setenv><ROUTEGEN_BINARY></Users/anna/Tools/routegen.artifactbundle>\n",
            ]
        )
    }
}

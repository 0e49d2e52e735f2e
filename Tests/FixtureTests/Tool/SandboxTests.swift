#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// Outputs in a folder in which the tool may write no other file, as in Xcode's sandbox for scripts.
    @Suite struct SandboxTests {
        /// A user without rights in the folder, since the user of the tests may be root.
        private static let nobody = ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"]

        private let folder: TemporaryFolder
        private let isRoot = geteuid() == 0

        init() throws {
            folder = try TemporaryFolder()
            try folder.write("/// @route //chat\nfunc openChat() {}\n".utf8, to: "Chat.swift")
            try folder.write("old and long enough to be cut off\n".utf8, to: "out/Routes.swift")
            // Folders of the checkout may be closed to other users.
            let tool = try #require(BuiltExecutable.path("routegen"))
            try FileManager.default.copyItem(atPath: tool, toPath: path("routegen"))
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path(""))
            try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: path("out"))
            try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path("out/Routes.swift"))
        }

        private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

        private func generate(_ output: String) throws -> ProcessOutcome {
            let command = [path("routegen"), "generate", "--module", "Chat=\(path("Chat.swift"))", "--output", output]
            return try ProcessOutcome(running: "/usr/bin/env", (isRoot ? Self.nobody : []) + command)
        }

        @Test("A file is written in place where no other file may be written") func inPlace() throws {
            let attributes = try FileManager.default.attributesOfItem(atPath: path("out/Routes.swift"))
            let outcome = try generate(path("out/Routes.swift"))
            #expect(outcome.status == 0 && outcome.text == "", "\(outcome.text)")
            let expected = try Tool.run(
                ["generate", "--module", "Chat=\(path("Chat.swift"))", "--output", "expected.swift"],
                in: folder.url
            )
            #expect(expected.status == 0)
            #expect(try folder.text("out/Routes.swift") == folder.text("expected.swift"))
            let after = try FileManager.default.attributesOfItem(atPath: path("out/Routes.swift"))
            #expect(after[.systemFileNumber] as? Int == attributes[.systemFileNumber] as? Int)
            #expect(try FileManager.default.contentsOfDirectory(atPath: path("out")) == ["Routes.swift"])
        }

        @Test("A file that may not be written either is reported") func refused() throws {
            let outcome = try generate(path("out/New.swift"))
            #expect(outcome.status == 2)
            #expect(
                outcome.text == "\(path("out/New.swift")):1:1: error: cannot be written: permission denied [RG901]\n"
            )
        }
    }
#endif

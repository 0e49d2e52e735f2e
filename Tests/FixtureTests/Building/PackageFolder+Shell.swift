import Foundation
import TestSupport
import Testing

extension PackageFolder {
    /// Runs a command of the documentation in a folder of the package.
    ///
    /// Its `swift` builds into the folder of all fixtures, and its `routegen` is the tool of this build.
    func run(shell command: String, in folder: String = "", _ variables: [String] = []) throws -> ProcessOutcome {
        let commands = url.appendingPathComponent("bin")
        if !FileManager.default.fileExists(atPath: commands.path) { try writeCommands(into: commands) }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try ProcessOutcome(
            running: "/usr/bin/env",
            SwiftBuild(package: url).environment() + variables + [
                "PATH=\(commands.path):\(path)", "bash", "-c", command,
            ],
            in: url.appendingPathComponent(folder),
            givesWay: false
        )
    }

    private func writeCommands(into folder: URL) throws {
        let scratch = SwiftBuild(package: url).scratch.path
        // `SwiftBuild` shares the scratch folder, and should see that another package was built in it.
        try write(
            """
            #!/bin/bash
            # The compiler compiles plugins again whenever the environment differs.
            env -u PWD -u OLDPWD -u SHLVL -u _ PATH="${PATH#*:}" swift "$1" --scratch-path '\(scratch)' \
                --disable-build-manifest-caching \(SwiftBuild.options.joined(separator: " ")) "${@:2}"
            status=$?
            printf shell >'\(scratch)/last-package.txt'
            exit $status

            """,
            to: "bin/swift"
        )
        let swift = folder.appendingPathComponent("swift").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift)
        let tool = try #require(BuiltExecutable.path("routegen"))
        let link = folder.appendingPathComponent("routegen").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: tool)
    }
}

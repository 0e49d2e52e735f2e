import Foundation
import Testing

/// The workflows that run the checks.
@Suite(.enabled(if: YAMLFile.isReadable, "install python3-yaml")) struct WorkflowTests {
    /// The only job of a workflow.
    private static func job(of workflow: String) throws -> [String: Any] {
        let jobs = try YAMLFile(".github/workflows/\(workflow).yml").mapping("jobs")
        try #require(jobs.count == 1)
        return try #require(jobs.values.first as? [String: Any])
    }

    private static func commands(of job: [String: Any]) -> [String] {
        (job["steps"] as? [[String: Any]] ?? []).compactMap { $0["run"] as? String }
    }

    @Test("The jobs for macOS run each stage of the script once on each system") func apple() throws {
        let script = ["bash", "Scripts/check-apple", "--list"]
        let list = try ProcessOutcome(running: "/usr/bin/env", script, in: SwiftBuild.root)
        let stages = list.output.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(stages.count > 5)
        let job = try Self.job(of: "apple")
        let matrix = try #require((job["strategy"] as? [String: Any])?["matrix"] as? [String: Any])
        let groups = try #require(matrix["stages"] as? [String])
        #expect(groups.flatMap { $0.split(separator: " ").map(String.init) }.sorted() == stages.sorted())
        let systems = try #require(matrix["system"] as? [[String: Any]])
        #expect(systems.compactMap { $0["runner"] as? String } == ["macos-15", "macos-26", "xcode-27"])
        #expect(systems.compactMap { $0["xcode"] as? String } == ["16.4", "26", "27"])
        #expect(job["runs-on"] as? String == "${{ matrix.system.runner }}")
        #expect(Self.commands(of: job).last == "Scripts/check-apple ${{ matrix.stages }}")
    }

    @Test("The job for Linux runs all checks") func linux() throws {
        let job = try Self.job(of: "linux")
        #expect(Self.commands(of: job).last == ".ci/run")
        #expect((job["container"] as? String)?.hasPrefix("swift:") == true)
    }

    @Test("The job of the night runs what takes longer, after the checks") func nightly() throws {
        #expect(Self.commands(of: try Self.job(of: "nightly")).suffix(2) == [".ci/run", ".ci/nightly"])
        let events = try YAMLFile(".github/workflows/nightly.yml").mapping("on")
        #expect(Set(events.keys) == ["schedule", "workflow_dispatch"])
    }

    @Test("The site is published with what `Documentation/build.sh` writes") func pages() throws {
        let job = try Self.job(of: "pages")
        #expect(Self.commands(of: job) == ["Documentation/build.sh site"])
        let steps = try #require(job["steps"] as? [[String: Any]])
        #expect(steps.compactMap { ($0["with"] as? [String: Any])?["path"] as? String } == ["site"])
        let script = try String(
            contentsOf: SwiftBuild.root.appendingPathComponent("Documentation/build.sh"),
            encoding: .utf8
        )
        let libraries = try #require(script.firstMatch(of: /libraries=\((?<names>[^)]+)\)/)).names
        let index = try YAMLFile(".spi.yml").mapping("builder")["configs"] as? [[String: Any]]
        #expect(index?.first?["documentation_targets"] as? [String] == libraries.split(separator: " ").map(String.init))
    }

    @Test("Each workflow runs for changes and has a timeout", arguments: ["apple", "linux"])
    func events(workflow: String) throws {
        let events = try YAMLFile(".github/workflows/\(workflow).yml").mapping("on")
        #expect(Set(events.keys) == ["pull_request", "push", "workflow_dispatch"])
        #expect(try Int(#require(Self.job(of: workflow)["timeout-minutes"] as? String)) != nil)
    }
}

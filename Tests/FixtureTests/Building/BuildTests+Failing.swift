import Foundation
import TestSupport
import Testing

extension BuildTests {
    /// Builds each module of `Fixtures/Failing` as a user would, and compares the output with
    /// `expected-diagnostics.txt`.
    ///
    /// With `ROUTEGEN_RECORD=1` in the environment, the files are recorded instead, and the run fails, so that somebody
    /// reads the difference.
    @Suite(.serialized) struct Failing {
        static let package = SwiftBuild.root.appendingPathComponent("Fixtures/Failing")

        /// The folders with expected diagnostics, each named after the target to build.
        static let targets: [String] = {
            let entries = (try? FileManager.default.contentsOfDirectory(atPath: package.path)) ?? []
            return entries.filter { FileManager.default.fileExists(atPath: expectation(of: $0).path) }.sorted()
        }()

        /// The targets to build: those of which the compiler says something, and a share of the others.
        ///
        /// A check of the package compares the findings of all of them as a whole. All of them are recorded.
        private static let built: [String] = {
            guard !isRecording else { return targets }
            let checked = targets.filter { (try? recorded($0))?.hasOnlyFindings == true }
            let distance = max(1, checked.count / AllCases.share(of: checked.count))
            let share = stride(from: 0, to: checked.count, by: distance).map { checked[$0] }
            return targets.filter { share.contains($0) || !checked.contains($0) }
        }()

        private static let isRecording = ProcessInfo.processInfo.environment["ROUTEGEN_RECORD"] == "1"

        private static func recorded(_ target: String) throws -> DiagnosticReport {
            DiagnosticReport(text: try String(contentsOf: expectation(of: target), encoding: .utf8))
        }

        private static func expectation(of target: String) -> URL {
            package.appendingPathComponent(target).appendingPathComponent("expected-diagnostics.txt")
        }

        @Test("There are failing fixtures") func thereAreFixtures() {
            #expect(!Self.targets.isEmpty)
        }

        @Test(
            "The build of a failing fixture prints the recorded findings",
            arguments: built
        )
        func theBuildOfAFailingFixturePrintsTheRecordedFindings(target: String) throws {
            let outcome = try SwiftBuild(package: Self.package).run("build", ["--target", target])
            let report = DiagnosticReport(output: outcome.text, package: Self.package)
            #expect(outcome.status != 0, "the build of \(target) passes:\n\(outcome.text)")
            if Self.isRecording {
                try Data(report.text.utf8).write(to: Self.expectation(of: target))
                Issue.record("recorded what the build of \(target) prints")
            } else {
                #expect(try report == Self.recorded(target), "whole output:\n\(outcome.text)")
            }
        }

        @Test("A check of the package has the same findings as the builds")
        func aCheckOfThePackageHasTheSameFindingsAsTheBuilds() throws {
            let outcome = try SwiftBuild(package: Self.package).run("package", ["routes", "check"])
            #expect(outcome.status == 1)
            // Builds do not know that no app links the targets.
            let checked = DiagnosticReport(checkOutput: outcome.text, package: Self.package).findings
                .filter { !$0.contains("[RG713]") }
            let built = try Self.targets.reduce(into: Set<String>()) { findings, target in
                findings.formUnion(try Self.recorded(target).findings)
            }
            #expect(!built.isEmpty)
            #expect(checked.subtracting(built).sorted() == [], "only the check finds these")
            #expect(built.subtracting(checked).sorted() == [], "only builds find these")
        }
    }
}

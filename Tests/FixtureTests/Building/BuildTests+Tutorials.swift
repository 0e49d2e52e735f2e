import Foundation
import Testing

extension BuildTests {
    /// Follows each tutorial word for word in an empty folder.
    @Suite struct Tutorials {
        private static let names = ["FromOneModuleToThree", "DeepLinks", "Navigation"]

        @Test(
            "The commands of a tutorial print what it shows",
            .allPackages,
            .timeLimit(.minutes(10)),
            arguments: names,
            ["native", "swiftbuild"]
        )
        func theCommandsOfATutorialPrintWhatItShows(name: String, buildSystem: String) throws {
            let steps = try Tutorial(named: name).steps
            #expect(try #require(steps.last).isCommand)
            let package = try PackageFolder(named: name)
            for step in steps {
                if let moved = step.movedFile {
                    let file = package.url.appendingPathComponent(moved)
                    #expect(try String(contentsOf: file, encoding: .utf8) == step.contents)
                    try FileManager.default.removeItem(at: file)
                }
                if step.isCommand {
                    try run(step, in: package, buildSystem)
                } else {
                    // The clone is not next to the folder here.
                    try package.write(step.contents.replacing("../RouteGen", with: SwiftBuild.root.path), to: step.name)
                }
            }
        }

        private func run(_ step: Tutorial.Step, in package: PackageFolder, _ buildSystem: String) throws {
            let command = String(step.name.dropFirst("swift ".count))
            let outcome = try SwiftBuild(package: package.url).run(command, ["--build-system", buildSystem])
            if step.name == "swift build" {
                // Tutorials build, rather than run, what must not compile.
                #expect(outcome.status == 1)
                let report = DiagnosticReport(output: outcome.text, package: package.url)
                let shown = DiagnosticReport(text: step.contents).findings
                #expect(!shown.isEmpty && report.findings == shown, "\(step.resource): \(outcome.text)")
            } else {
                #expect(outcome.status == 0, "\(step.resource): \(outcome.text)")
                #expect(outcome.output == step.contents, "\(step.resource): \(outcome.text)")
                #expect(outcome.warnings.isEmpty, "\(step.resource): \(outcome.text)")
            }
        }

        @Test("A tutorial shows each of the files beside it, and the table of contents lists each tutorial")
        func eachFileIsShown() throws {
            let shown = try Self.names.flatMap { try Tutorial(named: $0).steps.map(\.resource) }
            let files = try FileManager.default.contentsOfDirectory(atPath: Tutorial.folder.path + "/Code")
            #expect(Set(shown) == Set(files))
            let tutorials = try FileManager.default.contentsOfDirectory(atPath: Tutorial.folder.path)
                .filter { $0.hasSuffix(".tutorial") }
            #expect(Set(tutorials) == Set((Self.names + ["RouteGen"]).map { "\($0).tutorial" }))
            let contents = try String(
                contentsOf: Tutorial.folder.appendingPathComponent("RouteGen.tutorial"),
                encoding: .utf8
            )
            #expect(Self.names.allSatisfy { contents.contains("\"doc:\($0)\"") })
        }
    }
}

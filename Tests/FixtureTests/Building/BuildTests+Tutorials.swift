import Foundation
import Testing

extension BuildTests {
    /// Follows each tutorial word for word in an empty folder.
    @Suite struct Tutorials {
        private static let names = ["FromOneModuleToThree", "DeepLinks", "Navigation"]
        /// The tutorial of an app for Xcode.
        private static let appName = "GettingStartedOnIOS"

        @Test(
            "The commands of a tutorial print what it shows",
            .allPackages,
            arguments: names,
            SwiftBuild.testedSystems
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
            let outcome = try SwiftBuild(package: package.url, buildSystem: buildSystem).run(command)
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

        @Test("The tutorial for iOS has the files of the app that runs, and shows what the tool prints")
        func filesOfTheApp() throws {
            let fixture = SwiftBuild.root.appendingPathComponent("Fixtures/NavigationHosts/GettingStarted")
            let steps = try Tutorial(named: Self.appName).steps
            for (index, step) in steps.enumerated() where !step.isCommand {
                // The app is written twice. A test of the hosts compiles the first text.
                if steps[(index + 1)...].contains(where: { $0.name == step.name }) {
                    #expect(step.resource == "ios-3-app.swift")
                    continue
                }
                // The project of Xcode has a folder of its own around its sources.
                let path = step.name.replacing("Messenger/Messenger/", with: "Messenger/")
                let text = try String(contentsOf: fixture.appendingPathComponent(path), encoding: .utf8)
                #expect(text == step.contents, "\(step.resource)")
            }
            let command = try #require(steps.first { $0.isCommand })
            let arguments = command.name.split(separator: " ").map(String.init).dropFirst(
                "swift package routes".split(separator: " ").count
            )
            let modules = ["Chat", "Profile"].flatMap { ["--module", "\($0)=Features/Sources/\($0)"] }
            let configuration = ["--config", "Features/Sources/AppRoutes/routegen.json"]
            // What the package's command adds.
            let outcome = try Tool.run(
                arguments.prefix(1) + modules + configuration + arguments.dropFirst(),
                in: fixture
            )
            #expect(outcome.output == command.contents, "\(outcome.text)")
            #expect(steps.count == 11)
        }

        @Test("A tutorial shows each of the files beside it, and the table of contents lists each tutorial")
        func eachFileIsShown() throws {
            let shown = try (Self.names + [Self.appName]).flatMap { try Tutorial(named: $0).steps.map(\.resource) }
            let files = try FileManager.default.contentsOfDirectory(atPath: Tutorial.folder.path + "/Code")
            #expect(Set(shown) == Set(files))
            let tutorials = try FileManager.default.contentsOfDirectory(atPath: Tutorial.folder.path)
                .filter { $0.hasSuffix(".tutorial") }
            #expect(Set(tutorials) == Set((Self.names + [Self.appName, "RouteGen"]).map { "\($0).tutorial" }))
            let contents = try String(
                contentsOf: Tutorial.folder.appendingPathComponent("RouteGen.tutorial"),
                encoding: .utf8
            )
            #expect((Self.names + [Self.appName]).allSatisfy { contents.contains("\"doc:\($0)\"") })
        }
    }
}

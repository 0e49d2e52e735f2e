import Foundation
import Testing

/// The project files from which XcodeGen makes projects for Xcode.
///
/// They are read without XcodeGen, which needs a Mac: each path exists, each name is declared, and each target declares
/// the modules that it imports.
@Suite(.enabled(if: YAMLFile.isReadable, "install python3-yaml")) struct XcodeProjectTests {
    private static let files = ["Fixtures/XcodeApp/project.yml", "Fixtures/NavigationHosts/project.yml"]

    @Test("Every path exists", arguments: files) func paths(file: String) throws {
        let project = try XcodeProjectFile(file)
        #expect(project.paths.count > 4)
        for path in project.paths {
            #expect(FileManager.default.fileExists(atPath: project.url(path).path), "\(file): \(path)")
        }
    }

    @Test("Every target, package, product and plugin that a target names is declared", arguments: files)
    func names(file: String) throws {
        let project = try XcodeProjectFile(file)
        for target in project.targets {
            for name in target.dependencies.compactMap(\.target) {
                #expect(project.targets.contains { $0.name == name }, "\(target.name): \(name)")
            }
            for dependency in target.dependencies + target.plugins {
                guard let package = dependency.package else { continue }
                let path = try #require(project.packages[package], "\(target.name): \(package)")
                let manifest = project.url(path).appendingPathComponent("Package.swift")
                let text = try String(contentsOf: manifest, encoding: .utf8)
                for product in dependency.products {
                    let isDeclared = ["library", "plugin"].contains { text.contains(".\($0)(name: \"\(product)\", ") }
                    #expect(isDeclared, "\(target.name): \(product)")
                }
            }
        }
        #expect(!project.schemeTargets.isEmpty)
        for name in project.schemeTargets {
            #expect(project.targets.contains { $0.name == name }, "the schemes: \(name)")
        }
    }

    @Test("Every import of a target is a dependency or a module of the system", arguments: files)
    func imports(file: String) throws {
        let project = try XcodeProjectFile(file)
        let system = ["Foundation", "SwiftUI", "UIKit", "UserNotifications", "XCTest"]
        for target in project.targets {
            let available = Set(system + target.dependencies.flatMap { $0.products + [$0.target].compactMap { $0 } })
            let imports = try project.imports(of: target)
            #expect(imports.isSubset(of: available), "\(target.name): \(imports.subtracting(available))")
        }
    }

    @Test("The script of the target without the plugin writes its routes") func recipe() throws {
        let project = try XcodeProjectFile(Self.files[0])
        let target = try #require(project.targets.first { $0.name == "Recipe" })
        let script = try #require(target.scripts.first)
        let output = try #require(script.outputs.first { target.sources.contains($0) })
        #expect(script.inputs == ["Tools/routegen"])
        // A source that is missing in the list has no routes.
        let listed = try project.listed(in: #require(script.inputLists.first))
        let files = try FileManager.default.subpathsOfDirectory(atPath: project.url("Recipe").path)
        #expect(listed.sorted() == files.map { "Recipe/\($0)" }.sorted())

        let folder = try TemporaryFolder()
        try folder.write(listed.map { "\(project.url($0).path)\n" }.joined().utf8, to: "resolved.xcfilelist")
        for name in ["Tools", "Derived"] {
            let url = folder.url.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
        try Tool.link(at: folder.url.appendingPathComponent("Tools/routegen"))
        let variables = [
            "SRCROOT=\(folder.url.path)", "PRODUCT_MODULE_NAME=Recipe",
            "SCRIPT_INPUT_FILE_LIST_0=\(folder.url.path)/resolved.xcfilelist",
            "SCRIPT_OUTPUT_FILE_0=\(folder.url.path)/\(output)",
        ]
        let outcome = try ProcessOutcome(running: "/usr/bin/env", variables + ["sh", "-eu", "-c", script.text])
        #expect(outcome.status == 0 && outcome.text == "", "\(outcome.text)")
        #expect(try folder.text(output).contains("//catalog/:page(\\d+)"))
    }
}

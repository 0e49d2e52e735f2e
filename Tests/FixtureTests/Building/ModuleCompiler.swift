import Foundation
import Testing

/// Compiles modules with nothing but the compiler and the tool, in one folder.
struct ModuleCompiler {
    let folder: URL
    /// Options of the compiler for each module, such as `-O`.
    let options: [String]

    /// Compiles what every app links.
    func compileRuntime() throws {
        for module in ["RouteTables", "RouterRuntime"] {
            let root = SwiftBuild.root.appendingPathComponent("Sources/\(module)")
            let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
            let paths = (files?.allObjects ?? []).compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") }
            try compile(module, paths.sorted(), ["-parse-as-library"])
        }
    }

    /// Compiles a module of one file with its generated file.
    func compileRoutes(_ module: String, _ source: String, _ arguments: [String] = [], _ options: [String] = []) throws
    {
        let file = folder.appendingPathComponent(source).path
        let generated = folder.appendingPathComponent("\(module)+Routes.generated.swift").path
        let arguments = ["generate", "--module", "\(module)=\(file)", "--output", generated] + arguments
        let outcome = try Tool.run(arguments, in: folder)
        try #require(outcome.status == 0, "\(outcome.text)")
        try compile(module, [file, generated], options)
    }

    private func compile(_ module: String, _ sources: [String], _ more: [String]) throws {
        let settings = ["-wmo", "-swift-version", "6", "-package-name", "routegen", "-I", ".", "-module-name", module]
        let interface = ["-emit-module", "-emit-module-path", "\(module).swiftmodule"]
        try run(["swiftc"] + settings + options + more + interface + ["-c", "-o", "\(module).o"] + sources)
    }

    func run(_ arguments: [String]) throws {
        let outcome = try ProcessOutcome(running: "/usr/bin/env", arguments, in: folder)
        try #require(outcome.status == 0, "\(outcome.text)")
    }
}

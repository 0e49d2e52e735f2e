import Foundation
import Testing

/// Modules that the compiler checks one after the other, without a build system.
struct ModuleInterfaces {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Checks a module with all modules before it.
    ///
    /// - Parameters:
    ///   - module: Its name.
    ///   - sources: Its folder in the repository, or the file with its routes.
    ///   - others: Its other folders and files.
    ///   - options: The options for generating its routes, or `nil` if it has no plugin.
    /// - Throws: An error if the module does not compile, which is recorded as an issue.
    func emit(
        _ module: String,
        _ sources: String,
        _ others: [String] = [],
        generated options: [String]? = nil
    ) throws {
        var files = try ([sources] + others).flatMap(Self.files)
        if let options {
            let output = folder.url.appendingPathComponent(Self.generated(module)).path
            let folder = SwiftBuild.root.appendingPathComponent(sources).path
            let arguments = ["generate", "--module", "\(module)=\(folder)", "--output", output] + options
            let outcome = try Tool.run(arguments, in: SwiftBuild.root)
            try #require(outcome.status == 0, "\(outcome.text)")
            files.append(output)
        }
        let outcome = try ProcessOutcome(
            running: "/usr/bin/env",
            ["swiftc", "-emit-module", "-emit-module-path", "\(module).swiftmodule", "-module-name", module]
                + ["-parse-as-library", "-wmo", "-swift-version", "6", "-warnings-as-errors", "-enable-testing"]
                + ["-package-name", "routegen", "-I", "."] + files,
            in: folder.url
        )
        try #require(outcome.status == 0, "\(module): \(outcome.text)")
    }

    /// What was generated for a module.
    func generatedText(of module: String) throws -> String { try folder.text(Self.generated(module)) }

    private static func generated(_ module: String) -> String { "\(module)+Routes.generated.swift" }

    private static func files(_ path: String) throws -> [String] {
        let url = SwiftBuild.root.appendingPathComponent(path)
        if url.pathExtension == "swift" { return [url.path] }
        return try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".swift") }.sorted()
            .map { url.appendingPathComponent($0).path }
    }
}

import Foundation
import Testing

/// An app in `Fixtures/ExistingApps`, before or after its move to routes.
struct ExistingApp {
    /// A target of its manifest.
    struct Target {
        let name: String
        let isExecutable: Bool
        let usesPlugin: Bool
        /// The other targets on which it depends, directly or not, and the products.
        let dependencies: [String]
    }

    static let root = SwiftBuild.root.appendingPathComponent("Fixtures/ExistingApps")

    let isMoved: Bool
    let folder: URL
    /// The folder of the program that lets a user touch the app.
    let checks: URL
    /// The folder with what was added to the app later, if there is one.
    let later: URL?

    init(_ interface: String, isMoved: Bool) {
        let app = Self.root.appendingPathComponent(interface)
        self.isMoved = isMoved
        checks = app.appendingPathComponent("Checks")
        folder = app.appendingPathComponent(isMoved ? "After" : "Before")
        later = isMoved ? app.appendingPathComponent("Later") : nil
    }

    /// The sources of a target.
    func sources(of target: String) throws -> [URL] {
        try [folder, later].compactMap { $0 }.flatMap { root -> [URL] in
            let folder = root.appendingPathComponent("Sources/\(target)")
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
            return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0) }
        }
    }

    /// The configuration of a target; `nil` if it has none.
    func configuration(of target: String) -> URL? {
        let file = folder.appendingPathComponent("Sources/\(target)/routegen.json")
        return FileManager.default.fileExists(atPath: file.path) ? file : nil
    }

    /// The number of times that each line occurs in the app, with its manifest and its configurations.
    func lines() throws -> [String: Int] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let files = names.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".json") }
        return try files.flatMap { name in
            try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8).split(separator: "\n")
        }
        .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        .reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    /// The targets of the manifest, each after those on which it depends.
    func targets(scratch: URL) throws -> [Target] {
        let outcome = try ProcessOutcome(
            running: "/usr/bin/env",
            ["swift", "package", "dump-package", "--package-path", folder.path, "--scratch-path", scratch.path]
        )
        try #require(outcome.status == 0, "\(outcome.text)")
        let manifest = try JSONDecoder().decode(Manifest.self, from: Data(outcome.output.utf8))
        var known: [String: Target] = [:]
        return manifest.targets.map { target in
            let names = target.dependencies.compactMap(\.name)
            let all = names + names.flatMap { known[$0]?.dependencies ?? [] }
            let found = Target(
                name: target.name,
                isExecutable: target.type == "executable",
                usesPlugin: target.pluginUsages?.isEmpty == false,
                dependencies: Set(all).sorted()
            )
            known[target.name] = found
            return found
        }
    }

    /// What `swift package dump-package` prints.
    private struct Manifest: Decodable {
        let targets: [Target]

        struct Target: Decodable {
            let name: String
            let type: String
            let dependencies: [Dependency]
            let pluginUsages: [Plugin]?
        }

        struct Plugin: Decodable {}

        struct Dependency: Decodable {
            let name: String?

            private enum CodingKeys: String, CodingKey { case byName, product, target }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                let key = try #require(container.allKeys.first)
                var list = try container.nestedUnkeyedContainer(forKey: key)
                name = try list.decodeIfPresent(String.self)
            }
        }
    }
}

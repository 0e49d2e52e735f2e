import Foundation
import Testing

/// An app in `Fixtures/ExistingApps`, at a step of its move to routes.
struct ExistingApp {
    /// How much of an app has moved; the name of a folder.
    enum Step: String {
        case before = "Before"
        /// Some features have moved: the folder has the files that differ from those before and after.
        case moving = "Moving"
        case after = "After"
    }

    /// A target of its manifest.
    struct Target {
        let name: String
        let isExecutable: Bool
        let usesPlugin: Bool
        /// The other targets on which it depends, directly or not, and the products.
        let dependencies: [String]
    }

    /// The files of the moving apps that are the same after the move.
    private static let moved = [
        "UIKit": [
            "Home/HomeControllers.swift", "Navigation/PageController.swift", "Orders/OrderControllers.swift",
            "Shop/ShopControllers.swift", "StoreRoutes/StoreRoutes.swift",
        ]
    ]

    static let root = SwiftBuild.root.appendingPathComponent("Fixtures/ExistingApps")

    /// The folder with the manifest.
    let folder: URL
    /// The file with what the app's users see.
    var record: URL { folder.appendingPathExtension("txt") }
    /// The folders of the program that lets a user touch the app.
    let checks: [URL]
    /// The folder with what was added to the app later.
    var later: URL { folder.deletingLastPathComponent().appendingPathComponent("Later") }
    /// The folders of the sources, of which a later one replaces the files of earlier ones.
    private let folders: [URL]
    /// The files of the app that are those after the move.
    private let moved: [URL]

    init(_ interface: String, _ step: Step) {
        let app = Self.root.appendingPathComponent(interface)
        folder = app.appendingPathComponent(step.rawValue)
        let before = app.appendingPathComponent(Step.before.rawValue)
        let program = app.appendingPathComponent("Checks")
        let after = app.appendingPathComponent("\(Step.after.rawValue)/Sources")
        moved = step == .moving ? (Self.moved[interface] ?? []).map { after.appendingPathComponent($0) } : []
        switch step {
        case .before: (folders, checks) = ([folder], [program, program.appendingPathComponent("Before")])
        case .moving: (folders, checks) = ([before, folder], [program, program.appendingPathComponent("Before")])
        case .after:
            let later = app.appendingPathComponent("Later")
            (folders, checks) = ([folder, later], [program, program.appendingPathComponent("After")])
        }
    }

    /// An app in another folder, with the program that runs it.
    init(at folder: URL, checks: URL) {
        self.folder = folder
        self.checks = [checks]
        (folders, moved) = ([folder], [])
    }

    /// The sources of a target.
    func sources(of target: String) -> [URL] {
        var files = folders.flatMap { Self.sources(in: $0.appendingPathComponent("Sources/\(target)")) }
        files += moved.filter { $0.deletingLastPathComponent().lastPathComponent == target }
        return Dictionary(files.map { ($0.lastPathComponent, $0) }) { $1 }.values.sorted { $0.path < $1.path }
    }

    /// The sources in a folder; none if there is no such folder.
    static func sources(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0) }
    }

    /// The configuration of a target; `nil` if it has none.
    func configuration(of target: String) -> URL? {
        let file = folder.appendingPathComponent("Sources/\(target)/routegen.json")
        return FileManager.default.fileExists(atPath: file.path) ? file : nil
    }

    /// The number of times that each line occurs in folders of the app: by default, everywhere, with its manifest and its
    /// configurations.
    func lines(in folders: [String] = [""]) throws -> [String: Int] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let files = names.filter { name in
            (name.hasSuffix(".swift") || name.hasSuffix(".json")) && folders.contains(where: name.hasPrefix)
        }
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

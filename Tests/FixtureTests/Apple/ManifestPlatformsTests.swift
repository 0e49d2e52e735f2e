import Foundation
import Testing

/// A check that SwiftPM makes on a Mac only, so that no build on Linux finds what it refuses.
///
/// Before SwiftPM builds, tests or runs a command, it compares the deployment target of each target with those of the
/// products that the target depends on, for macOS.
@Suite struct ManifestPlatformsTests {
    /// The manifests of the repository, with those that its pages show.
    private static func manifests() throws -> [(place: String, text: String)] {
        let paths = try ProcessOutcome(running: "/usr/bin/env", ["git", "ls-files"], in: SwiftBuild.root).output
            .split(separator: "\n").map(String.init)
        return try paths.flatMap { path -> [(String, String)] in
            if path.hasSuffix(".md") {
                return try MarkdownPage(path).blocks.filter { $0.language == "swift" }.map { (path, $0.text) }
            }
            let isManifest = path.hasSuffix("Package.swift") || path.hasPrefix("Documentation/Tutorials.docc/Code/")
            let file = SwiftBuild.root.appendingPathComponent(path)
            return isManifest ? [(path, try String(contentsOf: file, encoding: .utf8))] : []
        }
        .filter { $0.1.contains("= Package(") }
    }

    /// The deployment target for macOS of the targets of a manifest, such as `[10, 13]`, the one of SwiftPM if it names
    /// none.
    private static func deploymentTarget(_ manifest: String) throws -> [Int] {
        guard let version = manifest.firstMatch(of: /\.macOS\((?:\.v|")([0-9_.]+)/) else { return [10, 13] }
        return version.1.split { $0 == "_" || $0 == "." }.compactMap { Int($0) }
    }

    /// The reasons for which SwiftPM refuses a manifest on a Mac, with the manifests of other packages by their paths.
    private static func refusals(
        _ manifest: String,
        dependency: (String) throws -> String?
    ) throws -> [String] {
        let own = try deploymentTarget(manifest)
        let paths = manifest.matches(of: /path: "([^"]+)"/).map { String($0.1) }
        let isUser = manifest.contains(#"package: "RouteGen""#) || manifest.contains("RouteGen.git")
        let names = paths + (isUser && paths.isEmpty ? ["RouteGen"] : [])
        return try names.compactMap { name in
            guard let other = try dependency(name) else { return nil }
            let required = try deploymentTarget(other)
            guard own.lexicographicallyPrecedes(required) else { return nil }
            return "macOS \(own) requires \(name), for macOS \(required)"
        }
    }

    @Test("No manifest names systems that SwiftPM refuses on a Mac") func noManifestIsRefused() throws {
        let root = SwiftBuild.root
        func text(_ file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }
        let manifests = try Self.manifests()
        #expect(manifests.count > 20)
        for (place, manifest) in manifests {
            let folder = root.appendingPathComponent(place).deletingLastPathComponent()
            let refusals = try Self.refusals(manifest) { name in
                let isRouteGen = name.split(separator: "/").last == "RouteGen"
                let file = isRouteGen ? root : folder.appendingPathComponent(name)
                return text(file.appendingPathComponent("Package.swift"))
            }
            #expect(refusals.isEmpty, "\(place): \(manifest.prefix(200))")
        }
    }

    @Test("The check has the rule of SwiftPM")
    func rule() throws {
        let library = "let package = Package(platforms: [.macOS(.v12)])"
        func refusals(_ platforms: String) throws -> [String] {
            let manifest = #"Package(\#(platforms), dependencies: [.package(path: "../RouteGen")])"#
            return try Self.refusals(manifest) { _ in library }
        }
        #expect(try refusals("platforms: [.iOS(.v17)]") == ["macOS [10, 13] requires ../RouteGen, for macOS [12]"])
        #expect(try refusals("platforms: [.macOS(.v11)]").count == 1)
        #expect(try refusals(#"platforms: [.macOS("12.3"), .iOS(.v15)]"#).isEmpty)
        #expect(try refusals("platforms: [.macOS(.v12)]").isEmpty)
    }
}

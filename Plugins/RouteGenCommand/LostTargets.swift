import Foundation
import PackagePlugin

/// Targets of a package whose routes or tables are lost, although their files are right.
struct LostTargets {
    /// What is wrong with each of them, and what to do.
    let warnings: [String]

    init(_ package: Package, _ apps: PackageApps) {
        let manifest = package.directoryURL.appendingPathComponent("Package.swift")
        let declarations = TargetDeclarations(manifest: (try? String(contentsOf: manifest, encoding: .utf8)) ?? "")
        let withoutPlugin = apps.routingTargets.filter { target in
            declarations.withoutPlugins.contains(target.name)
                && GenerateInvocation(module: SourceModule(target)).keptFile == nil
        }
        let missingPlugins = withoutPlugin.compactMap { target in
            Self.need(of: target).map {
                "'\(target.name)' \($0), but does not use the plugin; in Package.swift, add "
                    + "plugins: [.plugin(name: \"RouteGen\", package: \"RouteGen\")] to the target"
            }
        }
        let unlinked = apps.unlinkedTargets.filter { $0.files.contains(where: StrayFiles.hasMarker) }.map {
            "'\($0.name)' has markers, but no app of the package links it, so its routes are in no table; in "
                + "Package.swift, add \"\($0.name)\" to the dependencies: of the app's target"
        }
        warnings = missingPlugins.sorted() + unlinked.sorted()
    }

    /// What a target has that needs the plugin; `nil` if it needs none.
    private static func need(of target: SwiftSourceModuleTarget) -> String? {
        // What looks like a marker in a test may be in a text.
        if target.kind != .test, SourceModule(target).files.contains(where: StrayFiles.hasMarker) {
            return "has markers"
        }
        if TargetConfiguration(folder: target.directoryURL).url != nil { return "has a routegen.json" }
        return target.sourceFiles.contains { namesTable(of: target.moduleName, in: $0.url) }
            ? "has a router with the table of its module" : nil
    }

    /// Whether a file makes a router with the table of a module, however its name is capitalized.
    private static func namesTable(of module: String, in file: URL) -> Bool {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
        return text.components(separatedBy: "Router(.").dropFirst().contains { rest in
            rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.lowercased() == module.lowercased()
        }
    }
}

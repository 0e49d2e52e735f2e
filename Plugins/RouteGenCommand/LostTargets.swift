import Foundation
import PackagePlugin

/// Targets of a package whose routes or tables are missing because of their declarations or names.
struct LostTargets {
    /// The warnings, each of which says what is wrong with a target, and what to do.
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
        let modules = Set(apps.moduleNames.map { $0.lowercased() })
        let unknownTables = apps.routingTargets.filter { $0.kind == .executable }.flatMap { target in
            Self.tables(in: target).filter { !modules.contains($0.lowercased()) }.map {
                "'\(target.name)' has a router with the table .\($0), but no module has that table; a table has the name of "
                    + "its module with a small first letter, as .chat for Chat"
            }
        }
        warnings = missingPlugins.sorted() + unlinked.sorted() + unknownTables.sorted()
    }

    /// The part of a target that needs the plugin; `nil` if it needs none.
    private static func need(of target: SwiftSourceModuleTarget) -> String? {
        // A marker in a test may be in a string.
        if target.kind != .test, SourceModule(target).files.contains(where: StrayFiles.hasMarker) {
            return "has markers"
        }
        if TargetConfiguration(folder: target.directoryURL).url != nil { return "has a routegen.json" }
        return tables(in: target).contains { $0.lowercased() == target.moduleName.lowercased() }
            ? "has a router with the table of its module" : nil
    }

    /// The tables with which a target makes routers, such as `app` for `Router(.app)`.
    private static func tables(in target: SwiftSourceModuleTarget) -> Set<String> {
        let texts = SourceModule(target).files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        let code = texts.flatMap { $0.split(whereSeparator: \.isNewline) }.filter { line in
            !line.drop(while: \.isWhitespace).hasPrefix("//")
        }
        let names = code.flatMap { $0.components(separatedBy: "Router(.").dropFirst() }.map { rest in
            String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
        return Set(names).subtracting([""])
    }
}

import Foundation
import PackagePlugin

extension PluginContext {
    /// Runs `routegen package`, which has the logic, in the package's folder, and ends with its status.
    ///
    /// It gets the folder of the plugin, with the facts of the package, and shares the plugin's output. SwiftPM shows only
    /// the errors of a plugin on standard error, so the tool leaves the reason why a call makes no sense in the folder.
    func runTool(_ arguments: [String]) throws {
        let failure = pluginWorkDirectoryURL.appendingPathComponent("failure.txt")
        try? FileManager.default.removeItem(at: failure)
        try PackageFacts(package).text.write(
            to: pluginWorkDirectoryURL.appendingPathComponent("facts.txt"),
            atomically: true,
            encoding: .utf8
        )
        let process = Process()
        process.executableURL = try tool(named: "routegen").url
        process.arguments = ["package", pluginWorkDirectoryURL.path] + arguments
        process.currentDirectoryURL = package.directoryURL
        try process.run()
        process.waitUntilExit()
        if let reason = try? String(contentsOf: failure, encoding: .utf8) { throw CommandFailure(description: reason) }
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}

/// The reason why the command fails.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String
}

/// The facts about a package and those that it depends on, the nearest first.
///
/// Each is a line: a word and texts, with tabs between them. `Sources/RouteGenTool/Package/PackageFacts.swift` reads
/// them.
struct PackageFacts {
    private(set) var text = ""

    init(_ package: Package) {
        var (packages, seen, index) = ([package], Set([package.id]), 0)
        while index < packages.count {
            add(packages[index])
            packages += packages[index].dependencies.map(\.package).filter { seen.insert($0.id).inserted }
            index += 1
        }
    }

    private mutating func add(_ words: String...) {
        text += words.joined(separator: "\t") + "\n"
    }

    private mutating func add(_ package: Package) {
        add("package", package.id, package.displayName, package.directoryURL.path)
        switch package.origin {
        case .repository(let url, _, _): add("from", url)
        case .registry(let identity, _): add("from", "registry:\(identity)")
        default: break
        }
        for dependency in package.dependencies { add("needs", dependency.package.id) }
        for target in package.targets { add(target) }
        for product in package.products {
            add("product", product.name, (product as? LibraryProduct).map { "\($0.kind)" } ?? "other")
            for target in product.targets { add("contains", target.id) }
        }
    }

    private mutating func add(_ target: any Target) {
        add("target", target.id, target.name, target.directoryURL.path)
        if let module = target.sourceModule {
            add("module", module.moduleName, target is SwiftSourceModuleTarget ? "swift" : "other", "\(module.kind)")
        }
        if let target = target as? SwiftSourceModuleTarget {
            for file in target.sourceFiles { add(file.type == .source ? "source" : "file", file.url.path) }
        }
        for dependency in target.dependencies {
            switch dependency {
            case .target(let target): add("links", target.id)
            case .product(let product):
                let isDynamic = (product as? LibraryProduct)?.kind == .dynamic
                for target in product.targets { add("links", target.id, isDynamic ? "dynamically" : "") }
            @unknown default: break
            }
        }
    }
}

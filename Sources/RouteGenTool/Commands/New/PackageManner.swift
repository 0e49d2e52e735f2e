import RouteGenCore

/// The manner in which a package declares most of its routes, as far as a new target can have it.
struct PackageManner {
    /// The manner with the supertypes that a new page can have; that in which README begins, without routes.
    private(set) var manner = RouteManner(.view)
    /// The modules that declare some of the supertypes: targets of the package, and the library for navigation.
    private(set) var modules: [String] = []
    /// Whether most controllers are those of AppKit.
    private(set) var usesAppKit = false
    /// The markers of all targets, as those of one module.
    private(set) var scan = ModuleScan(name: "")

    /// The library with `NavigationPage`.
    static let navigation = "RouterNavigation"

    /// Reads the sources of a package; what cannot be read makes no difference.
    init(of sources: String, with reader: FileReader) {
        guard SourceFolder.exists(at: sources), let files = try? SourceFolder(path: sources).sourceFiles() else {
            return
        }
        var failures: [FileFailure] = []
        let all = ModuleSources(name: "", files: files, with: reader, failures: &failures)
        scan = all.scanOfMarkers(with: reader, failures: &failures)
        guard let found = RouteManner.mostFrequent(in: scan.manners) else { return }
        var places = ["NavigationPage": Self.navigation]
        all.forEachFile(with: reader, failures: &failures) { path, bytes in
            let names = path.dropFirst(sources.count).split(separator: "/").map(String.init)
            guard names.count > 1 else { return }
            for name in found.kind.memberlessProtocols(in: bytes) where places[name] == nil { places[name] = names[0] }
        }
        manner = found
        manner.supertypes.removeAll { places[$0] == nil && !found.kind.protocols.contains($0) }
        if !manner.supertypes.contains(where: { found.returns == "any \($0)" }) { manner.returns = nil }
        modules = Set(manner.supertypes.compactMap { places[$0] }).sorted()
        usesAppKit = found.supertypes.contains { $0.hasPrefix("NS") }
    }

    /// The dependencies of a target whose routes are in the manner, as a manifest has them.
    var dependencies: String {
        let targets = modules.filter { $0 != Self.navigation }
        let product = targets == modules ? "RouterRuntime" : Self.navigation
        return (targets.map { "\"\($0)\"" } + [".product(name: \"\(product)\", package: \"RouteGen\")"])
            .joined(separator: ", ")
    }
}

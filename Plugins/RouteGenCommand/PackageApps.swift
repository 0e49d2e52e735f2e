import Foundation
import PackagePlugin

/// The apps of a package: each target with a table of everything that it links.
struct PackageApps {
    /// An app with its modules.
    struct App {
        /// The target's name.
        var name: String
        /// The target itself and everything that it links and that may declare routes, in the order of the names.
        var modules: [SourceModule]
        /// Its `routegen.json`, where it has one.
        var configuration: URL?
    }

    private let package: Package
    private let graph: PackageGraph

    init(_ package: Package) {
        self.package = package
        graph = PackageGraph(package: package)
    }

    /// The app of that name, or all apps; a package without one counts as one app that links all of its modules.
    func selected(by name: String?) throws -> [App] {
        let targets = package.targets(ofType: SwiftSourceModuleTarget.self).filter { $0.kind != .test }
        if let name {
            guard let target = targets.first(where: { $0.name == name || $0.moduleName == name }) else {
                throw CommandFailure("the package has no target '\(name)'")
            }
            return [app(of: target)]
        }
        let apps = targets.filter { target in
            let isRouting = !graph.routingTargets(among: [target]).isEmpty
            return isRouting
                && (target.kind == .executable || TargetConfiguration(folder: target.directoryURL).aggregates)
        }
        return apps.isEmpty ? [everything(in: targets)] : apps.map(app).sorted { $0.name < $1.name }
    }

    private func app(of target: SwiftSourceModuleTarget) -> App {
        let linked = graph.routingTargets(among: graph.linkedTargets(of: target))
        return App(
            name: target.moduleName,
            modules: modules([target] + linked),
            configuration: TargetConfiguration(folder: target.directoryURL).url
        )
    }

    private func everything(in targets: [SwiftSourceModuleTarget]) -> App {
        let linked = targets.flatMap { [$0] + graph.linkedTargets(of: $0) }
        return App(name: package.displayName, modules: modules(graph.routingTargets(among: linked)), configuration: nil)
    }

    private func modules(_ targets: [SwiftSourceModuleTarget]) -> [SourceModule] {
        var seen: Set<String> = []
        return targets.map { SourceModule($0) }.filter { seen.insert($0.name).inserted }
            .sorted { $0.name < $1.name }
    }
}

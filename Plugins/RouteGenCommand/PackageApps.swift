import Foundation
import PackagePlugin

/// The apps of a package: each target with a table of everything that it links.
struct PackageApps {
    /// The kind of a table, as the option of the tool that names it.
    enum Table: String {
        case app = "--app"
        case aggregate = "--table"
    }

    /// An app with its modules.
    struct App {
        /// The target's name.
        var name: String
        /// The target and the modules that it links and that may declare routes, sorted by name.
        var modules: [SourceModule]
        /// The modules outside the app for which accessors are generated.
        var accessorModules: [SourceModule] = []
        /// The names of the modules that each module can import.
        var visibleModules: [String: [String]] = [:]
        /// The kind of the table that its modules share; `nil` if they share none.
        var table: Table?
        /// Its `routegen.json`, if it has one.
        var configuration: URL?
    }

    private let package: Package
    private let graph: PackageGraph

    init(_ package: Package, workDirectory: URL) {
        self.package = package
        graph = PackageGraph(package: package, workDirectory: workDirectory)
    }

    /// The manifest of the package; `nil` if it has several, of which the toolchain selects one.
    var manifest: URL? { graph.manifest }

    /// The names of all modules, for messages about modules that do not exist.
    var moduleNames: [String] { graph.moduleNames }

    /// The app with a name, or all apps.
    ///
    /// A package without an app counts as one app that links all its modules.
    func selected(by name: String?) throws -> [App] {
        if let name {
            guard let target = (targets + tests).first(where: { $0.name == name || $0.moduleName == name }) else {
                throw CommandFailure("the package has no target '\(name)'")
            }
            return [app(of: target)]
        }
        return apps.isEmpty ? [everything] : apps.map(app).sorted { $0.name < $1.name }
    }

    /// The tests, each with what it links if its table holds that, and the modules that no app of the package links.
    var others: [App] {
        let linked = Set(apps.flatMap { [$0.moduleName] + graph.linkedTargets(of: $0).map(\.moduleName) })
        let unlinked = graph.routingTargets(among: apps.isEmpty ? [] : targets).filter {
            !linked.contains($0.moduleName)
        }
        return unlinked.map { app(named: $0.moduleName, of: [$0]) }
            + graph.routingTargets(among: tests).map {
                Self.isAggregate($0) ? app(of: $0) : app(named: $0.moduleName, of: [$0])
            }
    }

    /// The modules that do not depend on the runtime: of the package, and linked ones of other packages on this machine.
    var unroutedModules: [SourceModule] {
        var seen: Set<Target.ID> = []
        let all = (targets + tests).flatMap { [$0] + graph.linkedTargets(of: $0) }
            .filter { seen.insert($0.id).inserted }
        return graph.unroutedTargets(among: all).map { SourceModule($0) }.sorted { $0.name < $1.name }
    }

    /// The targets of the package that may declare routes or have a table.
    var routingTargets: [SwiftSourceModuleTarget] { graph.routingTargets(among: targets + tests) }

    /// The modules that the package has apps for, but that no app and no product of it contains.
    ///
    /// Targets to which an app links accessors are left out, since the tool warns of them.
    var unlinkedTargets: [SourceModule] {
        let roots = apps + package.products.flatMap(\.targets)
        let linked = apps.flatMap(graph.linkedTargets)
        let named = linked.flatMap { TargetConfiguration(folder: $0.directoryURL).accessorModules }
        let known = Set((roots + roots.flatMap(graph.linkedTargets)).map(\.id))
        return graph.routingTargets(among: apps.isEmpty ? [] : targets)
            .filter { !known.contains($0.id) && !named.contains($0.moduleName) }.map(SourceModule.init)
    }

    private var targets: [SwiftSourceModuleTarget] {
        package.targets(ofType: SwiftSourceModuleTarget.self).filter { $0.kind != .test }
    }

    private var tests: [SwiftSourceModuleTarget] {
        package.targets(ofType: SwiftSourceModuleTarget.self).filter { $0.kind == .test }
    }

    private var apps: [SwiftSourceModuleTarget] { graph.routingTargets(among: targets).filter(Self.isAggregate) }

    private static func isAggregate(_ target: SwiftSourceModuleTarget) -> Bool {
        target.kind == .executable || TargetConfiguration(folder: target.directoryURL).aggregates
    }

    private var everything: App {
        let linked = targets.flatMap { [$0] + graph.linkedTargets(of: $0) }
        var everything = app(named: package.displayName, of: graph.routingTargets(among: linked))
        // Without an app, nobody can say which packages it trusts.
        for index in everything.modules.indices { everything.modules[index].package = nil }
        return everything
    }

    private func app(of target: SwiftSourceModuleTarget) -> App {
        let linked = graph.routingTargets(among: graph.linkedTargets(of: target))
        var app = app(named: target.moduleName, of: [target] + linked)
        app.table = target.kind == .executable ? .app : .aggregate
        app.configuration = TargetConfiguration(folder: target.directoryURL).url
        return app
    }

    private func app(named name: String, of targets: [SwiftSourceModuleTarget]) -> App {
        var seen: Set<String> = []
        let targets = targets.filter { seen.insert($0.moduleName).inserted }.sorted { $0.moduleName < $1.moduleName }
        var app = App(name: name, modules: targets.map(graph.module))
        for target in targets {
            app.visibleModules[target.moduleName] = graph.linkedTargets(of: target).map(\.moduleName)
            for name in TargetConfiguration(folder: target.directoryURL).accessorModules {
                guard let other = graph.target(producing: name), seen.insert(name).inserted else { continue }
                app.accessorModules.append(SourceModule(other))
            }
        }
        return app
    }
}

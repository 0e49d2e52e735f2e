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
        var modules: [ModuleFiles]
        /// The modules outside the app for which accessors are generated.
        var accessorModules: [ModuleFiles] = []
        /// The names of the modules that each module can import.
        var visibleModules: [String: Set<String>] = [:]
        /// The kind of the table that its modules share; `nil` if they share none.
        var table: Table?
        /// Its `routegen.json`, if it has one.
        var configuration: String?
    }

    private let facts: PackageFacts
    private let targets: [PackageGraph.Target]
    private let tests: [PackageGraph.Target]
    private let apps: [PackageGraph.Target]

    init(_ facts: PackageFacts) {
        self.facts = facts
        let swift = facts.package.targets.filter(\.isSwift)
        targets = swift.filter { !$0.isTest }
        tests = swift.filter(\.isTest)
        apps = facts.graph.routingTargets(among: targets).filter(facts.hasTable)
    }

    /// The app with a name, or all apps.
    ///
    /// A package without an app counts as one app that links all its modules.
    func selected(by name: String?) throws(CallFailure) -> [App] {
        if let name {
            guard let target = (targets + tests).first(where: { $0.name == name || $0.module == name }) else {
                throw .unknownTarget(name)
            }
            return [app(of: target)]
        }
        return apps.isEmpty ? [everything] : apps.map(app).sorted { $0.name < $1.name }
    }

    /// The tests, each with what it links if its table holds that, and the modules that no app of the package links.
    var others: [App] {
        let linked = Set(apps.flatMap { [$0] + facts.linkedTargets(of: $0) }.compactMap(\.module))
        let unlinked = facts.graph.routingTargets(among: apps.isEmpty ? [] : targets).filter { target in
            target.module.map { !linked.contains($0) } ?? false
        }
        return unlinked.map { app(named: $0.module, of: [$0]) }
            + facts.graph.routingTargets(among: tests).map {
                facts.hasTable($0) ? app(of: $0) : app(named: $0.module, of: [$0])
            }
    }

    /// The modules that do not depend on the runtime: of the package, and linked ones of other packages on this machine.
    var unroutedModules: [ModuleFiles] {
        var seen: Set<String> = []
        let all = (targets + tests).flatMap { [$0] + facts.linkedTargets(of: $0) }
            .filter { seen.insert($0.id).inserted }
        return facts.graph.unroutedTargets(among: all).map { facts.module(of: $0) }.sorted { $0.name < $1.name }
    }

    /// The targets of the package that may declare routes or have a table.
    var routingTargets: [PackageGraph.Target] { facts.graph.routingTargets(among: targets + tests) }

    /// The targets that the package has apps for, but that no app and no product of it contains.
    ///
    /// Targets to which an app links accessors are left out, since the tool warns of them.
    var unlinkedTargets: [PackageGraph.Target] {
        let roots = apps + facts.package.products.flatMap(\.targets).compactMap(facts.graph.targetByID)
        let linked = apps.flatMap(facts.linkedTargets)
        let named = linked.flatMap { facts.configuration(of: $0)?.content.accessorModules.map(\.value) ?? [] }
        let known = Set((roots + roots.flatMap(facts.linkedTargets)).map(\.id))
        return facts.graph.routingTargets(among: apps.isEmpty ? [] : targets)
            .filter { !known.contains($0.id) && !named.contains($0.module ?? "") }
    }

    private var everything: App {
        let linked = targets.flatMap { [$0] + facts.linkedTargets(of: $0) }
        var everything = app(named: facts.package.name, of: facts.graph.routingTargets(among: linked))
        // Without an app, nobody can say which packages it trusts.
        for index in everything.modules.indices { everything.modules[index].package = nil }
        return everything
    }

    private func app(of target: PackageGraph.Target) -> App {
        let linked = facts.graph.routingTargets(among: facts.linkedTargets(of: target))
        var app = app(named: target.module, of: [target] + linked)
        app.table = target.isExecutable ? .app : .aggregate
        app.configuration = facts.configuration(of: target)?.path
        return app
    }

    private func app(named name: String?, of targets: [PackageGraph.Target]) -> App {
        var seen: Set<String> = []
        let targets = targets.filter { $0.module.map { seen.insert($0).inserted } ?? false }
        var app = App(name: name ?? "", modules: [])
        for target in targets {
            let module = facts.module(of: target, withPackage: true)
            app.modules.append(module)
            app.visibleModules[module.name] = Set(facts.linkedTargets(of: target).compactMap(\.module))
            for name in facts.configuration(of: target)?.content.accessorModules.map(\.value) ?? [] {
                guard let other = facts.graph.target(producing: name), seen.insert(name).inserted else { continue }
                app.accessorModules.append(facts.module(of: other))
            }
        }
        app.modules.sort { $0.name < $1.name }
        return app
    }
}

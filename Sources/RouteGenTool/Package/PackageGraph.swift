/// The packages and targets that are visible from a package, as values: the tool and the plugin for builds share it.
struct PackageGraph {
    /// A package.
    struct Package {
        var id: String
        var name: String
        var folder: String
        /// The repository or the registry from which it was fetched; `nil` for one on this machine.
        var url: String?
        /// The packages that its manifest names.
        var needs: [String] = []
        var targets: [Target] = []
        var products: [Product] = []
    }

    /// A target.
    struct Target {
        var id: String
        var name: String
        var folder: String
        /// Its module; `nil` for a target without sources to compile.
        var module: String?
        var isSwift = false
        var isExecutable = false
        var isTest = false
        /// Its Swift sources.
        var files: [String] = []
        /// Its other files that look like sources or settings.
        var otherFiles: [String] = []
        /// The targets that it depends on, also those in products.
        var dependencies: [String] = []
        /// The ones among them that are in dynamic libraries.
        var dynamicDependencies: Set<String> = []
    }

    /// A product of a package.
    struct Product {
        var name: String
        /// The kind of a library: `static`, `dynamic` or `automatic`; `other` for another product.
        var kind: String
        var targets: [String] = []
    }

    /// The package of the target, then all packages that it depends on, the nearest first.
    let packages: [Package]
    private var targets: [String: Target] = [:]
    /// The positions of the targets' packages.
    private var owners: [String: Int] = [:]
    /// The targets that depend on the runtime, directly or not, and the runtime itself.
    private var routing: Set<String> = []

    init(_ packages: [Package]) {
        self.packages = packages
        var users: [String: [String]] = [:]
        for (index, package) in packages.enumerated() {
            for target in package.targets {
                targets[target.id] = target
                owners[target.id] = index
                for dependency in target.dependencies { users[dependency, default: []].append(target.id) }
            }
        }
        var waiting = targets.values.filter { $0.name == Self.runtime }.map(\.id)
        routing = Set(waiting)
        while let next = waiting.popLast() {
            waiting += (users[next] ?? []).filter { routing.insert($0).inserted }
        }
    }

    private static let runtime = "RouterRuntime"

    /// Whether a package has the runtime.
    static func isRouteGen(_ package: Package) -> Bool { package.targets.contains { $0.name == runtime } }

    /// The target with an identifier.
    func targetByID(_ id: String) -> Target? { targets[id] }

    /// The package of a target; `nil` if it is the first one.
    func otherPackage(of target: Target) -> Package? {
        owners[target.id].flatMap { $0 == 0 ? nil : packages[$0] }
    }

    /// The names of all modules, for messages about modules that do not exist.
    var moduleNames: [String] { packages.flatMap { $0.targets.filter(\.isSwift) }.compactMap(\.module) }

    /// Whether the folder of the first package is that of a target, too.
    var hasTargetInItsFolder: Bool {
        packages.first.map { package in package.targets.contains { $0.folder == package.folder } } ?? false
    }

    /// The target that produces a module; if there are several, the one in the nearest package.
    func target(producing module: String) -> Target? {
        packages.lazy.flatMap(\.targets).first { $0.isSwift && $0.module == module }
    }

    /// Every target with a module that a target depends on, directly or not.
    ///
    /// SwiftPM leaves out dependencies that the platform of this machine does not have, even if the build is for another
    /// platform that has them. The target's configuration names their modules.
    func linkedTargets(of target: Target, optionalModules: [String]) -> [Target] {
        var (waiting, seen, index) = (target.dependencies, Set<String>(), 0)
        var linked: [Target] = []
        while index < waiting.count {
            if seen.insert(waiting[index]).inserted, let next = targets[waiting[index]] {
                if next.module != nil { linked.append(next) }
                waiting += next.dependencies
            }
            index += 1
        }
        return linked + optionalModules.compactMap(self.target(producing:)).filter { !seen.contains($0.id) }
    }

    /// The targets that may declare routes: those in Swift that depend on the runtime, directly or not.
    ///
    /// The runtime's own package declares none.
    func routingTargets(among targets: [Target]) -> [Target] {
        let library = packages.dropFirst().first(where: Self.isRouteGen)
        let excluded = Set(library?.targets.map(\.id) ?? [])
        return targets.filter {
            $0.isSwift && $0.name != Self.runtime && routing.contains($0.id) && !excluded.contains($0.id)
        }
    }

    /// The targets that do not depend on the runtime, although they could: those in Swift, in this package and others
    /// on this machine.
    ///
    /// A downloaded package is not the user's to change, so its sources are not searched for markers.
    func unroutedTargets(among targets: [Target]) -> [Target] {
        targets.filter { target in
            guard target.isSwift, !routing.contains(target.id), let owner = owners[target.id] else { return false }
            return packages[owner].url == nil && !Self.isRouteGen(packages[owner])
        }
    }
}

extension PackageGraph {
    /// The targets whose sources the generated file of a target depends on.
    struct Inputs {
        var linked: [Target]
        /// The linked targets whose routes the table holds.
        var dependencies: [Target] = []
        /// The linked targets that do not depend on the runtime, so that markers in them have no effect.
        var unrouted: [Target] = []
        /// The folders of the packages of these, whose manifests tell which of them report it themselves.
        var unroutedFolders: [String] = []
        /// The targets for which accessors are generated.
        var accessors: [Target]
    }

    /// Finds the targets.
    func inputs(of target: Target, hasTable: Bool, accessorModules: [String], optionalModules: [String]) -> Inputs {
        let linked = linkedTargets(of: target, optionalModules: optionalModules)
        var inputs = Inputs(linked: linked, accessors: accessorModules.compactMap(self.target(producing:)))
        guard hasTable else { return inputs }
        inputs.dependencies = routingTargets(among: linked)
        inputs.unrouted = unroutedTargets(among: linked)
        inputs.unroutedFolders = Set(inputs.unrouted.compactMap { owners[$0.id] }).sorted().map { packages[$0].folder }
        return inputs
    }
}

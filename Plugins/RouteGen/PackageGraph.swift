import Foundation
import PackagePlugin

/// The packages and targets that are visible from a package.
struct PackageGraph {
    /// The package of the target, then all packages that it depends on.
    private let packages: [Package]

    init(package: Package) {
        var packages = [package]
        var seen: Set<Package.ID> = [package.id]
        var index = 0
        while index < packages.count {
            packages += packages[index].dependencies.map(\.package).filter { seen.insert($0.id).inserted }
            index += 1
        }
        self.packages = packages
    }

    /// The folder of the target's package.
    var folder: URL? { packages.first?.directoryURL }

    /// The names of all modules, for messages about modules that do not exist.
    var moduleNames: [String] {
        packages.flatMap { $0.targets(ofType: SwiftSourceModuleTarget.self) }.map(\.moduleName)
    }

    /// The target that produces a module.
    ///
    /// If there are several, the one in the nearest package.
    func target(producing module: String) -> SwiftSourceModuleTarget? {
        for package in packages {
            if let target = package.targets(ofType: SwiftSourceModuleTarget.self).first(where: {
                $0.moduleName == module
            }) {
                return target
            }
        }
        return nil
    }

    /// Every target that a target depends on, directly or not.
    ///
    /// SwiftPM leaves out dependencies that the platform of this machine does not have, even if the build is for
    /// another platform that has them. The target's configuration names their modules.
    func linkedTargets(of target: any Target) -> [any SourceModuleTarget] {
        let linked = target.recursiveTargetDependencies.compactMap(\.sourceModule)
        let known = Set(linked.map(\.id))
        let optional = TargetConfiguration(folder: target.directoryURL).optionalModules
        return linked + optional.compactMap(self.target(producing:)).filter { !known.contains($0.id) }
    }

    /// The targets that may declare routes: those in Swift that depend on the runtime, directly or not.
    ///
    /// The runtime's own package declares none.
    func routingTargets(among targets: [any SourceModuleTarget]) -> [SwiftSourceModuleTarget] {
        let library = packages.dropFirst().first { package in package.targets.contains { $0.name == Self.runtime } }
        return Self.routingTargets(among: targets, except: Set(library?.targets.map(\.id) ?? []))
    }

    /// The targets that do not depend on the runtime, although they could: those in Swift, in this package and others
    /// on this machine.
    ///
    /// A downloaded package is not the user's to change, so its sources are not searched for markers.
    func unroutedTargets(among targets: [any SourceModuleTarget]) -> [SwiftSourceModuleTarget] {
        let own = packages.filter { package in
            guard !package.targets.contains(where: { $0.name == Self.runtime }) else { return false }
            switch package.origin {
            case .root, .local: return true
            default: return false
            }
        }
        let candidates = Set(own.flatMap(\.targets).map(\.id))
        var reaching: [Target.ID: Bool] = [:]
        return targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { target in
            candidates.contains(target.id) && !Self.reachesRuntime(target, known: &reaching)
        }
    }

    /// The targets in Swift that depend on the runtime, directly or not.
    static func routingTargets(
        among targets: [any SourceModuleTarget],
        except excluded: Set<Target.ID>
    ) -> [SwiftSourceModuleTarget] {
        var reaching: [Target.ID: Bool] = [:]
        return targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { target in
            target.name != runtime && !excluded.contains(target.id) && reachesRuntime(target, known: &reaching)
        }
    }

    private static let runtime = "RouterRuntime"

    private static func reachesRuntime(_ target: any Target, known: inout [Target.ID: Bool]) -> Bool {
        if let answer = known[target.id] {
            return answer
        }
        var answer = target.name == runtime
        for dependency in target.dependencies where !answer {
            let targets: [any Target] =
                switch dependency {
                case .target(let target): [target]
                case .product(let product): product.targets
                @unknown default: []
                }
            answer = targets.contains { reachesRuntime($0, known: &known) }
        }
        known[target.id] = answer
        return answer
    }
}

import RoutePatterns
import RouteTables

/// The modules of a table as the table holds them: a package that is not the app's own, and that the app does not trust,
/// opens nothing.
///
/// Its routes are closed, and those that would take URLs from the app's own match none. Its services are no defaults, and
/// its set-ups do not run.
package struct TableModules {
    package private(set) var modules: [ModuleModel]
    /// A finding for each package that would open something, and about which the app has not decided.
    package private(set) var diagnostics: [Diagnostic] = []

    /// Closes the modules of packages that an app does not trust.
    ///
    /// - Parameters:
    ///   - modules: The modules of the table.
    ///   - trust: The decisions of the app.
    ///   - ignoresCase: Whether paths are compared without regard to case.
    package init(_ modules: [ModuleModel], trust: PackageTrust, ignoresCase: Bool) {
        self.modules = modules
        let decisions = modules.map { trust.decision(about: $0.scan.package) }
        // A table without a module of the app is that of a package on its own.
        guard decisions.contains(where: { $0 != .trusted }), decisions.contains(.trusted) else { return }
        let closed = zip(modules, decisions).filter { $1 != .trusted }
        let names = Set(closed.map(\.0.name))
        let routes = CompiledRoutes.Route.all(of: modules)
        let takers = Set(routes.indices.filter { names.contains(routes[$0].module) })
        let takings = TakenRoutes(routes, takers: takers, ignoresCase: ignoresCase).takings
        var claims: [ModulePackage: PackageClaims] = [:]
        for (module, decision) in closed where decision == .undecided {
            guard let package = module.scan.package else { continue }
            let taken = takings.filter { routes[$0.taker].module == module.name }
            claims[package, default: PackageClaims()].add(module, taken, services(of: module), routes)
        }
        diagnostics = claims.compactMap { package, claims in claims.finding(about: package, at: trust.place) }
        let withheld = Dictionary(grouping: takings.map(\.taker)) { routes[$0].module }
        for index in self.modules.indices where decisions[index] != .trusted {
            let name = modules[index].name
            let first = routes.firstIndex { $0.module == name } ?? 0
            let services = services(of: modules[index]).map(\.index)
            self.modules[index].close(withholding: Set((withheld[name] ?? []).map { $0 - first }), services)
        }
    }

    /// The services of a module that would answer requests without a key for protocols that its package does not declare,
    /// or that are marked as defaults.
    private func services(of module: ModuleModel) -> [Service] {
        let siblings = modules.filter { $0.scan.package?.identity == module.scan.package?.identity }
        return module.services.filter { service in
            service.isMarkedDefault || service.key == nil && !siblings.contains { $0.declaresPublicly(service) != nil }
        }
    }
}

extension ModuleModel {
    /// Closes the routes, and takes the defaults and the set-ups away.
    ///
    /// - Parameters:
    ///   - withheld: The routes that no URL may lead to, by their numbers in the module.
    ///   - defaults: The services that would answer requests without a key, by their numbers.
    fileprivate mutating func close(withholding withheld: Set<Int>, _ defaults: [Int]) {
        var number = 0
        for handler in handlers.indices {
            for pattern in handlers[handler].patterns.indices {
                handlers[handler].patterns[pattern].marker.origins = []
                handlers[handler].patterns[pattern].isWithheld = withheld.contains(number)
                number += 1
            }
        }
        services.removeAll { $0.key == nil && defaults.contains($0.index) }
        for index in services.indices where defaults.contains(services[index].index) {
            services[index].isMarkedDefault = false
        }
        setUps = []
        isClosed = true
    }
}

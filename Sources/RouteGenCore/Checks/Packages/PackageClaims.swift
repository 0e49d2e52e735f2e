import RouteTables

/// The things that a package would do in an app that trusts it, each with its place.
struct PackageClaims {
    private var taken: [Diagnostic.Related] = []
    private var opened: [Diagnostic.Related] = []
    private var served: [Diagnostic.Related] = []
    private var setUps: [Diagnostic.Related] = []

    /// Adds the claims of a module.
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - takings: The URLs that it would take from routes of the app.
    ///   - services: Its services that would be defaults.
    ///   - routes: All routes of the table.
    mutating func add(
        _ module: ModuleModel,
        _ takings: [TakenRoutes.Taking],
        _ services: [Service],
        _ routes: [CompiledRoutes.Route]
    ) {
        for taking in takings {
            let (taker, loser) = (routes[taking.taker], routes[taking.loser])
            let url = taking.url.map { "`\($0)`" } ?? "URLs"
            taken.append(
                taker.pattern.location.note("\(taker.name) would take \(url) from \(loser.name)")
            )
        }
        for handler in module.handlers {
            for pattern in handler.patterns {
                let origins = pattern.origins.subtracting([.app]).sorted { $0.rawValue < $1.rawValue }.map { "\($0)" }
                guard !origins.isEmpty else { continue }
                let list = Diagnostic.list(origins, joinedBy: "and")
                opened.append(
                    pattern.location.note("`\(pattern.text)` of `\(handler.displayName)` would be open to \(list)")
                )
            }
        }
        served += services.map { service in
            let message = "`\(service.displayName)` would serve `\(service.protocolName)` without a key"
            return service.marker.location.note(message)
        }
        setUps += module.setUps.map { setUp in
            let type = SwiftText.path(module.types.path(of: setUp.declaration))
            return setUp.declaration.location.note("`\(module.name).\(type)` would run as a set-up")
        }
    }

    /// Describes the claims of a package; `nil` if it has none.
    ///
    /// - Parameters:
    ///   - package: The package.
    ///   - place: The app's configuration; `nil` if it has none.
    /// - Returns: The finding.
    func finding(about package: ModulePackage, at place: SourceLocation?) -> Diagnostic? {
        let related = [taken, opened, served, setUps].flatMap {
            $0.sorted { ($0.location, $0.message) < ($1.location, $1.message) }
        }
        guard let first = related.first else { return nil }
        let parts = [
            opened.isEmpty ? nil : "open \(Self.count(opened, "route")) to callers outside",
            taken.isEmpty ? nil : "take URLs from the app's own routes",
            served.isEmpty ? nil : "serve \(Self.count(served, "protocol")) by default",
            setUps.isEmpty ? nil : "run \(Self.count(setUps, "set-up"))",
        ].compactMap(\.self)
        let all = Diagnostic.list(parts, joinedBy: "and", quote: "")
        return Problem(.undecidedPackage, at: place ?? first.location)
            .saying("the package \(package.name) is not the app's own, and would \(all)")
            .noting(related)
            .advising(
                "write `\"untrusted\": [\"\(package.identity)\"]` in the app's routegen.json so that nothing of this "
                    + "happens, or `\"trusted\": [\"\(package.identity)\"]` if all of it may"
            )
    }

    private static func count(_ places: [Diagnostic.Related], _ noun: String) -> String {
        "\(places.count) \(noun)\(places.count == 1 ? "" : "s")"
    }
}

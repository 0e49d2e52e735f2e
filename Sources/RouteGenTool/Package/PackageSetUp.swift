import RouteGenCore
import RoutePatterns
import RouteReasons
import RouteTables

/// The set-up of a package: what has no effect because of declarations, names or folders.
struct PackageSetUp {
    private let facts: PackageFacts
    private let apps: PackageApps
    private let reader: FileReader
    private let manifest: String
    private let declarations: TargetDeclarations

    init(_ facts: PackageFacts, _ apps: PackageApps, with reader: FileReader) {
        self.facts = facts
        self.apps = apps
        self.reader = reader
        manifest = facts.ownPath("Package.swift")
        declarations = (try? reader.read(manifest) { TargetDeclarations($0) }) ?? TargetDeclarations()
    }

    /// The modules that use the plugin.
    var pluginUsers: Set<String> {
        let users = facts.package.targets.filter { $0.isSwift && declarations.withPlugin.contains($0.name) }
        return Set(users.compactMap(\.module))
    }

    /// The findings, each with its module, whose name is empty for a file of no target.
    var findings: [(module: String, finding: Diagnostic)] {
        missingPlugins + unlinked + unknownTables + missingLibraries
            + (copies + StrayFiles(facts, with: reader).findings).map { ("", $0) }
    }

    /// A finding at a name in the manifest.
    private func finding(at name: String, _ message: String, help: String) -> Diagnostic {
        let line = reader.lines(of: manifest, with: ["name: \"\(name)\""]).first
        guard let line, let range = line.text.firstRange(ofBytes: "name: \"\(name)\"") else {
            return SourceLine(file: manifest, number: 1, text: "").finding(about: "", message, help: help)
        }
        let part = line.text[range].dropFirst("name: ".count)
        return line.finding(about: part, message, help: help)
    }

    private var missingPlugins: [(String, Diagnostic)] {
        apps.routingTargets.compactMap { target in
            guard declarations.withoutPlugins.contains(target.name), KeptFiles.keptFile(of: target, in: facts) == nil,
                let module = target.module, let need = need(of: target, module)
            else { return nil }
            let finding = finding(
                at: target.name,
                "`\(target.name)` \(need), but does not use the plugin",
                help: "in Package.swift, add `plugins: [.plugin(name: \"RouteGen\", package: \"RouteGen\")]` to the "
                    + "target"
            )
            return (module, finding)
        }
    }

    /// The part of a target that needs the plugin; `nil` if it needs none.
    private func need(of target: PackageGraph.Target, _ module: String) -> String? {
        // A marker in a test may be in a string.
        if !target.isTest, hasMarker(target) { return "has markers" }
        if facts.configuration(of: target) != nil { return "has a routegen.json" }
        return tables(of: target).contains { $0.name.lowercased() == module.lowercased() }
            ? "has a router with the table of its module" : nil
    }

    private func hasMarker(_ target: PackageGraph.Target) -> Bool {
        facts.files(of: target).contains { reader.marker(of: $0) != nil }
    }

    private var unlinked: [(String, Diagnostic)] {
        apps.unlinkedTargets.filter(hasMarker).compactMap { target in
            target.module.map { module in
                let finding = finding(
                    at: module,
                    "`\(module)` has markers, but no app of the package links it, so its routes are in no table",
                    help: "in Package.swift, add `\"\(module)\"` to the `dependencies:` of the app's target"
                )
                return (module, finding)
            }
        }
    }

    private var unknownTables: [(String, Diagnostic)] {
        let known = facts.graph.moduleNames.map(AccessorName.lowercasedFirst).sorted()
        return apps.routingTargets.filter(\.isExecutable).flatMap { target in
            tables(of: target).filter { !known.contains(String($0.name)) }.map { line, name in
                let finding = line.finding(
                    about: name,
                    "`\(target.name)` has a router with the table `.\(name)`, but no module has that table",
                    help: (Spelling.nearest(to: String(name), among: known).map { "did you mean `.\($0)`? " } ?? "")
                        + "a table has the name of its module with a small first letter, as `.chat` for `Chat`"
                )
                return (target.module ?? "", finding)
            }
        }
    }

    /// The tables with which a target makes routers, such as `app` for `Router(.app)`, each where it is first.
    private func tables(of target: PackageGraph.Target) -> [(line: SourceLine, name: Substring)] {
        var seen: Set<Substring> = [""]
        return facts.files(of: target).flatMap { reader.code(of: $0, with: ["Router(."]) }.flatMap { line in
            line.words(after: "Router(.").map { (line, $0.word) }.filter { seen.insert($0.1).inserted }
        }
    }

    private var copies: [Diagnostic] {
        facts.package.products.filter { $0.kind == "dynamic" && containsRuntime($0.targets) }.map { library in
            finding(
                at: library.name,
                "the dynamic library `\(library.name)` gets a copy of `RouterRuntime` of its own, so the app does not know "
                    + "what its handlers throw",
                help: "in the app and in all dynamic libraries, depend on the product `RouteGenDynamic` in place of "
                    + "RouteGen's other libraries"
            )
        }
    }

    /// Whether targets are linked with the runtime without a dynamic library between them.
    private func containsRuntime(_ targets: [String]) -> Bool {
        var (open, seen) = (targets, Set(targets))
        while let target = open.popLast().flatMap(facts.graph.targetByID) {
            if target.name == "RouterRuntime" { return true }
            open += target.dependencies.filter {
                !target.dynamicDependencies.contains($0) && seen.insert($0).inserted
            }
        }
        return false
    }

    /// The libraries of RouteGen that targets import without depending on them, directly or not.
    ///
    /// The compiler may find their modules all the same, and then the linker lacks their symbols.
    private var missingLibraries: [(String, Diagnostic)] {
        let routeGen = facts.package.needs.compactMap { id in facts.graph.packages.first { $0.id == id } }
            .first(where: PackageGraph.isRouteGen)
        let libraries = routeGen?.products.filter { $0.kind != "other" }.map(\.name) ?? []
        // An import in a test may be in a string.
        return facts.package.targets.filter { $0.isSwift && !$0.isTest }.flatMap { target in
            let linked = Set(facts.graph.linkedTargets(of: target, optionalModules: []).map(\.name))
            let files = facts.files(of: target)
            let imported = Set(files.flatMap(reader.imports))
            return libraries.filter { library in
                imported.contains(library) && !linked.contains(library)
                    && !files.contains { !reader.code(of: $0, with: ["canImport(\(library))"]).isEmpty }
            }.map { library in
                let finding = finding(
                    at: target.name,
                    "`\(target.name)` imports `\(library)`, but does not depend on it",
                    help: "in Package.swift, add `.product(name: \"\(library)\", package: \"RouteGen\")` to the "
                        + "`dependencies:` of the target"
                )
                return (target.module ?? "", finding)
            }
        }
    }
}

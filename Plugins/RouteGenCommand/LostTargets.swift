import Foundation
import PackagePlugin

/// Targets of a package whose routes or tables are missing because of their declarations or names.
struct LostTargets {
    /// The warnings, each of which says what is wrong with a target, and what to do.
    let warnings: [String]

    init(_ package: Package, _ apps: PackageApps) {
        let manifest = package.directoryURL.appendingPathComponent("Package.swift")
        let declarations = TargetDeclarations(manifest: (try? String(contentsOf: manifest, encoding: .utf8)) ?? "")
        let withoutPlugin = apps.routingTargets.filter { target in
            declarations.withoutPlugins.contains(target.name)
                && GenerateInvocation(module: SourceModule(target)).keptFile == nil
        }
        let missingPlugins = withoutPlugin.compactMap { target in
            Self.need(of: target).map {
                "'\(target.name)' \($0), but does not use the plugin; in Package.swift, add "
                    + "plugins: [.plugin(name: \"RouteGen\", package: \"RouteGen\")] to the target"
            }
        }
        let unlinked = apps.unlinkedTargets.filter { $0.files.contains(where: StrayFiles.hasMarker) }.map {
            "'\($0.name)' has markers, but no app of the package links it, so its routes are in no table; in "
                + "Package.swift, add \"\($0.name)\" to the dependencies: of the app's target"
        }
        let modules = Set(apps.moduleNames.map { $0.lowercased() })
        let unknownTables = apps.routingTargets.filter { $0.kind == .executable }.flatMap { target in
            Self.tables(in: target).filter { $0.first?.isUppercase == true || !modules.contains($0.lowercased()) }.map {
                "'\(target.name)' has a router with the table .\($0), but no module has that table; a table has the name of "
                    + "its module with a small first letter, as .chat for Chat"
            }
        }
        let libraries = package.products(ofType: LibraryProduct.self).filter { $0.kind == .dynamic }
        let copies = libraries.filter { Self.containsRuntime($0.targets) }.map {
            "the dynamic library '\($0.name)' gets a copy of RouterRuntime of its own, so the app does not know what its "
                + "handlers throw; in the app and in all dynamic libraries, depend on the product RouteGenDynamic in place of "
                + "RouteGen's other libraries"
        }
        let missing = package.targets(ofType: SwiftSourceModuleTarget.self).flatMap { target in
            Self.missingLibraries(of: target, in: package).map {
                "'\(target.name)' imports \($0), but does not depend on it; in Package.swift, add .product(name: \"\($0)\", "
                    + "package: \"RouteGen\") to the dependencies: of the target"
            }
        }
        warnings = [missingPlugins, unlinked, unknownTables, copies, missing].flatMap { $0.sorted() }
    }

    /// The libraries of RouteGen that a target imports without depending on them, directly or not.
    ///
    /// The compiler may find their modules all the same, and then the linker lacks their symbols.
    private static func missingLibraries(of target: SwiftSourceModuleTarget, in package: Package) -> [String] {
        // An import in a test may be in a string.
        guard target.kind != .test,
            let routeGen = package.dependencies.map(\.package).first(where: { package in
                package.targets.contains { $0.name == "RouterRuntime" }
            })
        else { return [] }
        let linked = Set(target.recursiveTargetDependencies.map(\.name))
        let code = code(of: target)
        let imported = imports(in: code)
        return routeGen.products(ofType: LibraryProduct.self).map(\.name).filter { library in
            !linked.contains(library) && !code.contains { $0.contains("canImport(\(library))") }
                && imported.contains(library)
        }
    }

    /// Whether targets are linked with the runtime without a dynamic library between them.
    private static func containsRuntime(_ targets: [any Target]) -> Bool {
        var (open, seen) = (targets, Set(targets.map(\.id)))
        while let target = open.popLast() {
            if target.name == "RouterRuntime" { return true }
            for dependency in target.dependencies {
                let next: [any Target] =
                    switch dependency {
                    case .target(let target): [target]
                    case .product(let product): (product as? LibraryProduct)?.kind == .dynamic ? [] : product.targets
                    @unknown default: []
                    }
                open += next.filter { seen.insert($0.id).inserted }
            }
        }
        return false
    }

    /// The part of a target that needs the plugin; `nil` if it needs none.
    private static func need(of target: SwiftSourceModuleTarget) -> String? {
        // A marker in a test may be in a string.
        if target.kind != .test, SourceModule(target).files.contains(where: StrayFiles.hasMarker) {
            return "has markers"
        }
        if TargetConfiguration(folder: target.directoryURL).url != nil { return "has a routegen.json" }
        return tables(in: target).contains { $0.lowercased() == target.moduleName.lowercased() }
            ? "has a router with the table of its module" : nil
    }

    /// The tables with which a target makes routers, such as `app` for `Router(.app)`.
    private static func tables(in target: SwiftSourceModuleTarget) -> Set<String> {
        let names = code(of: target).flatMap { $0.components(separatedBy: "Router(.").dropFirst() }.map { rest in
            String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
        return Set(names).subtracting([""])
    }

    /// The lines of a target's sources that are no comments.
    private static func code(of target: SwiftSourceModuleTarget) -> [Substring] {
        SourceModule(target).files.flatMap { code(in: $0) }
    }

    /// The modules that lines import.
    static func imports(in code: [Substring]) -> Set<String> {
        Set(
            code.compactMap { line in
                let words = line.split(whereSeparator: \.isWhitespace)
                return words.firstIndex(of: "import").flatMap { words[($0 + 1)...].first }.map(String.init)
            }
        )
    }

    /// The lines of a source that are no comments.
    static func code(in file: URL) -> [Substring] {
        ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(whereSeparator: \.isNewline).filter { line in
            !line.drop(while: \.isWhitespace).hasPrefix("//")
        }
    }
}

/// Files in a package's folder that have a marker or settings, but belong to no target, so that they have no effect.
struct StrayFiles {
    /// The warnings, each of which says what is wrong with a file, and what to do.
    let warnings: [String]

    /// The number of files that are named.
    private static let greatestCount = 10

    init(_ package: Package, path: (URL) -> String) {
        let targets = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
        let folders = Set(targets.map { $0.directoryURL.standardizedFileURL.path })
        let sources = Set(targets.flatMap { $0.sourceFiles.map(\.url.standardizedFileURL.path) })
        let example = targets.map { path($0.directoryURL) }.min() ?? "Sources/App"
        var warnings: [String] = []
        for file in Self.files(below: package.directoryURL) where !sources.contains(file.standardizedFileURL.path) {
            if file.lastPathComponent == TargetConfiguration.name {
                guard !folders.contains(file.deletingLastPathComponent().standardizedFileURL.path) else { continue }
                warnings.append(
                    "\(path(file)) is in no target's folder, so it has no effect; move it to that of its target, such as "
                        + "\(example)"
                )
            } else if Self.hasMarker(file) {
                warnings.append(
                    "\(path(file)) has a marker, but belongs to no target, so it has no effect; move it to the folder of "
                        + "its target, such as \(example)"
                )
            }
        }
        let rest = warnings.count - Self.greatestCount
        self.warnings =
            warnings.prefix(Self.greatestCount) + (rest > 0 ? ["\(rest) other files belong to no target"] : [])
    }

    /// The Swift files and settings below a folder, without those of other packages.
    private static func files(below folder: URL) -> [URL] {
        guard
            let entries = FileManager.default.enumerator(
                at: folder,
                includingPropertiesForKeys: nil,
                options: [.skipsHiddenFiles]
            )
        else { return [] }
        var files: [URL] = []
        for case let file as URL in entries {
            let manifest = file.appendingPathComponent("Package.swift").path
            if FileManager.default.fileExists(atPath: manifest) {
                entries.skipDescendants()
            } else if file.pathExtension == "swift" || file.lastPathComponent == TargetConfiguration.name {
                files.append(file)
            }
        }
        return files.sorted { $0.path < $1.path }
    }

    /// Whether a line of a file starts as a marker does.
    static func hasMarker(_ file: URL) -> Bool {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
        return text.split(whereSeparator: \.isNewline).contains { line in
            let words = line.drop { $0 == " " || $0 == "\t" }
            return words.hasPrefix("/// @route") || words.hasPrefix("/// @service")
        }
    }
}

/// Typed calls of which the compiler only says that a type has no such member: the file lacks an import, or the handler has
/// another name now.
struct LostAccessors {
    private struct Map: Decodable {
        struct Route: Decodable {
            var name: String
            var module: String
        }
        var routes: [Route]
    }

    /// The warnings, each of which names the file and what to write.
    let warnings: [String]

    /// Looks for calls in the sources of a package, except for tests.
    ///
    /// - Parameters:
    ///   - package: The package.
    ///   - map: The file with the map of all routes.
    ///   - path: The path of a file in messages.
    init(_ package: Package, map: URL, path: (URL) -> String) {
        guard let map = try? JSONDecoder().decode(Map.self, from: Data(contentsOf: map)) else {
            warnings = []
            return
        }
        let modules = Dictionary(map.routes.map { ($0.name, Set([$0.module])) }) { $0.union($1) }
        let targets = package.targets(ofType: SwiftSourceModuleTarget.self)
        let linked = targets.flatMap { $0.recursiveTargetDependencies.compactMap(\.sourceModule) }
        let accessors = Dictionary(
            (targets + linked).map {
                ($0.moduleName, Set(TargetConfiguration(folder: $0.directoryURL).accessorModules))
            }
        ) { $0.union($1) }
        let sources = targets.filter { $0.kind != .test }.map { target in
            (target, SourceModule(target).files.map { ($0, LostTargets.code(in: $0)) })
        }
        let declared = sources.flatMap { $0.1.flatMap(\.1) }.filter { line in
            ["func ", "let ", "var ", "case "].contains { line.contains($0) }
        }
        let imports = Dictionary(sources.map { ($0.name, LostTargets.imports(in: $1.flatMap(\.1))) }) { $0.union($1) }
        var warnings: [String] = []
        for (target, files) in sources {
            // Without `MemberImportVisibility`, an import of another file, or of a linked module, is enough. The imports of
            // other packages are not known.
            var visible: Set<String> = [target.moduleName]
            for name in [target.name] + target.recursiveTargetDependencies.map(\.name) {
                visible.formUnion(imports[name] ?? [name])
            }
            for module in visible { visible.formUnion(accessors[module] ?? []) }
            for (file, code) in files {
                let isOther = !LostTargets.imports(in: code).contains { $0.hasPrefix("Router") }
                for (receiver, name) in Self.calls(in: code) {
                    guard let owners = modules[name] else {
                        if isOther || receiver != "router" || declared.contains(where: { $0.contains(" \(name)") }) {
                            continue
                        }
                        warnings.append(
                            "\(path(file)) calls .\(name), but no handler has that accessor; "
                                + "'swift package routes map --format markdown' lists all of them"
                        )
                        continue
                    }
                    guard owners.isDisjoint(with: visible), let owner = owners.min() else { continue }
                    let interface = accessors.filter { $0.value.contains(owner) }.map(\.key).min()
                    let help =
                        interface.map { "add import \($0)" }
                        ?? "no target has accessors to '\(owner)': name it in the routegen.json of an interface"
                    warnings.append(
                        "\(path(file)) calls .\(name), an accessor of '\(owner)', without the import; \(help)"
                    )
                }
            }
        }
        self.warnings = warnings
    }

    /// The typed calls in lines: the name of the value that makes each, and that of the accessor.
    private static func calls(in code: [Substring]) -> [(receiver: String, name: String)] {
        func isOfName(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
        let starts = ["call(.", "open(.", "push(.", "present(.", "resolve(.", "plan(for: .", "link(to: ."]
        var calls: [(receiver: String, name: String)] = []
        for line in code where line.contains("(") {
            for start in starts {
                let parts = line.components(separatedBy: ".\(start)")
                for (before, after) in zip(parts, parts.dropFirst()) {
                    let name = after.prefix(while: isOfName)
                    guard after.dropFirst(name.count).first == "(" else { continue }
                    let end = before.last == "?" ? before.dropLast() : before[...]
                    let receiver = end.reversed().prefix(while: isOfName).reversed()
                    calls.append((String(receiver), String(name)))
                }
            }
        }
        return calls
    }
}

import Foundation
import PackagePlugin

/// A fact about a package for the tool, as a line of fields.
struct SetUpFact {
    let line: String

    init(_ fields: String...) {
        line = fields.map { $0.split(whereSeparator: { $0 == "\t" || $0.isNewline }).joined(separator: " ") }
            .joined(separator: "\t")
    }

    /// A finding about a module, whose name is empty for a file of no target.
    init(_ module: String = "", at place: Place, _ message: String, help: String) {
        self.init(
            "finding",
            module,
            place.file,
            "\(place.line)",
            "\(place.column)",
            "\(place.length)",
            message,
            help
        )
    }

    /// A place in a source; the column and the length are in bytes.
    struct Place {
        var file: String
        var line = 1
        var column = 1
        var length = 1

        init(file: String) { self.file = file }

        /// The place of a part of a source.
        init(_ part: Substring, file: String) {
            let lines = part.base.utf8[..<part.startIndex].split(
                separator: UInt8(ascii: "\n"),
                omittingEmptySubsequences: false
            )
            self.file = file
            line = lines.count
            column = (lines.last?.count ?? 0) + 1
            length = max(1, part.utf8.count)
        }
    }
}

/// The set-up of a package: who uses the plugin, and what has no effect because of declarations, names or folders.
struct PackageSetUp {
    private let package: Package
    private let apps: PackageApps
    private let path: (URL) -> String
    private let manifest: URL
    private let text: String
    private let declarations: TargetDeclarations

    init(_ package: Package, _ apps: PackageApps, path: @escaping (URL) -> String) {
        self.package = package
        self.apps = apps
        self.path = path
        manifest = package.directoryURL.appendingPathComponent("Package.swift")
        text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
        declarations = TargetDeclarations(manifest: text)
    }

    /// The facts that the builds of apps know, too.
    func facts(for apps: [PackageApps.App]) -> [SetUpFact] {
        let manifest = apps.contains { $0.table != nil } ? self.apps.manifest : nil
        let users = package.targets(ofType: SwiftSourceModuleTarget.self).filter {
            declarations.withPlugin.contains($0.name)
        }
        return (manifest.map { [SetUpFact("manifest", path($0))] } ?? [])
            + users.map { SetUpFact("plugin", $0.moduleName) }
    }

    /// The findings, each of which says what is wrong, and what to do.
    var findings: [SetUpFact] {
        let missingPlugins = apps.routingTargets.filter { target in
            declarations.withoutPlugins.contains(target.name)
                && GenerateInvocation(module: SourceModule(target)).keptFile == nil
        }
        .compactMap { target in
            Self.need(of: target).map { need in
                SetUpFact(
                    target.moduleName,
                    at: place(of: target.name),
                    "`\(target.name)` \(need), but does not use the plugin",
                    help:
                        "in Package.swift, add `plugins: [.plugin(name: \"RouteGen\", package: \"RouteGen\")]` to the "
                        + "target"
                )
            }
        }
        let marked = apps.unlinkedTargets.filter { $0.files.contains { StrayFiles.marker(in: $0) != nil } }
        let unlinked = marked.map { module in
            SetUpFact(
                module.name,
                at: place(of: module.name),
                "`\(module.name)` has markers, but no app of the package links it, so its routes are in no table",
                help: "in Package.swift, add `\"\(module.name)\"` to the `dependencies:` of the app's target"
            )
        }
        return missingPlugins + unlinked + unknownTables + copies + missingLibraries
            + StrayFiles(package, path: path).findings
    }

    /// The place of a name in the manifest.
    private func place(of name: String) -> SetUpFact.Place {
        let file = path(manifest)
        return text.range(of: "name: \"\(name)\"").map { range in
            SetUpFact.Place(text[text.index(range.lowerBound, offsetBy: 6)..<range.upperBound], file: file)
        } ?? SetUpFact.Place(file: file)
    }

    private var unknownTables: [SetUpFact] {
        let modules = Set(apps.moduleNames.map { $0.lowercased() })
        return apps.routingTargets.filter { $0.kind == .executable }.flatMap { target in
            Self.tables(in: target).filter {
                $0.name.first?.isUppercase == true || !modules.contains($0.name.lowercased())
            }.map { file, name in
                SetUpFact(
                    target.moduleName,
                    at: SetUpFact.Place(name, file: path(file)),
                    "`\(target.name)` has a router with the table `.\(name)`, but no module has that table",
                    help: "a table has the name of its module with a small first letter, as `.chat` for `Chat`"
                )
            }
        }
    }

    private var copies: [SetUpFact] {
        let libraries = package.products(ofType: LibraryProduct.self).filter { $0.kind == .dynamic }
        return libraries.filter { Self.containsRuntime($0.targets) }.map { library in
            SetUpFact(
                at: place(of: library.name),
                "the dynamic library `\(library.name)` gets a copy of `RouterRuntime` of its own, so the app does not know "
                    + "what its handlers throw",
                help: "in the app and in all dynamic libraries, depend on the product `RouteGenDynamic` in place of "
                    + "RouteGen's other libraries"
            )
        }
    }

    /// The libraries of RouteGen that targets import without depending on them, directly or not.
    ///
    /// The compiler may find their modules all the same, and then the linker lacks their symbols.
    private var missingLibraries: [SetUpFact] {
        package.targets(ofType: SwiftSourceModuleTarget.self).flatMap { target in
            Self.missingLibraries(of: target, in: package).map { library in
                SetUpFact(
                    target.moduleName,
                    at: place(of: target.name),
                    "`\(target.name)` imports `\(library)`, but does not depend on it",
                    help: "in Package.swift, add `.product(name: \"\(library)\", package: \"RouteGen\")` to the "
                        + "`dependencies:` of the target"
                )
            }
        }
    }

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
        if target.kind != .test, SourceModule(target).files.contains(where: { StrayFiles.marker(in: $0) != nil }) {
            return "has markers"
        }
        if TargetConfiguration(folder: target.directoryURL).url != nil { return "has a routegen.json" }
        return tables(in: target).contains { $0.name.lowercased() == target.moduleName.lowercased() }
            ? "has a router with the table of its module" : nil
    }

    /// The tables with which a target makes routers, such as `app` for `Router(.app)`, each where it is first.
    private static func tables(in target: SwiftSourceModuleTarget) -> [(file: URL, name: Substring)] {
        var seen: Set<Substring> = [""]
        return SourceModule(target).files.sorted { $0.path < $1.path }.flatMap { file in
            code(in: file).flatMap { line in
                var rest = line
                var names: [Substring] = []
                while let start = rest.range(of: "Router(.") {
                    rest = rest[start.upperBound...]
                    names.append(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
                }
                return names.filter { seen.insert($0).inserted }.map { (file, $0) }
            }
        }
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
    /// The findings, each of which says what is wrong with a file, and what to do.
    let findings: [SetUpFact]

    init(_ package: Package, path: (URL) -> String) {
        let targets = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
        let folders = Set(targets.map { $0.directoryURL.standardizedFileURL.path })
        let sources = Set(targets.flatMap { $0.sourceFiles.map(\.url.standardizedFileURL.path) })
        let example = targets.map { path($0.directoryURL) }.min() ?? "Sources/App"
        let files = Self.files(below: package.directoryURL).filter { !sources.contains($0.standardizedFileURL.path) }
        findings = files.compactMap { file in
            if file.lastPathComponent == TargetConfiguration.name {
                guard !folders.contains(file.deletingLastPathComponent().standardizedFileURL.path) else { return nil }
                return SetUpFact(
                    at: SetUpFact.Place(file: path(file)),
                    "this file is in no target's folder, so it has no effect",
                    help: "move it to that of its target, such as \(example)"
                )
            }
            return Self.marker(in: file).map { marker in
                SetUpFact(
                    at: SetUpFact.Place(marker, file: path(file)),
                    "this file has a marker, but belongs to no target, so it has no effect",
                    help: "move it to the folder of its target, such as \(example)"
                )
            }
        }
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

    /// The first marker of a file, from its `@` to the end of the line, as far as lines tell.
    static func marker(in file: URL) -> Substring? {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        return text.split(whereSeparator: \.isNewline).lazy.compactMap { line -> Substring? in
            let words = line.drop { $0 == " " || $0 == "\t" }
            guard words.hasPrefix("/// @route") || words.hasPrefix("/// @service") else { return nil }
            return words.dropFirst("/// ".count)
        }
        .first
    }
}

/// Typed calls in the sources of a package, whose accessors the tool knows: a file may lack an import, and a handler may
/// have another name now.
struct LostAccessors {
    /// The calls, and the imports of the targets that they are in.
    let facts: [SetUpFact]

    /// Looks for calls in the sources of a package, except for tests.
    ///
    /// - Parameters:
    ///   - package: The package.
    ///   - path: The path of a file in findings.
    init(_ package: Package, path: (URL) -> String) {
        let targets = package.targets(ofType: SwiftSourceModuleTarget.self).filter { $0.kind != .test }
        let sources = targets.map { target in
            (target, SourceModule(target).files.map { ($0, PackageSetUp.code(in: $0)) })
        }
        let declared = Set(
            sources.flatMap { $0.1.flatMap(\.1) }.filter { line in
                ["func ", "let ", "var ", "case "].contains { line.contains($0) }
            }
            .flatMap { $0.split { !Self.isOfName($0) } }
        )
        let imports = Dictionary(sources.map { ($0.name, PackageSetUp.imports(in: $1.flatMap(\.1))) }) { $0.union($1) }
        facts = sources.flatMap { target, files in
            // Without `MemberImportVisibility`, an import of another file, or of a linked module, is enough. The imports of
            // other packages are not known.
            var visible: Set<String> = [target.moduleName]
            for name in [target.name] + target.recursiveTargetDependencies.map(\.name) {
                visible.formUnion(imports[name] ?? [name])
            }
            let calls = files.flatMap { file, code in
                let isOther = !PackageSetUp.imports(in: code).contains { $0.hasPrefix("Router") }
                return Self.calls(in: code).map { receiver, name in
                    let mayBeOther = isOther || receiver != "router" || declared.contains(name)
                    let place = SetUpFact.Place(name, file: path(file))
                    return SetUpFact(
                        "call",
                        target.moduleName,
                        place.file,
                        "\(place.line)",
                        "\(place.column)",
                        String(name),
                        mayBeOther ? "other" : "accessor"
                    )
                }
            }
            let names = visible.sorted().joined(separator: " ")
            return calls.isEmpty ? [] : [SetUpFact("imports", target.moduleName, names)] + calls
        }
    }

    private static func isOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    /// The typed calls in lines: the name of the value that makes each, and that of the accessor.
    private static func calls(in code: [Substring]) -> [(receiver: String, name: Substring)] {
        let starts = ["call(.", "open(.", "push(.", "present(.", "resolve(.", "plan(for: .", "link(to: ."]
        var calls: [(receiver: String, name: Substring)] = []
        for line in code where line.contains("(") {
            for start in starts {
                var rest = line
                while let range = rest.range(of: ".\(start)") {
                    let before = line[..<range.lowerBound]
                    rest = rest[range.upperBound...]
                    let name = rest.prefix(while: isOfName)
                    guard rest.dropFirst(name.count).first == "(" else { continue }
                    let end = before.last == "?" ? before.dropLast() : before
                    calls.append((String(end.reversed().prefix(while: isOfName).reversed()), name))
                }
            }
        }
        return calls
    }
}

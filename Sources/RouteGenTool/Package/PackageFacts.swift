import RouteGenCore

/// A package with those that it depends on, as a plugin describes them, and the configurations of its targets.
struct PackageFacts {
    let graph: PackageGraph
    /// The package itself.
    let package: PackageGraph.Package
    private var configurations: [String: ConfigurationFile] = [:]
    /// The URLs of edited packages, by their identities.
    private let edited: [String: String]
    /// The beginning of paths that are written without it: that of the package, if it is in the current folder.
    private let prefix: String

    /// Reads the file `facts.txt` in a plugin's folder.
    init(in folder: String, with reader: FileReader) throws(FileFailure) {
        let path = "\(folder)/facts.txt"
        var packages: [PackageGraph.Package] = []
        for line in try PathList(contentsOf: path, with: reader).lines {
            guard Self.add(line, to: &packages) else {
                throw FileFailure(path: path, message: "has no facts of a package: '\(line)'")
            }
        }
        guard let package = packages.first else { throw FileFailure(path: path, message: "has no facts of a package") }
        let isCurrent = ResolvedPaths.resolved(package.folder) == RootFolder.currentFolder
        prefix = isCurrent ? "\(package.folder)/" : ""
        self.package = package
        graph = PackageGraph(packages)
        let state = EditedPackages.file(around: folder)
        edited = (state.flatMap { try? EditedPackages(contentsOf: $0, with: reader) })?.urls ?? [:]
        for target in packages.flatMap(\.targets) where target.isSwift {
            let path = self.path("\(target.folder)/routegen.json")
            guard ResolvedPaths.resolved(path) != nil else { continue }
            // The command that reads the module reports what is wrong with it.
            var failures: [FileFailure] = []
            configurations[target.id] = ConfigurationFile(path: path, with: reader, failures: &failures)
        }
    }

    /// Adds the fact of a line to the last package or target; returns whether it is one.
    private static func add(_ line: String, to packages: inout [PackageGraph.Package]) -> Bool {
        let fields = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
        let last = packages.count - 1
        let target = last < 0 ? -1 : packages[last].targets.count - 1
        let product = last < 0 ? -1 : packages[last].products.count - 1
        switch (fields[0], fields.count) {
        case ("package", 4): packages.append(.init(id: fields[1], name: fields[2], folder: fields[3]))
        case ("from", 2) where last >= 0: packages[last].url = fields[1]
        case ("needs", 2) where last >= 0: packages[last].needs.append(fields[1])
        case ("target", 4) where last >= 0:
            packages[last].targets.append(.init(id: fields[1], name: fields[2], folder: fields[3]))
        case ("module", 4) where target >= 0:
            packages[last].targets[target].module = fields[1]
            packages[last].targets[target].isSwift = fields[2] == "swift"
            packages[last].targets[target].isExecutable = fields[3] == "executable"
            packages[last].targets[target].isTest = fields[3] == "test"
        case ("source", 2) where target >= 0 && line.hasSuffix(".swift"):
            packages[last].targets[target].files.append(fields[1])
        case ("source", 2) where target >= 0, ("file", 2) where target >= 0:
            packages[last].targets[target].otherFiles.append(fields[1])
        case ("links", 2...3) where target >= 0:
            packages[last].targets[target].dependencies.append(fields[1])
            if fields.last == "dynamically" { packages[last].targets[target].dynamicDependencies.insert(fields[1]) }
        case ("product", 3) where last >= 0:
            packages[last].products.append(.init(name: fields[1], kind: fields[2]))
        case ("contains", 2) where product >= 0: packages[last].products[product].targets.append(fields[1])
        default: return false
        }
        return true
    }
}

extension PackageFacts {
    /// The path of a file, relative to the current folder if the package is there.
    func path(_ file: String) -> String {
        !prefix.isEmpty && file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
    }

    /// The path of a file in the package's folder.
    func ownPath(_ name: String) -> String { path("\(package.folder)/\(name)") }

    /// The manifest of the package; `nil` if it has several, of which the toolchain selects one.
    var manifest: String? {
        let file = ownPath("Package.swift")
        let files = (try? SourceFolder(path: package.folder) { _ in false }.sourceFiles()) ?? []
        let hasOthers = files.contains { $0.hasPrefix("\(package.folder)/Package@swift-") }
        return !hasOthers && files.contains("\(package.folder)/Package.swift") ? file : nil
    }

    /// The configuration of the package; `nil` without one, and if it is that of a target.
    var packageConfiguration: String? {
        let file = ownPath("routegen.json")
        return !graph.hasTargetInItsFolder && ResolvedPaths.resolved(file) != nil ? file : nil
    }

    /// The configuration of a target; `nil` if it has none.
    func configuration(of target: PackageGraph.Target) -> ConfigurationFile? { configurations[target.id] }

    /// Whether the table of a target holds everything that it links, unless the target's configuration says otherwise.
    func hasTable(_ target: PackageGraph.Target) -> Bool {
        target.isExecutable || configuration(of: target)?.content.aggregate ?? false
    }

    /// Every target with a module that a target depends on, directly or not.
    func linkedTargets(of target: PackageGraph.Target) -> [PackageGraph.Target] {
        let optional = configuration(of: target)?.content.optionalModules.map(\.name.value)
        return graph.linkedTargets(of: target, optionalModules: optional ?? [])
    }

    /// The files of a target, among which its configuration may be.
    func files(of target: PackageGraph.Target) -> [String] {
        (target.files.map(path) + [configuration(of: target)?.path].compactMap(\.self)).sorted()
    }

    /// The module that a target produces.
    func module(of target: PackageGraph.Target, withPackage: Bool = false) -> ModuleFiles {
        let package = withPackage ? graph.otherPackage(of: target) : nil
        return ModuleFiles(
            name: target.module ?? target.name,
            files: files(of: target),
            package: package.map { ModulePackage(identity: $0.id, url: $0.url ?? edited[$0.id]) }
        )
    }
}

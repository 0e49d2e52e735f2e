import Foundation
import PackagePlugin

/// The packages and targets that are visible from a package.
struct PackageGraph {
    /// The package of the target, then all packages that it depends on.
    private let packages: [Package]
    /// The packages of the targets in other packages than that of the target.
    private let otherPackages: [Target.ID: ModulePackage]

    /// Finds the packages.
    ///
    /// - Parameters:
    ///   - package: The package of the target.
    ///   - workDirectory: The folder of the plugin, around which SwiftPM keeps what it knows about edited packages.
    init(package: Package, workDirectory: URL) {
        var packages = [package]
        var seen: Set<Package.ID> = [package.id]
        var index = 0
        while index < packages.count {
            packages += packages[index].dependencies.map(\.package).filter { seen.insert($0.id).inserted }
            index += 1
        }
        self.packages = packages
        let edited = EditedPackages(near: workDirectory)
        otherPackages = packages.dropFirst().reduce(into: [:]) { others, package in
            let owner = ModulePackage(package, edited)
            for target in package.targets { others[target.id] = owner }
        }
    }

    /// The module that a target produces, with its package.
    func module(of target: SwiftSourceModuleTarget) -> SourceModule {
        var module = SourceModule(target)
        module.package = otherPackages[target.id]
        return module
    }

    /// The folder of the target's package.
    var folder: URL? { packages.first?.directoryURL }

    /// The manifest of the target's package; `nil` if it has several, of which the toolchain selects one.
    var manifest: URL? {
        guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path),
            !names.contains(where: { $0.hasPrefix("Package@swift-") }), names.contains("Package.swift")
        else { return nil }
        return folder.appendingPathComponent("Package.swift")
    }

    /// The configuration of the target's package; `nil` without one, and if it is that of a target.
    var configuration: URL? {
        guard let package = packages.first else { return nil }
        let file = package.directoryURL.appendingPathComponent("routegen.json")
        let isOfTarget = package.targets.contains { $0.directoryURL.standardized == package.directoryURL.standardized }
        return !isOfTarget && FileManager.default.fileExists(atPath: file.path) ? file : nil
    }

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

    /// The targets without the runtime whose own builds do not report it, because they do not use the plugin, as far as
    /// the manifests show.
    func silentTargets(among targets: [any SourceModuleTarget]) -> [SwiftSourceModuleTarget] {
        let unrouted = unroutedTargets(among: targets)
        guard !unrouted.isEmpty else { return [] }
        let using = packages.flatMap { package in
            let manifest = package.directoryURL.appendingPathComponent("Package.swift")
            let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
            let names = TargetDeclarations(manifest: text).withPlugin
            return package.targets.filter { names.contains($0.name) }.map(\.id)
        }
        return unrouted.filter { !using.contains($0.id) }
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

/// The package of a module that is not in the target's own package.
struct ModulePackage {
    let identity: String
    /// The repository or the registry from which it was fetched; `nil` for one on this machine.
    let url: String?

    /// Describes a package.
    ///
    /// An edited package counts as fetched.
    fileprivate init(_ package: Package, _ edited: EditedPackages) {
        identity = package.id
        url =
            switch package.origin {
            case .repository(let url, _, _): url
            case .registry(let identity, _): "registry:\(identity)"
            default: edited.urls[package.id]
            }
    }
}

/// The packages that `swift package edit` has put in the place of fetched ones, which plugins see as those on this
/// machine.
private struct EditedPackages {
    /// The places from which they were fetched, by their identities.
    let urls: [String: String]

    private struct State: Decodable {
        struct Object: Decodable { var dependencies: [Dependency] }
        struct Dependency: Decodable {
            var packageRef: Reference
            var state: Kind
        }
        struct Reference: Decodable {
            var identity: String
            var location: String
        }
        struct Kind: Decodable { var name: String }
        var object: Object
    }

    /// Reads SwiftPM's file about the state of packages, which is in a folder around another one.
    init(near folder: URL) {
        var folder = folder.standardizedFileURL
        var file = folder.appendingPathComponent(Self.name)
        while folder.path != "/", !FileManager.default.fileExists(atPath: file.path) {
            folder = folder.deletingLastPathComponent()
            file = folder.appendingPathComponent(Self.name)
        }
        let state = try? JSONDecoder().decode(State.self, from: Data(contentsOf: file))
        let edited = state?.object.dependencies.filter { $0.state.name == "edited" } ?? []
        urls = edited.reduce(into: [:]) { urls, dependency in
            let location = dependency.packageRef.location
            let isPath = location.hasPrefix("/")
            urls[dependency.packageRef.identity] =
                isPath ? URL(fileURLWithPath: location, isDirectory: true).absoluteString : location
        }
    }

    private static let name = "workspace-state.json"
}

/// A module, its Swift files and its `routegen.json`.
struct SourceModule {
    var name: String
    var files: [URL]
    /// The package of the module, if it is another one than that of the target.
    var package: ModulePackage?
    /// The folder of the target.
    private var folder: URL?

    init(name: String, files: [URL]) {
        self.name = name
        self.files = files
    }

    /// The module that a target of a package produces.
    init(_ target: SwiftSourceModuleTarget) {
        name = target.moduleName
        folder = target.directoryURL
        files = target.sourceFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
        if let configuration = TargetConfiguration(folder: target.directoryURL).url { files.append(configuration) }
    }

    /// The option that tells the tool its package.
    var packageOption: [String] {
        package.map { ["--of-package", "\(name)=\($0.identity)" + ($0.url.map { "=\($0)" } ?? "")] } ?? []
    }

    /// Whether some file is a symbolic link, or in a folder that is one, below a folder.
    func hasLinks(below root: URL) -> Bool {
        let resolvedRoot = root.resolvingSymlinksInPath().path
        return files.contains { file in
            file.path.hasPrefix(root.path + "/")
                && file.resolvingSymlinksInPath().path != resolvedRoot + file.path.dropFirst(root.path.count)
        }
    }

    /// The folder of the target, if the tool finds the same files in it.
    ///
    /// It does not if the manifest excludes some of the Swift files, or has a list of its own.
    var wholeFolder: URL? {
        guard let folder,
            let entries = FileManager.default.enumerator(
                at: folder,
                includingPropertiesForKeys: nil,
                options: .skipsHiddenFiles
            )
        else { return nil }
        let sources = files.filter { $0.pathExtension == "swift" }
        var paths = Set(sources.map(\.path))
        guard paths.count == sources.count else { return nil }
        for case let entry as URL in entries where entry.pathExtension == "swift" {
            guard paths.remove(entry.path) != nil else { return nil }
        }
        return paths.isEmpty ? folder : nil
    }
}

/// The members of a target's `routegen.json` that the plugin needs to list the sources.
///
/// A file with mistakes counts as empty here; the tool reports them.
struct TargetConfiguration {
    /// The file, if there is one.
    let url: URL?
    /// Whether the file is there and can be used.
    let isReadable: Bool
    /// Whether the file says that the target's table holds its dependencies' routes.
    let aggregate: Bool?
    /// The modules for which accessors are generated.
    let accessorModules: [String]
    /// The modules that the target links on some platforms only.
    let optionalModules: [String]
    /// The target's module, where it has another name than the build system's default.
    let moduleName: String?
    /// The modules that are named with their folders; `nil` if the file has no such member.
    let namedModules: [String: String]?

    private struct Content: Decodable {
        struct Accessors: Decodable {
            var `for`: [String]?
        }
        var table: String?
        /// The former name of `table`.
        var aggregate: Bool?
        var accessors: Accessors?
        var optionalModules: [String: String]?
        var module: String?
        var modules: [String: String]?
    }

    /// Whether the target's table holds its dependencies' routes, because the file says so.
    var aggregates: Bool { aggregate ?? false }

    /// Reads the file in a target's folder.
    init(folder: URL) {
        let url = folder.appendingPathComponent(Self.name)
        self.init(file: FileManager.default.fileExists(atPath: url.path) ? url : nil)
    }

    /// Reads the file.
    init(file: URL?) {
        url = file
        let content = file.flatMap { try? JSONDecoder().decode(Content.self, from: Data(contentsOf: $0)) }
        isReadable = content != nil
        aggregate = content?.table.map { $0 == "app" } ?? content?.aggregate
        accessorModules = content?.accessors?.for ?? []
        optionalModules = content?.optionalModules?.keys.sorted() ?? []
        moduleName = content?.module
        namedModules = content?.modules
    }

    /// The name of the file.
    static let name = "routegen.json"

    /// The modules with accessors that the build system provides; the tool lists the named ones itself.
    var linkedAccessorModules: [String] { accessorModules.filter { namedModules?[$0] == nil } }

    /// Finds the files of the named modules, which the tool finds and reads.
    ///
    /// - Parameter root: A folder in which the modules may be, in addition to the repository or the package around the
    ///   file.
    /// - Returns: The files; none of a folder elsewhere, which the tool refuses.
    func namedFiles(in root: URL? = nil) -> [URL] {
        guard let url, let namedModules else { return [] }
        let roots = [root?.resolvingSymlinksInPath(), Self.root(of: url)].compactMap(\.self)
        return namedModules.sorted { $0.key < $1.key }.flatMap { module, path -> [URL] in
            let folder = URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent())
                .resolvingSymlinksInPath()
            // A folder elsewhere may be the whole disk.
            let isAllowed = roots.isEmpty || roots.contains { (folder.path + "/").hasPrefix($0.path + "/") }
            guard isAllowed else { return [] }
            return Self.sources(in: folder, of: module)
        }
    }

    /// The folder of the repository or the package around a file; `nil` if there is none.
    private static func root(of file: URL) -> URL? {
        var (folder, package) = (file.resolvingSymlinksInPath().deletingLastPathComponent(), URL?.none)
        while folder.path != "/" {
            if contains(folder, ".git") { return folder }
            if contains(folder, "Package.swift") { package = folder }
            folder = folder.deletingLastPathComponent()
        }
        return package
    }

    private static func contains(_ folder: URL, _ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }

    private static func sources(in folder: URL, of module: String) -> [URL] {
        let entries = FileManager.default.enumerator(
            at: folder,
            includingPropertiesForKeys: nil,
            options: .skipsHiddenFiles
        )
        let files = (entries?.allObjects ?? []).compactMap { $0 as? URL }
        let sources = files.filter {
            $0.pathExtension == "swift" && $0.lastPathComponent != "\(module)+Routes.generated.swift"
        }
        let configuration = folder.appendingPathComponent(name)
        let hasConfiguration = FileManager.default.fileExists(atPath: configuration.path)
        return sources.sorted { $0.path < $1.path } + (hasConfiguration ? [configuration] : [])
    }
}

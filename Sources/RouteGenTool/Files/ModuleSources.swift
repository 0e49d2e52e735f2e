import RouteGenCore
import RouteReasons
import RouteTables

/// The source files of a module.
struct ModuleSources {
    /// The module's name.
    var name: String
    /// The paths of its files, without repetitions and excluded files.
    var files: [String]
    /// Its `routegen.json`, if one is among its files.
    var configuration: ConfigurationFile?
    /// The package of the module; `nil` for the package of the app.
    var package: ModulePackage?
    /// The lists that name its files.
    private var lists: [String] = []

    /// The files of a folder, of a list (`@FILE`), or a single file.
    static func files(at path: String, with reader: FileReader) throws(FileFailure) -> [String] {
        if path.hasPrefix("@") {
            return try PathList(contentsOf: String(path.dropFirst()), with: reader).lines
        }
        switch SourceFolder.exists(at: path) {
        case true: return try SourceFolder(path: path).sourceFiles()
        case false where path.hasSuffix(".swift") || ConfigurationFile.isConfiguration(path): return [path]
        case false:
            throw FileFailure(
                path: path,
                message: "cannot be read: it is neither a folder nor a .swift file",
                help: "write '@\(path)' if it lists the files"
            )
        }
    }

    /// The modules that the package passes for an option such as `--module`, and those in its values.
    ///
    /// Values with the same name form one module.
    ///
    /// The modules are in the order of their first values.
    static func modules(
        _ option: String,
        in arguments: ParsedArguments,
        with reader: FileReader,
        failures: inout [FileFailure]
    ) throws(UsageError) -> [ModuleSources] {
        var modules: [ModuleSources] = []
        var indices: [String: Int] = [:]
        let packages = try arguments.packages
        func add(_ files: [String], in list: String? = nil, to name: String, of package: ModulePackage?) {
            let index = indices[name] ?? modules.endIndex
            if index == modules.endIndex {
                indices[name] = index
                modules.append(ModuleSources(name: name))
                modules[index].package = package
            }
            modules[index].files += files
            modules[index].lists += list.map { [$0] } ?? []
        }
        for module in arguments.package.modules[option] ?? [] {
            add(module.files, to: module.name, of: module.package)
        }
        for value in arguments.values[option] ?? [] {
            let named = try NamedPath(value, option: option)
            add([], to: named.name, of: packages[named.name])
            do throws(FileFailure) {
                let list = named.path.hasPrefix("@") ? String(named.path.dropFirst()) : nil
                add(try files(at: named.path, with: reader), in: list, to: named.name, of: nil)
            } catch {
                failures.append(error)
            }
        }
        for index in modules.indices { modules[index].settle(with: reader, failures: &failures) }
        return modules
    }

    private init(name: String) {
        self.name = name
        files = []
    }

    /// A module with its files, among which its configuration may be.
    init(name: String, files: [String], with reader: FileReader, failures: inout [FileFailure]) {
        self.name = name
        self.files = files
        settle(with: reader, failures: &failures)
    }

    /// Removes repetitions, excluded files and generated files, and separates the configuration.
    private mutating func settle(with reader: FileReader, failures: inout [FileFailure]) {
        var seen = Set<String>(minimumCapacity: files.count)
        let paths = ResolvedPaths()
        files.removeAll { !seen.insert(paths.path(of: $0)).inserted }
        if let path = files.first(where: ConfigurationFile.isConfiguration) {
            var unread: [FileFailure] = []
            configure(ConfigurationFile(path: path, with: reader, failures: &unread))
            failures += unread.map { named($0, with: reader) }
        }
        files.removeAll(where: ConfigurationFile.isConfiguration)
        files.removeAll(where: isGenerated)
    }

    /// Whether a file, by its name, is the generated file of the module, which may be kept among the sources.
    private func isGenerated(_ path: String) -> Bool {
        let name = "\(name)+Routes.generated.swift"
        return path == name || path.hasSuffix("/\(name)")
    }

    /// Sets the module's configuration.
    mutating func configure(_ configuration: ConfigurationFile) {
        self.configuration = configuration
        let paths = ResolvedPaths()
        files.removeAll { configuration.excludes($0, paths) }
    }

    /// Passes each file's path and bytes to a closure.
    ///
    /// Files that cannot be read are added to `failures`.
    func forEachFile(
        with reader: FileReader,
        failures: inout [FileFailure],
        _ body: (String, UnsafeBufferPointer<UInt8>) -> Void
    ) {
        forEachFile(files, with: reader, failures: &failures, body)
    }

    private func forEachFile(
        _ files: [String],
        with reader: FileReader,
        failures: inout [FileFailure],
        _ body: (String, UnsafeBufferPointer<UInt8>) -> Void
    ) {
        for file in files {
            do throws(FileFailure) {
                try reader.read(file) { bytes in body(file, bytes) }
            } catch {
                failures.append(named(error, with: reader))
            }
        }
    }

    /// A failure with the list that names the file, if one does.
    private func named(_ failure: FileFailure, with reader: FileReader) -> FileFailure {
        let list = lists.first { list in
            (try? PathList(contentsOf: list, with: reader))?.lines.contains(failure.path) == true
        }
        guard let list, failure.help == nil else { return failure }
        return FileFailure(
            path: failure.path,
            message: failure.message,
            help: "\(list) lists it: correct the list, or bring back the file"
        )
    }

    /// Scans those of the module's files that determine the meaning of its markers.
    func scan(with reader: FileReader, failures: inout [FileFailure]) -> ModuleScan {
        var scanner = emptyScanner
        let unmarked = scanMarked(to: &scanner, with: reader, failures: &failures)
        scanOthers(unmarked, to: &scanner, with: reader, failures: &failures)
        return withNibs(scanner.scan)
    }

    /// A scan without the findings about outlets of classes that have a nib in the module's folder.
    fileprivate func withNibs(_ scan: ModuleScan) -> ModuleScan {
        guard scan.needsNibs, let folder else { return scan }
        let files = (try? SourceFolder(path: folder, suffix: ".xib").sourceFiles()) ?? []
        // A nib may be that of one kind of device: `Page~ipad.xib`.
        let names = files.compactMap { $0.split(separator: "/").last?.split { ".~".contains($0) }.first }
        var scan = scan
        scan.remove(outletsOf: Set(names.map(String.init)))
        return scan
    }

    /// The folder with the module's name around its files, or else the innermost one that contains them all; `nil` if it
    /// would be outside of their repository or package.
    private var folder: String? {
        let paths = files.map { RootFolder.components(of: RootFolder.absolute($0, in: RootFolder.currentFolder)) }
        guard var common = paths.first?.dropLast() else { return nil }
        for path in paths { common = common.prefix(zip(common, path).prefix { $0 == $1 }.count) }
        if let own = common.lastIndex(of: name[...]) { common = common[...own] }
        let folder = "/" + common.joined(separator: "/")
        return "\(folder)/".hasPrefix("\(SourceTree().root(of: files[0]))/") ? folder : nil
    }

    /// Scans the module as ``scan(with:failures:)`` does if one of its files has a marker.
    ///
    /// A module without markers has no routes for a module that links it.
    func scanIfMarked(with reader: FileReader, failures: inout [FileFailure]) -> ModuleScan {
        var scanner = emptyScanner
        let unmarked = scanMarked(to: &scanner, with: reader, failures: &failures)
        guard unmarked.count < files.count else { return scanner.scan }
        scanOthers(unmarked, to: &scanner, with: reader, failures: &failures)
        return withNibs(scanner.scan)
    }

    /// Scans only the files that have markers, which is enough to tell where they are.
    func scanOfMarkers(with reader: FileReader, failures: inout [FileFailure]) -> ModuleScan {
        var scanner = emptyScanner
        _ = scanMarked(to: &scanner, with: reader, failures: &failures)
        return scanner.scan
    }

    fileprivate var emptyScanner: ModuleScanner {
        var scanner = ModuleScanner(name: name, isolation: configuration?.content.isolation ?? IsolationRules())
        scanner.package = package
        return scanner
    }

    /// Scans the files that have markers; returns the others.
    fileprivate func scanMarked(
        to scanner: inout ModuleScanner,
        with reader: FileReader,
        failures: inout [FileFailure]
    ) -> [String] {
        var unmarked: [String] = []
        forEachFile(with: reader, failures: &failures) { path, bytes in
            if !scanner.addIfMarked(path: path, bytes: bytes) { unmarked.append(path) }
        }
        return unmarked
    }

    /// Scans files without markers that are needed, until no file needs another one.
    fileprivate func scanOthers(
        _ files: [String],
        to scanner: inout ModuleScanner,
        with reader: FileReader,
        failures: inout [FileFailure]
    ) {
        var files = files
        while !files.isEmpty {
            forEachFile(files, with: reader, failures: &failures) { path, bytes in
                scanner.addUnmarked(path: path, bytes: bytes)
            }
            files = scanner.takeNeeded()
        }
    }
}

extension [ModuleSources] {
    /// Scans modules concurrently with the types that they have of each other, and of modules whose markers have no
    /// effect.
    ///
    /// - Parameters:
    ///   - others: The other modules.
    ///   - failures: Receives the files that cannot be read, in the order of the modules.
    /// - Returns: The scans of the modules, and then those of the others, in their order.
    func scans(withTypesOf others: [ModuleSources], failures: inout [FileFailure]) -> [ModuleScan] {
        let marked = concurrentMap { module in
            var (scanner, failures): (ModuleScanner, [FileFailure]) = (module.emptyScanner, [])
            let rest = module.scanMarked(to: &scanner, with: FileReader(), failures: &failures)
            return (module: module, scanner: scanner, rest: rest, failures: failures)
        }
        let unmarked = others.map { (module: $0, scanner: $0.emptyScanner, rest: $0.files, failures: [FileFailure]()) }
        let demand = TypeDemand(of: marked.map(\.scanner))
        let results = (marked + unmarked).concurrentMap { module, scanner, rest, failures in
            var (scanner, failures) = (scanner, failures)
            scanner.demandTypes(demand)
            module.scanOthers(rest, to: &scanner, with: FileReader(), failures: &failures)
            return (scan: module.withNibs(scanner.scan), failures: failures)
        }
        failures += results.flatMap(\.failures)
        return results.map(\.scan)
    }

    /// Scans modules concurrently, each as ``ModuleSources/scanIfMarked(with:failures:)`` does.
    ///
    /// - Parameter failures: Receives the files that cannot be read, in the order of the modules.
    /// - Returns: The scans in the order of the modules. The scan of a module without markers is empty.
    func scansIfMarked(failures: inout [FileFailure]) -> [ModuleScan] {
        let results = concurrentMap { module in
            var failures: [FileFailure] = []
            let scan = module.scanIfMarked(with: FileReader(), failures: &failures)
            return (scan: scan, failures: failures)
        }
        failures += results.flatMap(\.failures)
        return results.map(\.scan)
    }
}

extension ModuleSources {
    /// Whether some source may make a router with the module's table, or a file cannot be read: otherwise, as in a widget
    /// that only writes URLs, no call can fail.
    func mayUseTable(with reader: FileReader) -> Bool {
        let name = AccessorName.lowercasedFirst(name)
        return mayContain([".\(name)", ".`\(name)`"], with: reader)
    }

    /// Whether some source contains one of some texts, or a file cannot be read.
    fileprivate func mayContain(_ texts: [String], with reader: FileReader) -> Bool {
        files.contains { file in
            let isFound = try? reader.read(file) { bytes in
                let text = String(decoding: bytes, as: UTF8.self)
                return texts.contains { text.contains(bytesOf: $0) }
            }
            return isFound ?? true
        }
    }
}

extension [ModuleSources] {
    /// Whether some source may ask for the facts that routes require, as far as that matters: it has a scope of middleware
    /// for one, or reads those of a plan.
    ///
    /// - Parameters:
    ///   - scans: The scans of the modules; without a route that requires something, nothing is read.
    ///   - reader: The reader of files.
    /// - Returns: Whether one may, or a file cannot be read.
    func mayAskForRequirements(of scans: some Sequence<ModuleScan>, with reader: FileReader) -> Bool {
        guard scans.contains(where: \.namesRequirements) else { return true }
        return contains { $0.mayContain([".requiring", "requirements"], with: reader) }
    }
}

extension DeclaredProtocols {
    /// Searches the sources of modules for protocols that determine whether services of different modules conflict.
    ///
    /// It reads nothing if there are no such protocols, which is the usual case.
    init(
        of scans: [ModuleScan],
        in modules: [ModuleSources],
        with reader: FileReader,
        failures: inout [FileFailure]
    ) {
        self.init()
        let names = Self.names(inQuestionAmong: scans)
        guard !names.isEmpty else { return }
        for module in modules {
            module.forEachFile(with: reader, failures: &failures) { _, bytes in
                add(names, in: bytes, module: module.name)
            }
        }
    }
}

extension ModuleSources {
    /// The modules in the values of `--module`, and those that their configurations and that of the app name.
    ///
    /// Modules that are passed need not be read from the folders that a configuration names.
    static func modulesWithNamed(
        in arguments: ParsedArguments,
        app: ConfigurationFile?,
        with reader: FileReader,
        failures: inout [FileFailure],
        diagnostics: inout [Diagnostic]
    ) throws(UsageError) -> [ModuleSources] {
        var modules = try modules("--module", in: arguments, with: reader, failures: &failures)
        let passed = Set(modules.map(\.name))
        var names = passed
        func add(_ configuration: ConfigurationFile?, of module: ModuleSources) {
            guard let configuration, !configuration.content.namedModules.isEmpty else { return }
            let named = NamedModules(
                in: configuration,
                of: module,
                passed: passed,
                with: reader,
                failures: &failures
            )
            diagnostics += named.diagnostics
            for var other in named.modules where names.insert(other.name).inserted {
                other.package = module.package
                modules.append(other)
            }
        }
        let paths = ResolvedPaths()
        if let app, !modules.contains(where: { $0.configuration.map { paths.areSame($0.path, app.path) } == true }) {
            add(app, of: ModuleSources(name: ""))
        }
        var index = 0
        while index < modules.count {
            add(modules[index].configuration, of: modules[index])
            index += 1
        }
        return modules
    }

    /// The names of the modules that its configuration names, without those that it only has accessors for.
    var namedModules: [String] {
        let accessors = configuration?.content.accessorModules.map(\.value) ?? []
        return configuration?.content.namedModules.map(\.name.value).filter { !accessors.contains($0) } ?? []
    }

    /// The finding about a configuration that gives the module another name than the build system does.
    var findingOfName: Diagnostic? {
        guard let written = configuration?.content.moduleName, written.value != name else { return nil }
        return Problem(.invalidConfiguration, at: written.location, length: written.length)
            .saying("the module is `\(name)`, as the build system says, not `\(written.value)`")
            .advising("remove the member `module`, or pass this name to the tool")
    }
}

extension ModuleSources {
    /// The place for findings about a target that uses the plugin; `nil` if a mistake in its configuration may be why it
    /// asks for nothing.
    var placeOfPluginUsage: SourceLocation? {
        let isMistaken = configuration?.diagnostics.contains { $0.severity == .error } ?? false
        guard !isMistaken, let file = configuration?.path ?? files.min() else { return nil }
        return SourceLocation(file: file, line: 1, column: 1)
    }
}

import RouteGenCore

/// The source files of a module.
struct ModuleSources {
    /// The module's name.
    var name: String
    /// The paths of its files, without repetitions and excluded files.
    var files: [String]
    /// Its `routegen.json`, if one is among its files.
    var configuration: ConfigurationFile?

    /// The files of a folder, of a list (`@FILE`), or a single file.
    static func files(at path: String, with reader: FileReader) throws(FileFailure) -> [String] {
        if path.hasPrefix("@") {
            return try PathList(contentsOf: String(path.dropFirst()), with: reader).lines
        }
        switch SourceFolder.exists(at: path) {
        case true: return try SourceFolder(path: path).sourceFiles()
        case false where path.hasSuffix(".swift"): return [path]
        case false: throw FileFailure(path: path, message: "cannot be read: it is neither a folder nor a .swift file")
        }
    }

    /// The modules in the values of an option such as `--module`.
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
        for value in arguments.values[option] ?? [] {
            let named = try NamedPath(value, option: option)
            let index = indices[named.name] ?? modules.endIndex
            if index == modules.endIndex {
                indices[named.name] = index
                modules.append(ModuleSources(name: named.name))
            }
            do throws(FileFailure) {
                modules[index].files += try files(at: named.path, with: reader)
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

    /// Removes repetitions, excluded files and generated files, and separates the configuration.
    private mutating func settle(with reader: FileReader, failures: inout [FileFailure]) {
        var seen = Set<String>(minimumCapacity: files.count)
        files.removeAll { !seen.insert($0).inserted }
        if let path = files.first(where: ConfigurationFile.isConfiguration) {
            configure(ConfigurationFile(path: path, with: reader, failures: &failures))
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
        files.removeAll(where: configuration.excludes)
    }

    /// Passes each file's path and bytes to a closure.
    ///
    /// Files that cannot be read are added to `failures`.
    func forEachFile(
        with reader: FileReader,
        failures: inout [FileFailure],
        _ body: (String, UnsafeBufferPointer<UInt8>) -> Void
    ) {
        Self.forEachFile(files, with: reader, failures: &failures, body)
    }

    private static func forEachFile(
        _ files: [String],
        with reader: FileReader,
        failures: inout [FileFailure],
        _ body: (String, UnsafeBufferPointer<UInt8>) -> Void
    ) {
        for file in files {
            do throws(FileFailure) {
                try reader.read(file) { bytes in body(file, bytes) }
            } catch {
                failures.append(error)
            }
        }
    }

    /// Scans those of the module's files that determine the meaning of its markers.
    func scan(with reader: FileReader, failures: inout [FileFailure]) -> ModuleScan {
        var scanner = emptyScanner
        let unmarked = scanMarked(to: &scanner, with: reader, failures: &failures)
        scanOthers(unmarked, to: &scanner, with: reader, failures: &failures)
        return scanner.scan
    }

    /// Scans the module as ``scan(with:failures:)`` does if one of its files has a marker.
    ///
    /// A module without markers has no routes for a module that links it.
    func scanIfMarked(with reader: FileReader, failures: inout [FileFailure]) -> ModuleScan {
        var scanner = emptyScanner
        let unmarked = scanMarked(to: &scanner, with: reader, failures: &failures)
        guard unmarked.count < files.count else { return scanner.scan }
        scanOthers(unmarked, to: &scanner, with: reader, failures: &failures)
        return scanner.scan
    }

    private var emptyScanner: ModuleScanner {
        ModuleScanner(name: name, isolation: configuration?.content.isolation ?? IsolationRules())
    }

    /// Scans the files that have markers; returns the others.
    private func scanMarked(
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
    private func scanOthers(
        _ files: [String],
        to scanner: inout ModuleScanner,
        with reader: FileReader,
        failures: inout [FileFailure]
    ) {
        var files = files
        while !files.isEmpty {
            Self.forEachFile(files, with: reader, failures: &failures) { path, bytes in
                scanner.addUnmarked(path: path, bytes: bytes)
            }
            files = scanner.takeNeeded()
        }
    }
}

extension [ModuleSources] {
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

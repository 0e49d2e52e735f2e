import RouteGenCore

/// The source files of a module, to be read as often as needed.
struct ModuleSources {
    /// The module's name.
    var name: String
    /// The paths of its files, without repetitions.
    var files: [String]

    /// Lists the files of a folder, of a list (`@FILE`), or a single file.
    static func files(at path: String, with reader: FileReader) throws(FileFailure) -> [String] {
        if path.hasPrefix("@") {
            return try PathList(contentsOf: String(path.dropFirst()), with: reader).lines
        }
        switch SourceFolder.exists(at: path) {
        case true: return try SourceFolder(path: path).swiftFiles()
        case false where path.hasSuffix(".swift"): return [path]
        case false: throw FileFailure(path: path, message: "cannot be read: it is neither a folder nor a .swift file")
        }
    }

    /// Gathers the values of an option such as `--module`; what is given for one name several times becomes one module.
    ///
    /// The modules keep the order in which they are named first.
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
                modules.append(ModuleSources(name: named.name, files: []))
            }
            do throws(FileFailure) {
                modules[index].files += try files(at: named.path, with: reader)
            } catch {
                failures.append(error)
            }
        }
        for index in modules.indices {
            modules[index].removeRepetitions()
        }
        return modules
    }

    private mutating func removeRepetitions() {
        var seen = Set<String>(minimumCapacity: files.count)
        files.removeAll { !seen.insert($0).inserted }
    }

    /// Passes each file's path and bytes to a closure; those that cannot be read are noted and skipped.
    func forEachFile(
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

    /// Collects the markers of the module's files.
    func scan(resolvingTypes: Bool, with reader: FileReader, failures: inout [FileFailure]) -> ModuleScan {
        var scan = ModuleScan(name: name, resolvesTypes: resolvingTypes)
        forEachFile(with: reader, failures: &failures) { path, bytes in
            scan.add(path: path, bytes: bytes)
        }
        return scan
    }
}

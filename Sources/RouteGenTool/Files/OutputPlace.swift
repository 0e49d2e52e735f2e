#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif
import RouteGenCore

/// Checks where outputs go before anything is written, so that a wrong argument destroys no file.
enum OutputPlace {
    /// Refuses an existing file that is not a generated one.
    ///
    /// An empty file may be replaced: build systems create such files.
    static func checkGenerated(_ path: String, with reader: FileReader) throws(FileFailure) {
        guard isRegularFile(path) else { return }
        let isReplaceable = try reader.read(path) { bytes in bytes.isEmpty || Generator.isGenerated(bytes) }
        guard !isReplaceable else { return }
        throw FileFailure(
            path: path,
            message: "cannot be written: it is a file that RouteGen has not generated",
            help: "pass another `--output`, or remove the file"
        )
    }

    /// Refuses an output that is one of the inputs.
    static func check(_ path: String, isNoneOf inputs: [String]) throws(FileFailure) {
        guard let output = identity(path), isRegularFile(path),
            let input = inputs.first(where: { identity($0) == output })
        else { return }
        throw FileFailure(
            path: path,
            message: "cannot be written: it is an input" + (input == path ? "" : ", passed as \(input)"),
            help: "pass another path for the output"
        )
    }

    /// Refuses a symbolic link that leads out of the tree, which may be that of a stranger.
    ///
    /// The links in `/dev`, such as `/dev/stdout`, are those of the system.
    static func checkLink(_ path: String, in tree: SourceTree) throws(FileFailure) {
        guard !path.hasPrefix("/dev/"), tree.isLinkOut(path) else { return }
        throw FileFailure(
            path: path,
            message: "cannot be written: it is a symbolic link to a file outside of \(tree.root(of: path))",
            help: "pass the file itself, or `--root` with a folder that contains the file"
        )
    }

    /// Whether two outputs are one file, of which only the second text would remain.
    ///
    /// Devices such as `/dev/null` take both.
    static func areSame(_ output: String, _ other: String) -> Bool {
        place(output) == place(other) && !OutputFile(path: output).isWrittenDirectly
    }

    /// A file, whatever its paths are.
    private struct Identity: Hashable {
        let device: dev_t
        let number: ino_t
    }

    private static func identity(_ path: String) -> Identity? {
        var status = stat()
        return stat(path, &status) == 0 ? Identity(device: status.st_dev, number: status.st_ino) : nil
    }

    /// A file that exists, or the folder and the name of one that does not.
    private struct Place: Hashable {
        let identity: Identity?
        let name: String
    }

    private static func place(_ path: String) -> Place {
        if let identity = identity(path) { return Place(identity: identity, name: "") }
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
        return Place(identity: identity(folder), name: ignoresCase(in: folder) ? name.lowercased() : name)
    }

    /// Whether names in a folder that differ only in case are one name.
    private static func ignoresCase(in folder: String) -> Bool {
        #if canImport(Darwin)
            pathconf(folder, _PC_CASE_SENSITIVE) == 0
        #else
            false
        #endif
    }

    private static func isRegularFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}

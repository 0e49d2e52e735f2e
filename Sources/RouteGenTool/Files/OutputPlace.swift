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

    /// Refuses two outputs that are one file.
    static func check(_ output: String, differsFrom other: String, of option: String) throws(FileFailure) {
        guard place(output) == place(other) else { return }
        // Devices such as `/dev/null` take both.
        if identity(output) != nil, !isRegularFile(output) { return }
        throw FileFailure(
            path: other,
            message: "cannot be written: `\(option)` and `--output` are the same file",
            help: "pass different paths"
        )
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

import RouteGenCore

/// A `routegen.json`.
struct ConfigurationFile {
    /// The path as it was given.
    let path: String
    /// Its contents.
    let content: Configuration
    /// The findings about the file.
    let diagnostics: [Diagnostic]

    /// Reads the file of a target, or that of a package.
    init(path: String, isOfPackage: Bool = false, with reader: FileReader, failures: inout [FileFailure]) {
        var diagnostics: [Diagnostic] = []
        var content = Configuration()
        do throws(FileFailure) {
            try reader.tree.check(path)
            let json = try reader.read(path) { bytes in Array(bytes) }
            content = Configuration(json: json, path: path, isOfPackage: isOfPackage, diagnostics: &diagnostics)
        } catch {
            failures.append(error)
        }
        self.path = path
        self.content = content
        self.diagnostics = diagnostics
    }

    /// Whether a file is a configuration, by its name.
    static func isConfiguration(_ path: String) -> Bool { path == name || path.hasSuffix("/\(name)") }

    private static let name = "routegen.json"

    /// Whether the configuration excludes a file.
    ///
    /// Patterns are relative to the configuration's folder.
    func excludes(_ file: String, _ paths: ResolvedPaths) -> Bool {
        guard !content.excluded.isEmpty else { return false }
        let folder = paths.folder(folder)
        let file = paths.path(of: file)
        let relative = file.hasPrefix(folder) ? file.dropFirst(folder.count) : file[...]
        return content.excluded.contains { $0.matches(relative) }
    }

    /// The file's folder, with a slash at its end if it is not empty.
    var folder: Substring { path[...].dropLast(path.split(separator: "/").last?.count ?? 0) }

    /// The path of a folder that the file names.
    ///
    /// It has no needless `..`, unless symbolic links give that a meaning of its own.
    func path(of relative: String) -> String {
        let written = folder + relative
        let parts = written.split(separator: "/").reduce(into: [Substring]()) { parts, part in
            switch part {
            case ".": break
            case ".." where parts.last.map { $0 != ".." } == true: parts.removeLast()
            default: parts.append(part)
            }
        }
        let joined = (written.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
        let short = joined.isEmpty ? "." : joined
        return ResolvedPaths.resolved(short) == ResolvedPaths.resolved(String(written)) ? short : String(written)
    }
}

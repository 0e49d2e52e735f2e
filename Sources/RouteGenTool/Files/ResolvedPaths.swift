/// Paths whose folders have no symbolic links, so that different paths of a file can be compared.
///
/// Build systems may name a file by `/tmp/App.swift` in one place and by `/private/tmp/App.swift` in another. A link in
/// the place of the file itself counts as a file of its own, as it does for the compiler.
final class ResolvedPaths {
    /// The folders that were resolved, by the paths that were given.
    private var folders: [Substring: String] = [:]

    /// The path of a file with its folder resolved, or the path itself if there is no such folder.
    func path(of file: String) -> String {
        let start = Self.startOfName(in: file)
        let folder = file[..<start]
        let resolved = self.folder(folder)
        return resolved == folder ? file : resolved + file[start...]
    }

    /// The path of a folder, with a slash at its end.
    func folder(_ path: Substring) -> String {
        if let known = folders[path] { return known }
        let resolved = Self.resolved(path.isEmpty ? "." : String(path)).map { $0 == "/" ? $0 : "\($0)/" }
        let result = resolved ?? String(path)
        folders[path] = result
        return result
    }

    /// Whether two paths name the same file.
    func areSame(_ one: String, _ other: String) -> Bool {
        one == other || path(of: one) == path(of: other)
    }

    /// The path without any symbolic links; `nil` if there is no such file.
    static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The start of a file's name in its path.
    ///
    /// It uses `strrchr`, which is fast in debug builds too.
    private static func startOfName(in path: String) -> String.Index {
        let offset = path.withCString { start in
            strrchr(start, Int32(UInt8(ascii: "/"))).map { UnsafePointer($0) - start + 1 } ?? 0
        }
        return path.utf8.index(path.startIndex, offsetBy: offset)
    }
}

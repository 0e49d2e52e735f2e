/// The folder that the paths in a map are relative to.
///
/// So a map contains no path of the machine that made it.
struct RootFolder {
    /// The names of the folders above it, and its own.
    private let components: [Substring]
    private let current: String

    /// Creates a root from a path, which may be relative to the current folder.
    init(_ path: String) {
        self.init(path, in: Self.currentFolder)
    }

    /// Creates a root from a path that may be relative to a folder.
    init(_ path: String, in current: String) {
        self.current = current
        let absolute = Self.absolute(path, in: current)
        components = Self.components(of: ResolvedPaths.resolved(absolute) ?? absolute)
    }

    /// The path from the root to a file, with `..` if the file is outside of it.
    func path(to file: String) -> String {
        let others = Self.components(of: ResolvedPaths().path(of: Self.absolute(file, in: current)))
        let common = zip(components, others).prefix { $0 == $1 }.count
        let ups = repeatElement(".."[...], count: components.count - common)
        return (ups + others.dropFirst(common)).joined(separator: "/")
    }

    /// The names on an absolute path to a file, without `.` and `..`.
    static func components(of path: String) -> [Substring] {
        var components: [Substring] = []
        for component in path.split(separator: "/") where component != "." {
            if component == ".." { _ = components.popLast() } else { components.append(component) }
        }
        return components
    }

    /// The path as an absolute one, if it may be relative to a folder.
    static func absolute(_ path: String, in current: String) -> String {
        path.hasPrefix("/") ? path : "\(current)/\(path)"
    }

    /// The current folder, without links.
    static var currentFolder: String {
        guard let path = getcwd(nil, 0) else { return "/" }
        defer { free(path) }
        return String(cString: path)
    }
}

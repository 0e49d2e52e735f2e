/// The folder that symbolic links to sources and configurations may lead to: the repository or the package around them.
///
/// The sources may be those of a stranger. A link out of them can lead to any file of the machine, whose text must not
/// appear in the messages of a build. For each file, the tree is
///
/// 1. the nearest folder above it with a `.git`, or
/// 2. the outermost folder above it with a `Package.swift`, or
/// 3. the current folder if that contains the file, or
/// 4. the file's own folder,
///
/// and in addition the folder of `--root`. The search ends at a hidden folder, so a package in `.build` is a tree of its
/// own. The folder `.git` belongs to no tree, since it may contain the credentials of a checkout.
struct SourceTree {
    /// The path of `--root` without links; `nil` if there is none.
    private let named: String?
    private let current: String

    /// Creates a tree.
    ///
    /// - Parameter root: The value of `--root`.
    init(root: String? = nil) {
        named = root.flatMap(ResolvedPaths.resolved)
        current = RootFolder.currentFolder
    }

    /// Whether a file is in its tree, after all links have been followed.
    ///
    /// A file that does not exist is not.
    func contains(_ path: String) -> Bool {
        guard let target = ResolvedPaths.resolved(path) else { return false }
        return [named, ResolvedPaths.resolved(root(of: path))].contains { root in
            root.map { Self.is(target, in: $0) } ?? false
        }
    }

    /// Whether a folder that a file names is in the tree of the file, after all links have been followed.
    ///
    /// A folder that does not exist counts by its path, so that messages do not tell what exists elsewhere.
    func contains(folder: String, of file: String) -> Bool {
        let place = place(of: folder)
        return [named, self.place(of: root(of: file))].contains { root in root.map { Self.is(place, in: $0) } ?? false }
    }

    /// The path of a folder without links, as far as the folder exists.
    private func place(of folder: String) -> String {
        var existing = RootFolder.absolute(folder, in: current).split(separator: "/")
        var missing: [Substring] = []
        var target = ResolvedPaths.resolved("/" + existing.joined(separator: "/"))
        while target == nil, let name = existing.popLast() {
            missing.insert(name, at: 0)
            target = ResolvedPaths.resolved("/" + existing.joined(separator: "/"))
        }
        let components = RootFolder.components(of: (target ?? "") + "/" + missing.joined(separator: "/"))
        return "/" + components.joined(separator: "/")
    }

    /// Refuses a symbolic link that leads out of the tree.
    ///
    /// Messages about a JSON file quote its text, so it must not be a file of somebody else.
    func check(_ path: String) throws(FileFailure) {
        guard isLinkOut(path) else { return }
        throw FileFailure(
            path: path,
            message: "cannot be read: it is a symbolic link to a file outside of \(root(of: path))",
            help: "copy the file, or pass `--root` with a folder that contains the file"
        )
    }

    /// Whether a path is a symbolic link to a file outside of its tree.
    func isLinkOut(_ path: String) -> Bool { Self.isLink(path) && isOutside(path) }

    /// Whether links lead from a path to a file outside of its tree.
    func isOutside(_ path: String) -> Bool { ResolvedPaths.resolved(path) != nil && !contains(path) }

    /// The tree of a file, without that of `--root`.
    func root(of path: String) -> String {
        let components = RootFolder.components(of: RootFolder.absolute(path, in: current)).dropLast()
        var repository: String?
        // A folder that is itself a link is not part of the repository that it leads to if one contains the link.
        var linkedRepository: String?
        var package: String?
        for count in stride(from: components.count, to: 0, by: -1) {
            let folder = "/" + components.prefix(count).joined(separator: "/")
            if repository == nil, Self.exists("\(folder)/.git") { repository = folder }
            if Self.exists("\(folder)/Package.swift") { package = folder }
            if components[components.startIndex + count - 1].utf8.first == UInt8(ascii: ".") { break }
            if Self.isLink(folder), let found = repository ?? package {
                linkedRepository = found
                (repository, package) = (nil, nil)
            }
        }
        if let root = repository ?? package ?? linkedRepository { return root }
        let folder = "/" + components.joined(separator: "/")
        return current != "/" && Self.is(folder, in: current) ? current : folder
    }

    private static func `is`(_ path: String, in folder: String) -> Bool {
        guard path != folder else { return true }
        let folder = folder == "/" ? "/" : folder + "/"
        return path.hasPrefix(folder) && !path.dropFirst(folder.count).split(separator: "/").contains(".git")
    }

    private static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Whether the last part of a path is a symbolic link.
    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}

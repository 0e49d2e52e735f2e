/// Spells a path as it is seen from a folder.
enum RelativePath {
    /// The path from the folder on, with `..` for each folder to leave; the path itself if there is no folder, or one of
    /// them is not absolute.
    static func of(_ path: String, from folder: String?) -> String {
        guard let folder, path.hasPrefix("/"), folder.hasPrefix("/") else { return path }
        let target = path.split(separator: "/")
        let base = folder.split(separator: "/")
        var common = 0
        while common < base.count, common < target.count - 1, base[common] == target[common] { common += 1 }
        let steps = [Substring](repeating: "..", count: base.count - common) + target[common...]
        return steps.joined(separator: "/")
    }
}

/// A folder of sources.
struct SourceFolder {
    /// The path as it was given.
    var path: String
    /// The end of the names of its files.
    var suffix = ".swift"
    /// Whether the files in a subfolder count.
    var includesFolder: (String) -> Bool = { _ in true }

    /// The `.swift` files in the folder and its subfolders, and a `routegen.json` in the folder, sorted by the bytes of
    /// their paths.
    ///
    /// Hidden entries, such as `.build`, are left out. Links to files are followed. Links to folders are not, since
    /// they may form a cycle.
    func sourceFiles() throws(FileFailure) -> [String] {
        var files: [String] = []
        var folders = [path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path]
        let configuration = folders[0] == "/" ? "/routegen.json" : "\(folders[0])/routegen.json"
        // If it cannot be read, reading reports the error.
        if Self.isPresent(configuration) { files.append(configuration) }
        while let folder = folders.popLast() {
            try visit(folder, files: &files, folders: &folders)
        }
        return files.sorted { left, right in strcmp(left, right) < 0 }
    }

    private func visit(_ folder: String, files: inout [String], folders: inout [String]) throws(FileFailure) {
        guard let stream = opendir(folder) else {
            throw FileFailure(path: folder, doing: "cannot be listed", error: errno)
        }
        defer { closedir(stream) }
        errno = 0
        while let entry = readdir(stream) {
            guard let bytes = Self.visibleName(entry) else { continue }
            let name = String(decoding: bytes, as: UTF8.self)
            let isSource = name.hasSuffix(suffix)
            var type = Int32(entry.pointee.d_type)
            if isSource || type == Int32(DT_DIR), !name.utf8.elementsEqual(bytes) {
                throw Self.invalidName(bytes, in: folder)
            }
            let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
            if type == Int32(DT_UNKNOWN) || (isSource && type == Int32(DT_LNK)) {
                type = Self.type(of: path, followingLink: type == Int32(DT_LNK))
            }
            if type == Int32(DT_DIR) {
                if includesFolder(path) { folders.append(path) }
            } else if isSource, type == Int32(DT_REG) {
                files.append(path)
            }
            errno = 0
        }
        guard errno == 0 else {
            throw FileFailure(path: folder, doing: "cannot be listed", error: errno)
        }
    }

    /// The bytes of an entry's name; `nil` for a hidden one.
    private static func visibleName(_ entry: UnsafeMutablePointer<dirent>) -> [UInt8]? {
        withUnsafePointer(to: &entry.pointee.d_name) { tuple in
            // Swift imports the C array `d_name` as a tuple.
            // Unchecked: the pointer is to a tuple of bytes, with its size.
            tuple.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) { name in
                name.pointee == UInt8(ascii: ".")
                    ? nil
                    : Array(
                        UnsafeBufferPointer(
                            start: name,
                            // Unchecked: the system ends the name with a zero.
                            count: strlen(UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
                        )
                    )
            }
        }
    }

    /// The failure for a name that is not UTF-8, which no argument and no list can pass on.
    private static func invalidName(_ bytes: [UInt8], in folder: String) -> FileFailure {
        let name = PathList.escaped(bytes)
        return FileFailure(
            path: "\(folder)/\(name)",
            message: "cannot be read: its name is not UTF-8",
            help: "rename it"
        )
    }

    /// The type of an entry, as in `d_type`, if its folder does not contain it.
    ///
    /// A broken link counts as a file, so that reading it reports the error. A link to a folder counts as neither.
    private static func type(of path: String, followingLink: Bool) -> Int32 {
        var status = stat()
        if !followingLink {
            guard lstat(path, &status) == 0 else { return Int32(DT_UNKNOWN) }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: return Int32(DT_DIR)
            case S_IFREG: return Int32(DT_REG)
            case S_IFLNK: break
            default: return Int32(DT_UNKNOWN)
            }
        }
        guard stat(path, &status) == 0 else { return Int32(DT_REG) }
        return status.st_mode & S_IFMT == S_IFREG ? Int32(DT_REG) : Int32(DT_LNK)
    }
}

extension SourceFolder {
    /// Whether there is a folder at a path.
    static func exists(at path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The names of a folder's entries, without the hidden ones; none if it cannot be listed.
    static func entries(of folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            if let name = visibleName(entry) { names.append(String(decoding: name, as: UTF8.self)) }
        }
        return names.sorted()
    }

    /// Whether there is anything at a path, such as a broken link.
    static func isPresent(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }
}

import RouteGenCore

/// A file that the tool writes, which is checked before anything is written, so that a wrong argument destroys no file.
///
/// It is replaced as a whole, and only when its bytes change.
struct OutputFile {
    /// The path as it was given.
    let path: String

    /// The kind of an output, which decides about the files that it may replace.
    enum Content {
        /// A generated source.
        case source
        /// A dependency file.
        case depfile
        /// A map, with its contents.
        case map(String)

        /// Whether a file has content of this kind.
        ///
        /// A map begins like another one of its format.
        fileprivate func isLike(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
            switch self {
            case .source: Generator.isGenerated(bytes)
            case .depfile: Depfile.isDepfile(bytes)
            case .map(let text): bytes.starts(with: text.utf8.prefix { $0 != UInt8(ascii: "\n") }.prefix(8))
            }
        }

        fileprivate var refusal: (reason: String, option: String) {
            switch self {
            case .source: ("it is a file that RouteGen has not generated", "--output")
            case .depfile: ("it is not a dependency file", "--depfile")
            case .map: ("it is not a map in this format", "--output")
            }
        }
    }

    /// Refuses an output that is an input, leads out of its tree, or would replace a file of another kind.
    ///
    /// An empty file may be replaced: build systems create such files.
    ///
    /// - Parameters:
    ///   - content: The contents that will be written; `nil` if they may replace any file.
    ///   - inputs: The files that are read.
    ///   - isFolderTrusted: Whether the build system has chosen the folder.
    ///   - reader: Reads the file that is there.
    /// - Throws: A failure that says why the output is refused.
    func check(
        for content: Content? = nil,
        isNoneOf inputs: [String],
        isFolderTrusted: Bool = false,
        with reader: FileReader
    ) throws(FileFailure) {
        let isRegular = Self.status(path).map { $0.st_mode & S_IFMT == S_IFREG } ?? false
        let identity = Self.identity(path)
        if isRegular, let input = inputs.first(where: { Self.identity($0) == identity }) {
            let reason = "it is an input" + (input == path ? "" : ", passed as \(input)")
            throw refusal(reason, help: "pass another path for the output")
        }
        try checkLinks(isFolderTrusted: isFolderTrusted, in: reader.tree)
        guard let content, isRegular, try !reader.read(path, { $0.isEmpty || content.isLike($0) }) else { return }
        let (reason, option) = content.refusal
        throw refusal(reason, help: "pass another `\(option)`, or remove the file")
    }

    /// Makes the folder of the file with those around it.
    func makeFolder(in tree: SourceTree) throws(FileFailure) {
        try checkLinks(isFolderTrusted: false, in: tree)
        for end in path.indices.dropFirst() where path[end] == "/" {
            let folder = String(path[..<end])
            if !SourceFolder.exists(at: folder), mkdir(folder, 0o777) != 0 {
                throw FileFailure(path: folder, doing: "cannot be made", error: errno)
            }
        }
    }

    /// Refuses a symbolic link that leads out of the tree, which may be that of a stranger, and a folder that does.
    ///
    /// The links in `/dev`, such as `/dev/stdout`, are those of the system.
    private func checkLinks(isFolderTrusted: Bool, in tree: SourceTree) throws(FileFailure) {
        guard !path.hasPrefix("/dev/") else { return }
        let isLink = tree.isLinkOut(path)
        guard isLink || !isFolderTrusted && !tree.contains(folder: folder, of: path) else { return }
        throw refusal(
            (isLink ? "it is a symbolic link to a file" : "a symbolic link leads to a folder")
                + " outside of \(tree.root(of: path))",
            help: "pass the file itself, or `--root` with a folder that contains the file"
        )
    }

    func refusal(_ reason: String, help: String? = nil) -> FileFailure {
        FileFailure(path: path, message: "cannot be written: \(reason)", help: help)
    }
}

extension OutputFile {
    /// Whether this and another output are one file, of which only the second one would remain.
    ///
    /// Devices such as `/dev/null` take both, and so do pipes.
    func isSame(as other: OutputFile) -> Bool {
        let isWrittenDirectly = Self.status(path).map { [S_IFCHR, S_IFIFO].contains($0.st_mode & S_IFMT) } ?? false
        return place == other.place && !isWrittenDirectly
    }

    private var folder: String {
        path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    }

    /// A file that exists, or the folder and the name of one that does not.
    private var place: [String?] {
        if let identity = Self.identity(path) { return [identity] }
        let name = path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
        return [Self.identity(folder), Self.ignoresCase(in: folder) ? name.lowercased() : name]
    }

    /// The device and the number of a file, whatever its paths are; `nil` if there is none.
    private static func identity(_ path: String) -> String? { status(path).map { "\($0.st_dev) \($0.st_ino)" } }

    private static func status(_ path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }

    /// Whether names in a folder that differ only in case are one name.
    private static func ignoresCase(in folder: String) -> Bool {
        #if canImport(Darwin)
            pathconf(folder, _PC_CASE_SENSITIVE) == 0
        #else
            false
        #endif
    }
}

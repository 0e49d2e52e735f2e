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
        func isLike(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
            switch self {
            case .source: Generator.isGenerated(bytes)
            case .depfile: Depfile.isDepfile(bytes)
            case .map(let text): bytes.starts(with: text.utf8.prefix { $0 != UInt8(ascii: "\n") }.prefix(8))
            }
        }

        fileprivate var refusal: String {
            switch self {
            case .source: "it is a file that RouteGen has not generated"
            case .depfile: "it is not a dependency file"
            case .map: "it is not a map in this format"
            }
        }

        fileprivate var option: String {
            if case .depfile = self { "--depfile" } else { "--output" }
        }
    }

    /// Refuses an output that is an input, leads out of its tree, or would replace a file of another kind.
    ///
    /// An empty file may be replaced: build systems create such files.
    ///
    /// - Parameters:
    ///   - path: The path of the output.
    ///   - content: The contents that will be written.
    ///   - inputs: The files that are read.
    ///   - isFolderTrusted: Whether the build system has chosen the folder.
    ///   - reader: Reads the file that is there.
    /// - Throws: A failure that says why the output is refused.
    static func check(
        _ path: String,
        for content: Content,
        isNoneOf inputs: [String],
        isFolderTrusted: Bool = false,
        with reader: FileReader
    ) throws(FileFailure) {
        try check(path, isNoneOf: inputs, isFolderTrusted: isFolderTrusted, with: reader)
        guard isRegularFile(path), try !reader.read(path, { bytes in bytes.isEmpty || content.isLike(bytes) }) else {
            return
        }
        throw FileFailure(
            path: path,
            message: "cannot be written: \(content.refusal)",
            help: "pass another `\(content.option)`, or remove the file"
        )
    }

    /// Refuses an output that is an input or leads out of its tree, whatever file it replaces.
    static func check(
        _ path: String,
        isNoneOf inputs: [String],
        isFolderTrusted: Bool = false,
        with reader: FileReader
    ) throws(FileFailure) {
        if isRegularFile(path), let output = identity(path), let input = inputs.first(where: { identity($0) == output })
        {
            throw FileFailure(
                path: path,
                message: "cannot be written: it is an input" + (input == path ? "" : ", passed as \(input)"),
                help: "pass another path for the output"
            )
        }
        try checkLinks(path, isFolderTrusted: isFolderTrusted, in: reader.tree)
    }

    /// Makes the folder of an output with those around it.
    static func makeFolder(of path: String, in tree: SourceTree) throws(FileFailure) {
        try checkLinks(path, isFolderTrusted: false, in: tree)
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
    private static func checkLinks(_ path: String, isFolderTrusted: Bool, in tree: SourceTree) throws(FileFailure) {
        guard !path.hasPrefix("/dev/") else { return }
        let folder = folder(of: path)
        let isLink = tree.isLinkOut(path)
        let isInFolderOut = !isFolderTrusted && !tree.contains(folder: folder, of: path)
        guard isLink || isInFolderOut else { return }
        throw FileFailure(
            path: path,
            message: "cannot be written: "
                + (isLink ? "it is a symbolic link to a file" : "a symbolic link leads to a folder")
                + " outside of \(tree.root(of: path))",
            help: "pass the file itself, or `--root` with a folder that contains the file"
        )
    }

    /// Whether two outputs are one file, of which only the second one would remain.
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
        let folder = folder(of: path)
        let name = path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
        return Place(identity: identity(folder), name: ignoresCase(in: folder) ? name.lowercased() : name)
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
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

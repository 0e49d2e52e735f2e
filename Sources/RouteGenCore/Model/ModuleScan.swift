/// What the sources of one module say about routes.
///
/// Files are added one by one and can be dropped afterwards; of a file without a marker nothing is kept but, where the
/// types of the module are needed, the types that it declares.
public struct ModuleScan: Sendable {
    /// The module's name.
    public let name: String
    /// Whether signatures have to be resolved.
    ///
    /// They have to be for the module that code is generated for, and for those that it offers accessors to; a module that
    /// is only aggregated needs it not.
    public let resolvesTypes: Bool
    private(set) var files: [ParsedFile] = []
    private(set) var types = TypeIndex()
    /// What is wrong with the files themselves.
    private(set) var diagnostics: [Diagnostic] = []
    /// The names of all files, without their folders.
    private(set) var fileNames: Set<String> = []

    /// Creates a scan without files.
    public init(name: String, resolvesTypes: Bool) {
        self.name = name
        self.resolvesTypes = resolvesTypes
    }

    /// Reads one file.
    ///
    /// The order in which files are added makes no difference.
    ///
    /// - Parameters:
    ///   - path: The path, as it is to stand in findings and in generated code.
    ///   - bytes: The file's text in UTF-8. A file that holds no marker is dismissed by a search for one.
    public mutating func add(path: String, bytes: UnsafeBufferPointer<UInt8>) {
        if resolvesTypes { fileNames.insert(Self.fileName(path)) }
        let mayContainMarker = MarkerSearch.mayContainMarker(bytes)
        guard mayContainMarker || resolvesTypes else { return }
        let file = DeclarationParser.parse(path: path, bytes: bytes)
        types.add(file)
        guard mayContainMarker else { return }
        files.append(file)
        if let place = InvalidText.location(in: bytes, path: path) {
            diagnostics.append(
                Diagnostic(
                    .unreadableFile,
                    "the file is not valid UTF-8 here, so a marker or a name near to it may be misread",
                    at: place,
                    severity: .warning,
                    help: "save the file as UTF-8"
                )
            )
        }
    }

    /// The last part of a path.
    static func fileName(_ path: String) -> String {
        String(path.split(separator: "/").last ?? path[...])
    }
}

/// What the sources of one module say about routes.
///
/// Files are added one by one and can be dropped afterwards; of a file without a marker little is kept but the types that it
/// declares. What a signature means, and so how a handler is called, may depend on each of the module's files; ``ModuleScanner`` finds
/// those on which it does. If none of them has a marker, none needs to be added.
public struct ModuleScan: Sendable {
    /// The module's name.
    public let name: String
    private(set) var files: [MarkedFile] = []
    private(set) var types: TypeIndex
    private(set) var functions = FunctionIndex()
    private(set) var overloads = OverloadIndex()
    /// The access levels that its imports write, by the imported module.
    private(set) var importAccess: [String: Set<String>] = [:]
    /// What its services are fetched by.
    private(set) var serviceNames: Set<ServiceName> = []
    /// The types that set the module up, in the order of the files.
    private(set) var setUps: [ModuleSetUp] = []
    /// What is wrong with the files themselves.
    private(set) var diagnostics: [Diagnostic] = []

    /// Creates a scan without files.
    ///
    /// - Parameters:
    ///   - name: The module's name.
    ///   - isolation: What the module's own configuration says about isolation.
    public init(name: String, isolation: IsolationRules = IsolationRules()) {
        self.name = name
        types = TypeIndex(module: name, isolation: isolation)
    }

    /// Reads one file.
    ///
    /// The order in which files are added makes no difference.
    ///
    /// - Parameters:
    ///   - path: The path, as it is to stand in findings and in generated code.
    ///   - bytes: The file's text in UTF-8.
    public mutating func add(path: String, bytes: UnsafeBufferPointer<UInt8>) {
        let file = DeclarationParser.parse(path: path, bytes: bytes)
        add(MarkerSearch.mayContainMarker(bytes) ? MarkedFile(file) : nil, parsed: file, bytes: bytes)
    }

    /// Adds a file of which it is known whether it has markers.
    mutating func add(_ marked: MarkedFile?, parsed file: ParsedFile, bytes: UnsafeBufferPointer<UInt8>) {
        types.add(file)
        functions.add(file)
        overloads.add(file)
        setUps += ModuleSetUp.all(in: file)
        add(file.imports)
        guard let marked else { return }
        files.append(marked)
        for marked in marked.marked { addServiceNames(of: marked.markers) }
        if let place = file.excessiveNesting {
            diagnostics.append(
                Diagnostic(
                    .unreadableFile,
                    "types, parentheses or `#if` branches are nested deeper than 256 here, which is as far as they are read",
                    at: place,
                    help: "nest less deeply, or move the declarations that have markers to another file"
                )
            )
        }
        if let place = InvalidText.location(in: bytes, path: file.path) {
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

    /// Adds the imports of a file, of which the access levels count.
    mutating func add(_ imports: [ParsedFile.Import]) {
        for item in imports {
            if let access = item.access { importAccess[item.module, default: []].insert(access) }
        }
    }

    /// What a service is fetched by, as its marker says: a protocol and a key, or no key.
    struct ServiceName: Hashable, Sendable {
        var protocolName: String
        var key: String?
    }

    private mutating func addServiceNames(of markers: ParsedMarkers) {
        for marker in markers.services {
            guard let last = marker.protocolName?.value.split(separator: ".").last else { continue }
            if let key = marker.key?.value {
                serviceNames.insert(ServiceName(protocolName: String(last), key: key))
            }
            if marker.key == nil || marker.isDefault {
                serviceNames.insert(ServiceName(protocolName: String(last)))
            }
        }
    }
}

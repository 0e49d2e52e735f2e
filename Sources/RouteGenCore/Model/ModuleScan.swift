/// The markers and declarations in the sources of one module.
///
/// Files are added one by one and can be discarded afterward. Of a file without markers, the scan keeps little more
/// than the types that it declares. The meaning of a signature, and so how a handler is called, may depend on any file
/// of the module; ``ModuleScanner`` finds the files that matter. If no file has a marker, none needs to be added.
public struct ModuleScan: Sendable {
    /// The module's name.
    public let name: String
    /// The package of the module; `nil` for the package of the app.
    public var package: ModulePackage?
    private(set) var files: [MarkedFile] = []
    private(set) var types: TypeIndex
    private(set) var functions = FunctionIndex()
    private(set) var overloads = OverloadIndex()
    /// The access levels in its imports, by imported module.
    private(set) var importAccess: [String: Set<WrittenAccess>] = [:]
    /// Whether one of its files exports what it imports, so that the others see that too.
    private(set) var exportsImports = false
    /// The protocols and keys of its services.
    private(set) var serviceNames: Set<ServiceName> = []
    /// The types that set up the module, in the order of the files.
    private(set) var setUps: [ModuleSetUp] = []
    /// The findings about the files and their markers, as far as a file alone shows them.
    private(set) var diagnostics: [Diagnostic] = []

    /// Whether some class has outlets that only a nib with its name connects, as far as is known.
    public var needsNibs: Bool { files.contains { !$0.outletWarnings.isEmpty } }

    /// Whether a marker requires a fact of the app.
    public var namesRequirements: Bool {
        files.contains { $0.marked.contains { $0.markers.routes.contains { !$0.requirements.isEmpty } } }
    }

    /// Removes the findings about outlets of classes that have a nib.
    ///
    /// - Parameter nibs: The names of the module's nibs. A controller's nib may have its name without `Controller`.
    public mutating func remove(outletsOf nibs: Set<String>) {
        let short = "Controller".count
        let silenced = files.flatMap(\.outletWarnings).filter { type, _ in
            nibs.contains(type) || type.hasSuffix("Controller") && nibs.contains(String(type.dropLast(short)))
        }
        diagnostics.removeAll { finding in silenced.contains { $0.warning == finding } }
    }

    /// Creates a scan without files.
    ///
    /// - Parameters:
    ///   - name: The module's name.
    ///   - isolation: The module's own configuration of isolation.
    public init(name: String, isolation: IsolationRules = IsolationRules()) {
        self.name = name
        types = TypeIndex(module: name, isolation: isolation)
    }

    /// Reads one file.
    ///
    /// The order in which files are added makes no difference.
    ///
    /// - Parameters:
    ///   - path: The path for findings and generated code.
    ///   - bytes: The file's text in UTF-8.
    public mutating func add(path: String, bytes: UnsafeBufferPointer<UInt8>) {
        let file = DeclarationParser.parse(path: path, bytes: bytes)
        let marked = MarkerSearch.mayContainMarker(bytes) ? MarkedFile(file) : nil
        add(marked, parsed: marked?.parsed ?? file, bytes: bytes)
    }

    /// Adds a parsed file with its markers, if it may have any.
    mutating func add(_ marked: MarkedFile?, parsed file: ParsedFile, bytes: UnsafeBufferPointer<UInt8>) {
        types.add(file)
        functions.add(file)
        overloads.add(file)
        setUps += ModuleSetUp.all(in: file)
        add(file.imports)
        guard let marked else { return }
        files.append(marked)
        diagnostics += marked.diagnostics
        for marked in marked.marked { addServiceNames(of: marked.markers) }
        if let place = file.excessiveNesting {
            diagnostics += Problem(.unreadableFile, at: place)
                .saying(
                    "types, parentheses or `#if` branches are nested more than 256 deep here, so the rest is not read"
                )
                .advising("reduce the nesting, or move the declarations that have markers to another file")
        }
        if let place = InvalidText.location(in: bytes, path: file.path) {
            diagnostics += Problem(.unreadableFile, at: place, severity: .warning)
                .saying("the file is not valid UTF-8 here, so a marker or a name may be misread")
                .advising("save the file as UTF-8")
        }
    }

    /// Adds the access levels of a file's imports.
    mutating func add(_ imports: [ParsedFile.Import]) {
        for item in imports {
            if item.attributes.contains(where: { $0.name == "_exported" }) { exportsImports = true }
            guard let access = item.access else { continue }
            let written = WrittenAccess(access: access, conditions: item.conditions)
            importAccess[item.module, default: []].insert(written)
        }
    }

    /// The protocol and the key of a service, as in its marker.
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

/// An access level that a file of the module writes on an import.
struct WrittenAccess: Hashable, Sendable {
    var access: String
    /// The conditions of the `#if` blocks around the import.
    var conditions: [String]
}

extension ModuleScan {
    /// The first marker, in the order of the files; `nil` if there is none.
    package var firstMarker: (any Placed)? {
        files.flatMap { $0.marked.flatMap(\.markers.places) }.min { $0.location < $1.location }
    }

    /// Whether it has markers of services.
    package var hasServices: Bool { files.contains { $0.marked.contains { !$0.markers.services.isEmpty } } }

    /// Whether its sources ask for nothing that is generated, and not because of a mistake.
    package var asksForNothing: Bool {
        firstMarker == nil && diagnostics.isEmpty && setUps.allSatisfy { $0.isOther(in: types) }
    }
}

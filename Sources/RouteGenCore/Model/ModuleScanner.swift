/// Scans the sources of a module, and parses only those that determine the meaning of its markers.
///
/// For routes, the result is the same as if each file were parsed. Files are passed in three rounds, and can be
/// discarded between them:
///
/// 1. ``addIfMarked(path:bytes:)`` takes each file once.
/// 2. ``addUnmarked(path:bytes:)`` takes each file that the first round did not read, unless no file has a marker.
/// 3. ``takeNeeded()`` returns the files to pass to ``addUnmarked(path:bytes:)`` again. Repeat this until it returns
///   none.
public struct ModuleScanner: Sendable {
    private var wholeFiles: ModuleScan
    fileprivate var demand = NameDemand()
    private var outlines: [(path: String, outline: FileOutline)] = []
    /// The package of the module; `nil` for the package of the app.
    public var package: ModulePackage? {
        get { wholeFiles.package }
        set { wholeFiles.package = newValue }
    }

    /// The scan of the module, which is complete after the last round.
    public var scan: ModuleScan {
        var scan = wholeFiles
        for (_, outline) in outlines { scan.add(outline.imports) }
        return scan
    }

    /// Creates a scanner without files.
    ///
    /// - Parameters:
    ///   - name: The module's name.
    ///   - isolation: The module's own configuration of isolation.
    public init(name: String, isolation: IsolationRules = IsolationRules()) {
        wholeFiles = ModuleScan(name: name, isolation: isolation)
    }

    /// Reads a file if it may have a marker.
    ///
    /// - Parameters:
    ///   - path: The path for findings and generated code.
    ///   - bytes: The file's text in UTF-8.
    /// - Returns: Whether it was read.
    public mutating func addIfMarked(path: String, bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard MarkerSearch.mayContainMarker(bytes) else { return false }
        let file = MarkedFile(DeclarationParser.parse(path: path, bytes: bytes))
        demand.add(file)
        wholeFiles.add(file, parsed: file.parsed, bytes: bytes)
        return true
    }

    /// Reads a file without markers if it is needed.
    ///
    /// - Parameters:
    ///   - path: The path for findings and generated code.
    ///   - bytes: The file's text in UTF-8.
    public mutating func addUnmarked(path: String, bytes: UnsafeBufferPointer<UInt8>) {
        let outline = FileOutline(path: path, bytes: bytes, listsFunctions: !demand.functions.isEmpty)
        guard demand.includes(outline) else {
            outlines.append((path, outline))
            return
        }
        let file = DeclarationParser.parse(path: path, bytes: bytes)
        demand.addDeclarations(of: file)
        wholeFiles.add(nil, parsed: file, bytes: bytes)
    }

    /// Makes the types that the markers of any of several modules name needed.
    ///
    /// - Parameter all: The demand of all modules, its own included.
    package mutating func demandTypes(_ all: TypeDemand) { demand.replaceTypes(with: all.names) }

    /// The paths of files that other files have turned out to need.
    public mutating func takeNeeded() -> [String] {
        let needed = outlines.filter { demand.includes($0.outline) }.map(\.path)
        if !needed.isEmpty { outlines.removeAll { demand.includes($0.outline) } }
        return needed
    }
}

/// The types that the markers of several modules name.
package struct TypeDemand: Sendable {
    fileprivate var names = NameDemand()

    /// Joins what modules need, once for all of them.
    ///
    /// - Parameter scanners: The scanners of the modules, after their first round.
    package init(of scanners: [ModuleScanner]) {
        for scanner in scanners { names.addTypes(of: scanner.demand) }
    }
}

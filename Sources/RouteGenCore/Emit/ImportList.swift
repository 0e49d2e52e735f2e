/// The imports of a generated file: the imports of the files with the handlers, one for each module.
///
/// The compiler rejects an import without an access level if another file of the module imports the same module with a
/// level below `public`. It warns about a public import that no public declaration needs.
struct ImportList {
    private struct Key: Hashable {
        var module: String
        var conditions: [String]
    }

    private struct Entry {
        /// The attributes that affect visibility, as they are written.
        var attributes: Set<String> = []
        var isExplicitlyPublic = false
    }

    private let writtenAccess: [String: Set<String>]
    private var entries: [Key: Entry] = [:]

    /// Creates a list without imports.
    ///
    /// - Parameter writtenAccess: The access levels of imports in the module's own files, by the imported module.
    init(writtenAccess: [String: Set<String>]) {
        self.writtenAccess = writtenAccess
    }

    /// Adds an import of a module that no declaration's signature needs.
    mutating func add(_ module: String) {
        let key = Key(module: module, conditions: [])
        entries[key] = entries[key] ?? Entry()
    }

    /// Adds an import of a file with handlers.
    ///
    /// - Parameters:
    ///   - item: The import.
    ///   - isPublic: Whether signatures of public declarations may contain its types.
    mutating func add(_ item: ParsedFile.Import, isPublic: Bool) {
        guard item.module != "RouterRuntime" else { return }
        var entry = entries[Key(module: item.module, conditions: item.conditions)] ?? Entry()
        entry.attributes.formUnion(item.attributes.compactMap(Self.carried))
        if isPublic, item.access == "public" { entry.isExplicitlyPublic = true }
        entries[Key(module: item.module, conditions: item.conditions)] = entry
    }

    /// The sorted statements, including the import of the runtime.
    var statements: [String] {
        var statements = ["public import RouterRuntime"]
        for (key, entry) in entries {
            let attributes = entry.attributes.sorted().map { "\($0) " }.joined()
            let statement = "\(attributes)\(access(key.module, entry))import \(SwiftText.identifier(key.module))"
            let condition = CompilationCondition.expression(key.conditions)
            statements.append(condition.map { "#if \($0)\n\(statement)\n#endif" } ?? statement)
        }
        return statements.sorted()
    }

    private func access(_ module: String, _ entry: Entry) -> String {
        if entry.isExplicitlyPublic { return "public " }
        return writtenAccess[module]?.contains { $0 != "public" } == true ? "internal " : ""
    }

    private static func carried(_ attribute: Declaration.Attribute) -> String? {
        switch attribute.name {
        case "preconcurrency": "@preconcurrency"
        case "_spi": "@_spi(\(attribute.arguments ?? ""))"
        default: nil
        }
    }
}

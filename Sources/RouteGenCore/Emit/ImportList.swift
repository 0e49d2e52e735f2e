/// The imports of a generated file: those of the files whose handlers it names, one for each module.
///
/// The compiler refuses an import without an access level where another file of the module imports the same module with one
/// below `public`; and it warns of a public import that no public declaration needs.
struct ImportList {
    private struct Key: Hashable {
        var module: String
        var conditions: [String]
    }

    private struct Entry {
        /// The attributes that change what is seen, as they are written.
        var attributes: Set<String> = []
        var isExplicitlyPublic = false
    }

    private let writtenAccess: [String: Set<String>]
    private var entries: [Key: Entry] = [:]

    /// Creates a list without imports.
    ///
    /// - Parameter writtenAccess: The access levels that the module's own files write on imports, by the imported module.
    init(writtenAccess: [String: Set<String>]) {
        self.writtenAccess = writtenAccess
    }

    /// Adds an import of a module on which no declaration's signature relies.
    mutating func add(_ module: String) {
        let key = Key(module: module, conditions: [])
        entries[key] = entries[key] ?? Entry()
    }

    /// Adds an import of a file with handlers.
    ///
    /// - Parameters:
    ///   - item: The import.
    ///   - isPublic: Whether its types may stand in the signatures of public declarations.
    mutating func add(_ item: ParsedFile.Import, isPublic: Bool) {
        guard item.module != "RouterRuntime" else { return }
        var entry = entries[Key(module: item.module, conditions: item.conditions)] ?? Entry()
        entry.attributes.formUnion(item.attributes.compactMap(Self.carried))
        if isPublic, item.access == "public" { entry.isExplicitlyPublic = true }
        entries[Key(module: item.module, conditions: item.conditions)] = entry
    }

    /// The statements, sorted; that of the runtime among them.
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

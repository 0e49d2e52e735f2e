/// The imports of a generated file: the imports of the files with the handlers, one for each module.
///
/// The compiler rejects an import without an access level if another file of the module imports the same module with a
/// level below `public`. It warns about a public import that no public declaration needs. With the feature
/// `InternalImportsByDefault`, an import without a level is internal.
struct ImportList {
    private struct Key: Hashable {
        var module: String
        var conditions: [String]
    }

    private struct Entry {
        /// The attributes that affect visibility, as they are written.
        var attributes: Set<String> = []
        var isExplicitlyPublic = false
        /// Whether signatures of public declarations may contain the module's types.
        var mayBeNeededPublicly = false
    }

    private let writtenAccess: [String: Set<WrittenAccess>]
    private var entries: [Key: Entry] = [:]

    /// Creates a list without imports.
    ///
    /// - Parameter writtenAccess: The access levels of imports in the module's own files, by the imported module.
    init(writtenAccess: [String: Set<WrittenAccess>]) { self.writtenAccess = writtenAccess }

    /// Adds an import of a module that no declaration's signature needs.
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - condition: The condition of an `#if` around the import, if it has one.
    mutating func add(_ module: String, condition: String?) {
        let key = Key(module: module, conditions: condition.map { [$0] } ?? [])
        entries[key] = entries[key] ?? Entry()
    }

    /// Adds the import of the module with services and set-ups.
    ///
    /// - Parameter isPublic: Whether a public extension of its types follows.
    mutating func addServices(isPublic: Bool) {
        let key = Key(module: "RouterServices", conditions: [])
        entries[key, default: Entry()].attributes.insert("@_spi(Generated)")
        if isPublic { entries[key]?.mayBeNeededPublicly = true }
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
        if isPublic {
            entry.mayBeNeededPublicly = true
            if item.access == "public" { entry.isExplicitlyPublic = true }
        }
        entries[Key(module: item.module, conditions: item.conditions)] = entry
    }

    /// The sorted statements, including the import of the runtime.
    var statements: [String] {
        var statements = ["@_spi(Generated) public import RouterRuntime"]
        for (key, entry) in entries {
            let attributes = entry.attributes.sorted().map { "\($0) " }.joined()
            func statement(_ access: String) -> String {
                "\(attributes)\(access)import \(SwiftText.identifier(key.module))"
            }
            let unrestricted =
                entry.mayBeNeededPublicly
                ? Self.choice("hasFeature(InternalImportsByDefault)", statement("public "), statement(""))
                : statement("")
            let own = CompilationConditions(key.conditions)
            let restrictions = (writtenAccess[key.module] ?? []).filter {
                $0.access != "public" && own.canHold(with: CompilationConditions($0.conditions))
            }
            var text: String
            if entry.isExplicitlyPublic {
                text = statement("public ")
            } else if restrictions.isEmpty {
                text = unrestricted
            } else if restrictions.contains(where: { !own.canHold(with: CompilationConditions($0.conditions).negated) })
            {
                text = statement("internal ")
            } else {
                let conditions = Set(restrictions.compactMap { CompilationCondition.expression($0.conditions) })
                    .sorted()
                let any = conditions.count == 1 ? conditions[0] : conditions.map { "(\($0))" }.joined(separator: " || ")
                text = Self.choice(any, statement("internal "), unrestricted)
            }
            if let condition = CompilationCondition.expression(key.conditions) {
                text = "#if \(condition)\n\(text)\n#endif"
            }
            statements.append(text)
        }
        return statements.sorted()
    }

    private static func choice(_ condition: String, _ first: String, _ second: String) -> String {
        "#if \(condition)\n\(first)\n#else\n\(second)\n#endif"
    }

    private static func carried(_ attribute: Declaration.Attribute) -> String? {
        switch attribute.name {
        case "preconcurrency": "@preconcurrency"
        case "_spi": "@_spi(\(attribute.arguments ?? ""))"
        default: nil
        }
    }
}

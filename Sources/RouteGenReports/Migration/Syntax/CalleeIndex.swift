import RouteGenCore

/// The functions and initializers of sources, by what a call writes.
struct CalleeIndex {
    private let functions: [String: [[MigrationSource].Declared]]
    private let initializers: [String: [[MigrationSource].Declared]]

    init(_ sources: [MigrationSource]) {
        functions = Dictionary(grouping: sources.declarations { $0.kind == .function }, by: \.declaration.name)
        initializers = Dictionary(
            grouping: sources.declarations { $0.kind == .initializer },
            by: \.declaration.typeName
        )
    }

    /// What a call of a dotted name may mean: a free function, a static one, or an initializer.
    func candidates(of callee: [String]) -> [[MigrationSource].Declared] {
        guard let name = callee.last else { return [] }
        let type = callee.dropLast().joined(separator: ".")
        let named = functions[name] ?? []
        if type.isEmpty, !named.isEmpty {
            // A method of the type around the call could be meant.
            return named.allSatisfy { $0.declaration.enclosing.isEmpty } ? named : []
        }
        let members = named.filter { $0.declaration.isStatic && $0.declaration.typeName == type }
        return members + (initializers[name == "init" ? type : callee.joined(separator: ".")] ?? [])
    }
}

/// Finds modules whose tables have the same name, such as `.urlKit` of `URLKit` and `UrlKit`.
enum TableCollisions {
    /// Checks the modules of one table.
    static func check(_ modules: [ModuleModel]) -> [Diagnostic] {
        let groups = Dictionary(grouping: modules) { TableEmitter.tableName($0.name) }
        return groups.flatMap { table, modules -> [Diagnostic] in
            guard modules.count > 1 else { return [] }
            let places = modules.sorted { $0.name < $1.name }.compactMap { module in
                module.scan.firstMarker.map { (name: module.name, location: $0.location, length: $0.length) }
            }
            guard let last = places.last else { return [] }
            let others = modules.map(\.name).filter { $0 != last.name }.sorted()
            return [
                Diagnostic(
                    .tableCollision,
                    "the modules \(Diagnostic.list(others + [last.name], joinedBy: "and")) have tables of the same "
                        + "name, `.\(table)`",
                    at: last.location,
                    length: last.length,
                    related: places.dropLast().map {
                        .init(location: $0.location, message: "`\($0.name)` has markers here")
                    },
                    help: "rename one of the targets in Package.swift, so that the names differ in more than capitals"
                )
            ]
        }
    }
}

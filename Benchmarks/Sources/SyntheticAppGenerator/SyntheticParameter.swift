/// A typical parameter of a handler.
struct SyntheticParameter {
    var name: String
    var type: String
    var defaultValue: String?
    /// An expression of type `Int` that uses the parameter.
    var use: String
    /// Whether the parameter can be a placeholder of the path.
    var isPathLike = false

    var declaration: String { "\(name): \(type)\(defaultValue.map { " = \($0)" } ?? "")" }

    /// A parameter whose name the number makes unique in its handler.
    static func random(_ number: Int, using random: inout SplitMix64) -> SyntheticParameter {
        let kinds: [((String) -> SyntheticParameter, Int)] = [
            ({ .init(name: "\($0)ID", type: "Int", use: "\($0)ID", isPathLike: true) }, 28),
            ({ .init(name: "\($0)Name", type: "String", use: "\($0)Name.utf8.count", isPathLike: true) }, 26),
            ({ .init(name: "\($0)Note", type: "String?", use: "(\($0)Note?.utf8.count ?? 0)") }, 10),
            ({ .init(name: "is\($0.capitalized)", type: "Bool", use: "(is\($0.capitalized) ? 1 : 0)") }, 8),
            ({ .init(name: "\($0)Page", type: "Int", defaultValue: "1", use: "\($0)Page") }, 7),
            ({ .init(name: "\($0)Limit", type: "Int?", defaultValue: "nil", use: "(\($0)Limit ?? 20)") }, 6),
            ({ .init(name: "\($0)Order", type: "SortOrder", use: "\($0)Order.rawValue.utf8.count") }, 4),
            ({ .init(name: "\($0)Style", type: "Style?", use: "(\($0)Style?.rawValue ?? 0)") }, 3),
            (
                {
                    .init(
                        name: "\($0)Order",
                        type: "SortOrder",
                        defaultValue: ".ascending",
                        use: "\($0)Order.rawValue.utf8.count"
                    )
                }, 2
            ),
            ({ .init(name: "\($0)Tags", type: "[String]", use: "\($0)Tags.count") }, 3),
            ({ .init(name: "\($0)Amount", type: "Double", use: "Int(\($0)Amount)") }, 2),
            (
                {
                    .init(
                        name: "on\($0.capitalized)",
                        type: "@escaping (Int) -> Void",
                        use: "{ on\($0.capitalized)(1); return 1 }()"
                    )
                }, 1
            ),
        ]
        let subjects = ["user", "item", "group", "order", "chat"]
        return random.pick(kinds)(subjects[number % subjects.count])
    }
}

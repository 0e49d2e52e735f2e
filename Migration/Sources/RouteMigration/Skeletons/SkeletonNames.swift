import RouteGenCore

/// The names that new functions may have.
struct SkeletonNames {
    /// The names of the functions and variables of the top level and of types, with those of the types in front.
    private var taken: Set<String>

    init(_ sources: [MigrationSource]) {
        let declared = sources.declarations { [.function, .variable].contains($0.kind) }
        taken = Set(declared.map { "\($0.declaration.typeName).\($0.declaration.name)" })
    }

    /// The name of a new function, with a number if another function has it already.
    mutating func name(for skeleton: Skeleton) -> String {
        var name = skeleton.name
        var number = 2
        while !taken.insert("\(skeleton.type ?? "").\(name)").inserted {
            name = "\(skeleton.name)\(number)"
            number += 1
        }
        return name
    }
}

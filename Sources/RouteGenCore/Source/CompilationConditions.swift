/// The conditions of all `#if` blocks around a declaration, parsed once and compared many times.
struct CompilationConditions: Sendable {
    /// The conditions, all of which must be true.
    let conditions: [CompilationCondition]
    private let atoms: Set<String>

    /// Parses the conditions of a declaration.
    init(_ texts: [String]) {
        self.init(texts.map { CompilationCondition($0) })
    }

    init(_ conditions: [CompilationCondition]) {
        self.conditions = conditions
        atoms = Set(conditions.lazy.flatMap(\.atoms))
    }

    /// The negation of these conditions.
    var negated: CompilationConditions { CompilationConditions([.not(.all(conditions))]) }

    /// Whether these conditions and others are true together in some build.
    ///
    /// With more than ``atomLimit`` different atoms the answer is always yes, so no conflict is missed.
    ///
    /// - Complexity: O(2ⁿ) in the number of different atoms, which the limit bounds.
    func canHold(with others: CompilationConditions = CompilationConditions([CompilationCondition]())) -> Bool {
        guard max(atoms.count, others.atoms.count) <= Self.atomLimit else { return true }
        let atoms = atoms.union(others.atoms).sorted()
        guard atoms.count <= Self.atomLimit else { return true }
        return (0..<(1 << atoms.count)).contains { assignment in
            let held = Set(atoms.indices.filter { assignment & (1 << $0) != 0 }.map { atoms[$0] })
            return Self.isPossible(held) && conditions.allSatisfy { $0.holds(held) }
                && others.conditions.allSatisfy { $0.holds(held) }
        }
    }

    static let atomLimit = 12

    /// Whether a build can have these atoms: it has one operating system, one architecture and one environment.
    private static func isPossible(_ held: Set<String>) -> Bool {
        ["os(", "arch(", "targetEnvironment("].allSatisfy { kind in held.count { $0.hasPrefix(kind) } <= 1 }
    }
}

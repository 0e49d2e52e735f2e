/// The conditions of all `#if` blocks around a declaration, read once to be compared with many others.
struct CompilationConditions: Sendable {
    /// The conditions, which must hold together.
    let conditions: [CompilationCondition]
    private let atoms: Set<String>

    /// Reads the conditions of a declaration.
    init(_ texts: [String]) {
        self.init(texts.map { CompilationCondition($0) })
    }

    init(_ conditions: [CompilationCondition]) {
        self.conditions = conditions
        atoms = conditions.reduce(into: []) { $1.collectAtoms(into: &$0) }
    }

    /// Where these conditions do not hold.
    var negated: CompilationConditions { CompilationConditions([.not(.all(conditions))]) }

    /// Whether there is a build in which these conditions and others hold.
    ///
    /// Beyond ``atomLimit`` different atoms the answer is yes, so that nothing is missed.
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

    /// There is one operating system, one architecture and one environment a build.
    private static func isPossible(_ held: Set<String>) -> Bool {
        ["os(", "arch(", "targetEnvironment("].allSatisfy { kind in held.count { $0.hasPrefix(kind) } <= 1 }
    }
}

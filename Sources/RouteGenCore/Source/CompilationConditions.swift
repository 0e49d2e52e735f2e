/// The conditions of all `#if` blocks around a declaration, parsed once and compared many times.
struct CompilationConditions: Sendable {
    /// The conditions, all of which must be true.
    let conditions: [CompilationCondition]
    private let atoms: Set<String>
    /// The values of atoms that the conditions need; `nil` if they contradict each other.
    private let needed: [String: Bool]?

    /// Parses the conditions of a declaration.
    init(_ texts: [String]) { self.init(texts.map { CompilationCondition($0) }) }

    init(_ conditions: [CompilationCondition]) {
        self.conditions = conditions
        atoms = Set(conditions.lazy.flatMap(\.atoms))
        needed = Self.merged(conditions.flatMap(\.needed))
    }

    /// The negation of these conditions.
    var negated: CompilationConditions { CompilationConditions([.not(.all(conditions))]) }

    /// Whether these conditions and others are true together in some build.
    ///
    /// The atoms that may have either value get one after the other, as long as no condition is certainly false. If that
    /// takes more than ``stepLimit`` steps, the answer is yes, so no conflict is missed.
    ///
    /// - Complexity: O(*n*) in the length of the conditions for each step.
    func canHold(with others: CompilationConditions = CompilationConditions([CompilationCondition]())) -> Bool {
        guard let needed, let other = others.needed, let start = Self.merged(needed.map(\.self) + other.map(\.self))
        else { return false }
        let atoms = atoms.union(others.atoms).subtracting(start.keys).sorted()
        let conditions = conditions + others.conditions
        var values: [Bool] = []
        for _ in 0..<Self.stepLimit {
            let known = start.merging(zip(atoms, values)) { $1 }
            if Self.isPossible(known), conditions.allSatisfy({ $0.value(known) != false }) {
                if values.count == atoms.count { return true }
                values.append(true)
            } else {
                while values.last == false { values.removeLast() }
                guard let last = values.indices.last else { return false }
                values[last] = false
            }
        }
        return true
    }

    /// The values of atoms; `nil` if some atom has both.
    private static func merged(_ values: [(key: String, value: Bool)]) -> [String: Bool]? {
        let merged = Dictionary(values.map { ($0.key, $0.value) }) { first, _ in first }
        return values.allSatisfy { merged[$0.key] == $0.value } ? merged : nil
    }

    /// The number of steps after which conditions count as compatible.
    private static let stepLimit = 4096

    /// Whether a build can have these atoms: it has one operating system, one architecture and one environment.
    private static func isPossible(_ known: [String: Bool]) -> Bool {
        ["os(", "arch(", "targetEnvironment("].allSatisfy { kind in
            known.count { $0.value && $0.key.hasPrefix(kind) } <= 1
        }
    }
}

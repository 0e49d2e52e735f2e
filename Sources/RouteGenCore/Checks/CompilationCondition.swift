/// The condition of an `#if`, to find out whether two pieces of code can be part of one build.
indirect enum CompilationCondition: Hashable, Sendable {
    case always
    /// What only the compiler knows: `DEBUG`, `os(iOS)`, `canImport(UIKit)`.
    case atom(String)
    case not(CompilationCondition)
    case and(CompilationCondition, CompilationCondition)
    case or(CompilationCondition, CompilationCondition)

    /// Reads a condition; what cannot be read counts as one thing that only the compiler knows.
    init(_ text: String) {
        var parser = CompilationConditionParser(text)
        self = parser.parse() ?? .atom(text)
    }

    /// Conditions that have to hold together as one expression, as an `#if` can have it; `nil` for none.
    static func expression(_ conditions: [String]) -> String? {
        guard !conditions.isEmpty else { return nil }
        return conditions.count == 1 ? conditions[0] : conditions.map { "(\($0))" }.joined(separator: " && ")
    }

    /// Whether there is a build in which all conditions hold.
    ///
    /// Beyond ``atomLimit`` different atoms the answer is yes, so that nothing is missed.
    ///
    /// - Complexity: O(2ⁿ) in the number of different atoms.
    static func canHold(_ conditions: [CompilationCondition]) -> Bool {
        let atoms = conditions.reduce(into: Set<String>()) { $1.collectAtoms(into: &$0) }.sorted()
        guard atoms.count <= atomLimit else { return true }
        return (0..<(1 << atoms.count)).contains { assignment in
            let held = Set(atoms.indices.filter { assignment & (1 << $0) != 0 }.map { atoms[$0] })
            return isPossible(held) && conditions.allSatisfy { $0.holds(held) }
        }
    }

    static let atomLimit = 12

    /// There is one operating system, one architecture and one environment a build.
    private static func isPossible(_ held: Set<String>) -> Bool {
        ["os(", "arch(", "targetEnvironment("].allSatisfy { kind in held.count { $0.hasPrefix(kind) } <= 1 }
    }

    private func collectAtoms(into atoms: inout Set<String>) {
        switch self {
        case .always: break
        case .atom("true"), .atom("false"): break
        case .atom(let atom): atoms.insert(atom)
        case .not(let inner): inner.collectAtoms(into: &atoms)
        case .and(let left, let right), .or(let left, let right):
            left.collectAtoms(into: &atoms)
            right.collectAtoms(into: &atoms)
        }
    }

    private func holds(_ held: Set<String>) -> Bool {
        switch self {
        case .always, .atom("true"): true
        case .atom("false"): false
        case .atom(let atom): held.contains(atom)
        case .not(let inner): !inner.holds(held)
        case .and(let left, let right): left.holds(held) && right.holds(held)
        case .or(let left, let right): left.holds(held) || right.holds(held)
        }
    }
}

extension Handler {
    /// Whether this handler and another can be part of one build.
    func canCoexist(with other: Handler) -> Bool {
        guard !conditions.isEmpty, !other.conditions.isEmpty else { return true }
        return CompilationCondition.canHold((conditions + other.conditions).map { CompilationCondition($0) })
    }
}

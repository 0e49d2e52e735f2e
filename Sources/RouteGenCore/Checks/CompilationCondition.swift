/// The condition of an `#if`, to find out whether two pieces of code can be part of one build.
indirect enum CompilationCondition: Hashable, Sendable {
    case always
    /// What only the compiler knows: `DEBUG`, `os(iOS)`, `canImport(UIKit)`.
    case atom(String)
    case not(CompilationCondition)
    case all([CompilationCondition])
    case any([CompilationCondition])

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

    /// Adds the atoms that the condition depends on.
    func collectAtoms(into atoms: inout Set<String>) {
        switch self {
        case .always: break
        case .atom("true"), .atom("false"): break
        case .atom(let atom): atoms.insert(atom)
        case .not(let inner): inner.collectAtoms(into: &atoms)
        case .all(let parts), .any(let parts):
            for part in parts { part.collectAtoms(into: &atoms) }
        }
    }

    /// Whether the condition holds in a build in which exactly these atoms hold.
    func holds(_ held: Set<String>) -> Bool {
        switch self {
        case .always, .atom("true"): true
        case .atom("false"): false
        case .atom(let atom): held.contains(atom)
        case .not(let inner): !inner.holds(held)
        case .all(let parts): parts.allSatisfy { $0.holds(held) }
        case .any(let parts): parts.contains { $0.holds(held) }
        }
    }
}

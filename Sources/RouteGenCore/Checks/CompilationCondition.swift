/// The condition of an `#if`, which determines whether two declarations can be part of one build.
indirect enum CompilationCondition: Hashable, Sendable {
    case always
    /// A condition whose value only the compiler knows: `DEBUG`, `os(iOS)`, `canImport(UIKit)`.
    case atom(String)
    case not(CompilationCondition)
    case all([CompilationCondition])
    case any([CompilationCondition])

    /// Parses a condition.
    ///
    /// A text that cannot be parsed counts as one atom.
    init(_ text: String) {
        var parser = CompilationConditionParser(text)
        self = parser.parse() ?? .atom(text)
    }

    /// The conjunction of conditions as an expression for an `#if`; `nil` for no conditions.
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

    /// Whether the condition is true in a build in which exactly these atoms are true.
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

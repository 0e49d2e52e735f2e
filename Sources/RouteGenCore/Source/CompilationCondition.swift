/// The condition of an `#if`, which determines whether two declarations can be part of one build.
///
/// It is stored in postfix notation: without nested values, so conditions of any depth can be compared and freed.
struct CompilationCondition: Hashable, Sendable {
    /// A step of the evaluation, which has a stack of truth values.
    enum Step: Hashable {
        /// A condition whose value only the compiler knows: `DEBUG`, `os(iOS)`, `canImport(UIKit)`.
        case atom(String)
        case not
        /// The conjunction of the last values.
        case all(Int)
        /// The disjunction of the last values.
        case any(Int)
    }

    private var steps: [Step]

    /// Parses a condition.
    ///
    /// A string that cannot be parsed counts as one atom.
    init(_ text: String) {
        var parser = CompilationConditionParser(text)
        steps = parser.parse() ?? [.atom(text)]
    }

    private init(steps: [Step]) { self.steps = steps }

    static func not(_ condition: CompilationCondition) -> CompilationCondition {
        CompilationCondition(steps: condition.steps + [.not])
    }

    static func all(_ parts: [CompilationCondition]) -> CompilationCondition {
        CompilationCondition(steps: parts.flatMap(\.steps) + [.all(parts.count)])
    }

    /// The conjunction of conditions as an expression for an `#if`; `nil` for no conditions.
    static func expression(_ conditions: [String]) -> String? {
        guard !conditions.isEmpty else { return nil }
        return conditions.count == 1 ? conditions[0] : conditions.map { "(\($0))" }.joined(separator: " && ")
    }

    /// The atoms that the condition depends on.
    var atoms: [String] {
        steps.compactMap { step in
            guard case .atom(let atom) = step, atom != "true", atom != "false" else { return nil }
            return atom
        }
    }

    /// The values of atoms without which the condition is false, as far as conjunctions and negations show them.
    ///
    /// - Complexity: O(*n*) in the length of the condition.
    var needed: [(key: String, value: Bool)] {
        var parts: [(values: [(key: String, value: Bool)], isWhole: Bool)] = []
        for step in steps {
            switch step {
            case .atom("true"), .atom("false"): parts.append(([], false))
            case .atom(let atom): parts.append(([(atom, true)], true))
            case .not:
                let part = parts.popLast() ?? ([], false)
                let isWhole = part.isWhole && part.values.count == 1
                parts.append(isWhole ? ([(part.values[0].key, !part.values[0].value)], true) : ([], false))
            case .all(let count), .any(let count):
                let last = parts.suffix(count)
                parts.removeLast(count)
                let isConjunction = step == .all(count)
                parts.append(
                    (isConjunction ? last.flatMap(\.values) : [], isConjunction && last.allSatisfy(\.isWhole))
                )
            }
        }
        return parts.last?.values ?? []
    }

    /// Whether the condition is true in a build in which some atoms have known values; `nil` if others decide.
    ///
    /// - Complexity: O(*n*) in the length of the condition.
    func value(_ known: [String: Bool]) -> Bool? {
        var values: [Bool?] = []
        for step in steps {
            switch step {
            case .atom(let atom): values.append(atom == "true" ? true : atom == "false" ? false : known[atom])
            case .not: values.append((values.popLast() ?? true).map { !$0 })
            case .all(let count), .any(let count):
                let decisive = step == .any(count)
                let last = values.suffix(count)
                values.removeLast(count)
                values.append(last.contains(decisive) ? decisive : last.contains(nil) ? nil : !decisive)
            }
        }
        return values.last ?? true
    }
}

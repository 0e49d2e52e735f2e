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

    /// Whether the condition is true in a build in which exactly these atoms are true.
    ///
    /// - Complexity: O(*n*) in the length of the condition.
    func holds(_ held: Set<String>) -> Bool {
        var values: [Bool] = []
        for step in steps {
            switch step {
            case .atom(let atom): values.append(atom == "true" || atom != "false" && held.contains(atom))
            case .not: values.append(values.popLast() == false)
            case .all(let count):
                let last = values.suffix(count)
                values.removeLast(count)
                values.append(last.allSatisfy(\.self))
            case .any(let count):
                let last = values.suffix(count)
                values.removeLast(count)
                values.append(last.contains(true))
            }
        }
        return values.last ?? true
    }
}

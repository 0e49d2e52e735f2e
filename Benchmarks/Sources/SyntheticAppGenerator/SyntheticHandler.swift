/// A function with a marker, as feature modules have them.
struct SyntheticHandler {
    var name: String
    var parameters: [SyntheticParameter]
    var isAsync: Bool
    var isThrowing: Bool
    var isMainActor: Bool
    /// The result type, and an expression of that type that uses the sum `total`; empty for a handler without a result.
    var result: (type: String, expression: String)?

    static func random(named name: String, using random: inout SplitMix64) -> SyntheticHandler {
        let count = random.pick([(0, 22), (1, 32), (2, 23), (3, 13), (4, 6), (5, 4)])
        return SyntheticHandler(
            name: name,
            parameters: (0..<count).map { .random($0, using: &random) },
            isAsync: random.pick([(false, 75), (true, 25)]),
            isThrowing: random.pick([(false, 60), (true, 40)]),
            isMainActor: random.pick([(false, 70), (true, 30)]),
            result: random.pick([
                (("Screen", "Screen(title: \"\(name)\", identifier: total)"), 40),
                (nil, 25),
                (("Int", "total"), 10),
                (("String", "\"\(name) \\(total)\""), 10),
                (("Bool", "total > 0"), 5),
                (("[String]", "[\"\(name)\", \"\\(total)\"]"), 5),
                (("Summary", "Summary(count: total, isComplete: total > 10)"), 5),
            ])
        )
    }

    /// The declaration with its documentation.
    ///
    /// - Parameters:
    ///   - path: The path at which the pattern begins, or `nil` for a pattern relative to the type's prefix.
    ///   - access: `public ` or empty.
    ///   - modifier: `static ` or empty.
    ///   - indentation: The beginning of each line.
    func declaration(below path: String?, access: String, modifier: String = "", indentation: String = "") -> String {
        let placeholders = parameters.filter(\.isPathLike).prefix(2).map { "/:\($0.name)" }.joined()
        let pattern = (path.map { "\($0)/" } ?? "") + name + placeholders
        let effects = (isAsync ? " async" : "") + (isThrowing ? " throws" : "")
        let clause = parameters.map(\.declaration).joined(separator: ", ")
        var lines = ["/// \(documentation)", "///"]
        for parameter in parameters { lines.append("/// - Parameter \(parameter.name): What the page starts with.") }
        if !parameters.isEmpty { lines.append("///") }
        lines.append("/// @route \(pattern)")
        let attribute = isMainActor ? "@MainActor " : ""
        lines.append(
            "\(attribute)\(access)\(modifier)func \(name)(\(clause))\(effects)\(result.map { " -> \($0.type)" } ?? "") {"
        )
        lines.append("    \(parameters.isEmpty ? "let" : "var") total = \(name.utf8.count)")
        for parameter in parameters { lines.append("    total += \(parameter.use)") }
        if isThrowing { lines.append("    guard Journal.accepts(total) else { throw FeatureError.refused(total) }") }
        if isAsync { lines.append("    await Task.yield()") }
        lines.append("    Journal.note(\"\(name)\", total)")
        if let result { lines.append("    return \(result.expression)") }
        lines.append("}")
        return lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
    }

    private var documentation: String { "Handles `\(name)` for the page that asks for it." }
}

import RouteGenCore

/// A registration of a pattern with a closure or a function, as EENavigator and URLNavigator have it.
struct ClosureRegistration {
    /// The router's name in messages.
    var router: OldRouter
    /// How its closures read values.
    var dialect: ForwardingClosure.Dialect
    /// The options of the marker: `(priority: low)`.
    var options: [String] = []
    /// The open decision besides the handler.
    var condition: String?

    /// The registration of a pattern by a call.
    func registration(
        of pattern: MovedPattern,
        _ call: CallSyntax,
        at location: SourceLocation,
        in index: CalleeIndex
    ) -> OldRegistration {
        let closure = call.closure.flatMap { ForwardingClosure(call.source, $0, dialect) }
        if condition == nil, let (target, names) = closure?.target(in: index, of: pattern) {
            let marker = marker(pattern.text { names[$0] ?? $0 }, pattern)
            return OldRegistration(marker, shape: pattern.shape, on: target, at: location)
        }
        let handler = call.closure == nil ? "a function with \(router.name)'s parameters" : "a closure"
        let step = call.closure == nil ? "give its values to a function" : "move its body to a function"
        let note =
            "\(handler) handles this URL; \(step) that returns the page\(Self.parameters(of: pattern)), and write above "
            + "it: `/// \(marker(pattern.text(), pattern))`" + (condition.map { "; \($0)" } ?? "")
        return OldRegistration(undecided: note, shape: pattern.shape, at: location)
    }

    private func marker(_ text: String, _ pattern: MovedPattern) -> String {
        let words = (pattern.isRegex ? ["regex"] : []) + options
        return "@route\(words.isEmpty ? "" : "(\(words.joined(separator: ", ")))") \(text)"
    }

    /// A part of a sentence about the parameters that a function needs: ` and takes `id: Int``.
    private static func parameters(of pattern: MovedPattern) -> String {
        let list = pattern.placeholders.map { "\($0.name): \($0.type)" }
        return list.isEmpty ? "" : " and takes \(Diagnostic.list(list, joinedBy: "and"))"
    }
}

import RoutePatterns
import RouteTables

extension RoutePattern {
    /// The pattern of a `regex` route with each group named after the parameter that takes it.
    ///
    /// A named group goes to the parameter with its name. The other groups go, in order, to the remaining parameters
    /// that take a value. A group without a parameter keeps its number as its name.
    func namingGroups(after parameters: [HandlerParameter]) -> RoutePattern {
        guard regex != nil else { return self }
        let written = Set(captures.map(\.name))
        var names = parameters.filter { $0.role == .value && !written.contains($0.name) }.map(\.name)[...]
        return naming(
            captures.map { capture in
                capture.isNumbered ? names.popFirst() ?? capture.name : capture.name
            }
        )
    }
}

extension RoutePattern.Capture {
    /// Whether it is a group without a name.
    var isNumbered: Bool { place == .url && name.utf8.allSatisfy(URLCharacters.isDigit) }
}

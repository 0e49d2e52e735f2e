import RouteTables

/// Resolves the functions in `when:` options, and reports those that cannot be conditions.
struct ConditionBuilder {
    let types: TypeIndex
    let functions: FunctionIndex
    private(set) var diagnostics: [Diagnostic] = []

    init(types: TypeIndex, functions: FunctionIndex) {
        self.types = types
        self.functions = functions
    }

    /// The condition in the marker of a declaration.
    ///
    /// If the sources of the module do not contain the function, because it is inherited or in another module, the
    /// compiler reports mistakes at the marker.
    mutating func condition(of marker: RouteMarker, on declaration: Declaration, typePath: [String]) -> RouteCondition?
    {
        guard let written = marker.condition else { return nil }
        let name = written.value
        var callee = name.contains(".") ? types.qualified(name, from: typePath) : name
        let scopes = (0...typePath.count).reversed().map { typePath.prefix($0).joined(separator: ".") }
        for scope in scopes {
            let path = scope.isEmpty ? name : "\(scope).\(name)"
            guard let found = functions.functions[path] else { continue }
            callee = path
            let usable = found.filter { $0.obstacle(types) == nil }
            if usable.isEmpty, let first = found.min(by: { $0.location < $1.location }) {
                diagnostics.append(unusable(written, first))
            }
            var condition = condition(written, callee, on: declaration, typePath: typePath)
            condition.isOnMainActor = usable.contains {
                HandlerIsolation.of($0.declaration, types: types) == .mainActor
            }
            for function in usable {
                condition.availability.add(HandlerAvailability(of: function.declaration, types: types).availability)
            }
            return condition
        }
        if let finding = missing(written, callee) { diagnostics.append(finding) }
        return condition(written, callee, on: declaration, typePath: typePath)
    }

    private func condition(
        _ written: Located<String>,
        _ callee: String,
        on declaration: Declaration,
        typePath: [String]
    ) -> RouteCondition {
        RouteCondition(
            written: written,
            typePath: typePath,
            conditions: declaration.conditions,
            availability: Availability(),
            callee: callee
        )
    }

    private static let help =
        "write a static or free function that takes the request or nothing and returns `Bool`: "
        + "`static func isOn(_ request: RouteRequest) -> Bool`"

    private func unusable(_ written: Located<String>, _ function: FunctionIndex.Entry) -> Diagnostic {
        Diagnostic(
            .unusableCondition,
            "`\(written.value)` cannot be a condition: it \(function.obstacle(types) ?? "")",
            at: written.location,
            length: written.length,
            related: [.init(location: function.location, message: "`\(written.value)` is declared here")],
            help: Self.help
        )
    }

    /// The finding about a function that a type of the module does not have.
    ///
    /// It is reported only if the type inherits from nothing and no macro can add the function.
    private func missing(_ written: Located<String>, _ callee: String) -> Diagnostic? {
        let parts = callee.split(separator: ".").map(String.init)
        let owner = parts.dropLast().joined(separator: ".")
        guard let name = parts.last, let type = types.entry(at: owner), type.inheritedTypes.isEmpty,
            type.aliased == nil,
            type.attributes.isEmpty, !functions.conformingTypes.contains(owner)
        else {
            return nil
        }
        let members = functions.functions.keys.filter { $0.hasPrefix("\(owner).") }.map {
            String($0.dropFirst(owner.count + 1))
        }
        let nearest = Spelling.nearest(to: name, among: members.sorted())
        return Diagnostic(
            .unusableCondition,
            "`\(owner)` has no function `\(name)` that returns `Bool`",
            at: written.location,
            length: written.length,
            related: [.init(location: type.location, message: "`\(owner)` is declared here")],
            help: nearest.map { "did you mean `\($0)`?" } ?? Self.help
        )
    }
}

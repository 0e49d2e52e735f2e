/// Resolves the functions in `when:` options.
///
/// The compiler reports at the marker a function that does not exist or that cannot be a condition.
struct ConditionBuilder {
    let types: TypeIndex
    let functions: FunctionIndex

    /// The condition in the marker of a declaration.
    ///
    /// The sources of the module may not contain the function, because it is inherited or in another module.
    func condition(of marker: RouteMarker, on declaration: Declaration, typePath: [String]) -> RouteCondition? {
        guard let written = marker.condition else { return nil }
        let name = written.value
        var condition = RouteCondition(
            written: written,
            typePath: typePath,
            conditions: declaration.conditions,
            availability: Availability(),
            callee: name.contains(".") ? types.qualified(name, from: typePath) : name
        )
        let scopes = (0...typePath.count).reversed().map { typePath.prefix($0).joined(separator: ".") }
        let paths = scopes.map { $0.isEmpty ? name : "\($0).\(name)" }
        guard let path = paths.first(where: { functions.functions[$0] != nil }) else { return condition }
        condition.callee = path
        for function in functions.functions[path] ?? [] {
            condition.availability.add(HandlerAvailability(of: function, types: types).availability)
            if HandlerIsolation.of(function, types: types) == .mainActor { condition.isOnMainActor = true }
        }
        return condition
    }
}

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
            if isMethod(function) {
                let label = function.parameters.first?.label.map { "\(SwiftText.argumentLabel($0)): " } ?? ""
                condition.instanceType = SwiftText.path(types.path(around: function))
                condition.instanceCall =
                    "$0.\(SwiftText.identifier(function.name))(\(function.parameters.isEmpty ? "" : "\(label)request_"))"
            }
        }
        return condition
    }

    /// Whether a function is called on an instance that the app can give to the router.
    private func isMethod(_ function: Declaration) -> Bool {
        guard !function.isStatic, let type = types.entry(types.path(around: function)) else { return false }
        return type.kind == .class || type.kind == .struct
    }
}

/// The functions of a module that markers can name as conditions: they return `Bool` and take nothing or the request.
struct FunctionIndex: Sendable {
    /// The functions by their names after those of the types around them.
    private(set) var functions: [String: [Declaration]] = [:]

    /// Adds the functions of a file.
    mutating func add(_ file: ParsedFile) {
        for declaration in file.declarations where declaration.kind == .function && !declaration.isLocal {
            guard declaration.resultType == "Bool" || declaration.resultType == "Swift.Bool",
                declaration.parameters.count <= 1,
                declaration.parameters.allSatisfy({ TypeText($0.type).isRequest })
            else { continue }
            functions[declaration.path, default: []].append(declaration)
        }
    }
}

/// The initializers with which routes build a type that has `@route(init)`, as if they were written in it.
///
/// Properties in an `#if` result in several: one for each combination of their conditions.
struct ImpliedInitializers {
    /// The initializers, each with a parameter for every property that is set.
    ///
    /// A parameter that a call can leave out is missing if its type is not written.
    var declarations: [Declaration] = []
    /// The reasons why generated code cannot build the type.
    var diagnostics: [Diagnostic] = []
    /// The warning about a class with outlets, unless a nib has its name.
    var outletWarning: Diagnostic?

    /// The number of different conditions of properties; each doubles the number of initializers.
    private static let conditionLimit = 3

    /// Builds the initializer that the compiler adds to a struct, as far as a file shows it.
    ///
    /// - Parameters:
    ///   - type: The struct.
    ///   - file: Its file, which has all stored properties.
    ///   - markers: The markers that name the initializer.
    init(ofStruct type: Declaration, in file: ParsedFile, markers: [RouteMarker]) {
        let members = file.declarations.filter { $0.isMember(of: type) }
        if let written = members.first(where: { $0.kind == .initializer }) {
            diagnostics += Problem(.unsupportedHandler, at: type)
                .saying("`\(type.name)` has no memberwise initializer, since it declares an initializer")
                .noting([written.location.note("this initializer is declared")] + markers.note)
                .advising("mark that initializer, or move it to an extension of `\(type.name)`")
            return
        }
        let properties = members.compactMap { MemberwiseProperty($0) }
        diagnostics = properties.compactMap { Self.finding(about: $0, of: type, markers) }
        guard diagnostics.isEmpty else { return }
        declarations = Self.declarations(type, properties.filter { $0.parameter != nil })
        if declarations.isEmpty { diagnostics.append(Self.tooManyConditions(type, markers)) }
    }

    /// The finding about a type with more conditions of properties than the limit.
    static func tooManyConditions(_ type: Declaration, _ markers: [RouteMarker]) -> Diagnostic {
        Problem(.unsupportedHandler, at: type)
            .saying("too many stored properties of `\(type.name)` are in different `#if` blocks")
            .noting(markers.note)
            .advising("write an initializer, and mark it")
    }

    /// The reason that a marker on a declaration cannot name such an initializer; `nil` if it can.
    static func misplacement(on declaration: Declaration) -> String? {
        switch declaration.kind {
        case .struct, .class: nil
        case .extension: "put it on the declaration of `\(declaration.name)`, if that is a struct or a class"
        case .initializer, .function, .enumCase: "remove `init`"
        case .enum, .protocol: "mark a static function that returns the value"
        default: "a route can build a struct or a class so; write an initializer, and mark it"
        }
    }

    /// The finding about a property because of which generated code cannot call the initializer; `nil` if it can.
    private static func finding(
        about property: MemberwiseProperty,
        of type: Declaration,
        _ markers: [RouteMarker]
    ) -> Diagnostic? {
        let name = property.declaration.name
        let modifier = property.hidingModifier
        let reason = modifier.map { "it is \($0) because `\(name)` is" } ?? property.problem
        return reason.map { reason in
            Problem(modifier == nil ? .unsupportedHandler : .inaccessibleHandler, at: type)
                .saying("generated code cannot call the memberwise initializer of `\(type.name)`: \(reason)")
                .noting([property.declaration.location.note("`\(name)` is declared here")] + markers.note)
                .advising((modifier.map { "remove `\($0)`, or " } ?? "") + "write an initializer, and mark it")
        }
    }

    /// The initializers for all combinations of the properties' conditions; none if there are too many.
    static func declarations(_ type: Declaration, _ properties: [MemberwiseProperty]) -> [Declaration] {
        func condition(_ property: MemberwiseProperty) -> String? {
            CompilationCondition.expression(Array(property.declaration.conditions.dropFirst(type.conditions.count)))
        }
        var conditions: [String] = []
        for case let condition? in properties.map(condition) where !conditions.contains(condition) {
            conditions.append(condition)
        }
        guard conditions.count <= conditionLimit else { return [] }
        return (0..<(1 << conditions.count)).reversed().compactMap { held in
            let isHeld = { (condition: String) in
                conditions.firstIndex(of: condition).map { held & (1 << $0) != 0 } ?? false
            }
            var initializer = Declaration(initializerImpliedBy: type)
            initializer.conditions += conditions.map { isHeld($0) ? $0 : "!(\($0))" }
            guard CompilationConditions(initializer.conditions).canHold() else { return nil }
            initializer.documentation = type.documentation
            initializer.parameters = properties.filter { condition($0).map(isHeld) ?? true }.compactMap(\.parameter)
            return initializer
        }
    }
}

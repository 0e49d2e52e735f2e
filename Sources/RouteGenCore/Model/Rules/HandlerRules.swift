/// The rules for functions that a router can call, as far as a declaration alone shows them.
struct HandlerRules {
    private let declaration: Declaration
    private let routes: [RouteMarker]
    private var diagnostics: [Diagnostic] = []

    init(_ declaration: Declaration, _ routes: [RouteMarker]) {
        self.declaration = declaration
        self.routes = routes
    }

    /// The findings about the function.
    consuming func check() -> [Diagnostic] {
        checkVisibility()
        checkGenerics()
        checkKind()
        checkResult()
        for parameter in declaration.parameters { check(parameter) }
        return diagnostics.map { $0.noting(routes.note) }
    }

    private var unsupported: Problem { Problem(.unsupportedHandler, at: declaration) }

    private mutating func checkVisibility() {
        guard let restriction = Visibility.restriction(of: declaration) else { return }
        diagnostics += Problem(.inaccessibleHandler, at: declaration)
            .saying("generated code cannot call `\(declaration.name)`: it \(restriction.reason)")
            .noting(restriction.related)
            .advising("remove `\(restriction.modifier)`")
    }

    private mutating func checkGenerics() {
        if let parameters = declaration.genericParameters {
            diagnostics += unsupported.saying(
                "`\(declaration.name)` is generic, and a router cannot choose `\(parameters)`"
            )
            .advising("write a function for each concrete type and mark those")
        }
        // A protocol has primary associated types instead.
        for scope in declaration.enclosing where scope.kind != .protocol {
            let isGeneric = scope.genericParameters != nil
            guard isGeneric || (scope.kind == .extension && scope.genericRequirements != nil) else { continue }
            diagnostics += unsupported.saying(
                isGeneric
                    ? "`\(declaration.name)` is in the generic type `\(scope.name)`, "
                        + "and a router cannot choose its arguments"
                    : "`\(declaration.name)` is in an extension with a `where` clause, "
                        + "so not every `\(scope.name)` has it"
            )
            .noting("`\(scope.name)` is here", at: scope.location)
            .advising("write a free function or a member of a non-generic type that calls it")
        }
    }

    private mutating func checkKind() {
        if declaration.isOperator {
            diagnostics += unsupported.saying("the operator `\(declaration.name)` has no name for an accessor")
                .advising("write a function that uses the operator")
        }
        let isMemberOfType = declaration.kind == .enumCase || declaration.isStatic
        if isMemberOfType, ["Type", "Protocol"].contains(declaration.name), let type = declaration.enclosing.last?.name
        {
            diagnostics += unsupported.saying(
                "`\(type).\(declaration.name)` is a type in generated code, even with backticks"
            )
            .advising("give `\(declaration.name)` another name")
        }
        if declaration.modifiers.contains("mutating") {
            diagnostics += unsupported.saying("`\(declaration.name)` is mutating, so a router would change only a copy")
                .advising("make the type a class or an actor, or remove `mutating`")
        }
        if declaration.modifiers.contains("optional") {
            diagnostics += unsupported.saying("`\(declaration.name)` is an optional requirement, which a type may lack")
                .advising("remove `optional`, or mark the methods of the conforming types")
        }
    }

    private mutating func checkResult() {
        guard let type = declaration.resultType, TypeText(type).isOpaque, TypeText(type).existential == nil,
            !routes.allSatisfy({ $0.option(.returns) != nil })
        else { return }
        diagnostics += unsupported.saying(
            "the result `\(type)` of `\(declaration.name)` is opaque, so an accessor cannot use it"
        )
        .advising(
            "use a concrete type, replace `some` with `any`, or set the type that accessors return with `returns:`"
        )
    }

    private mutating func check(_ parameter: Declaration.Parameter) {
        let isCase = declaration.kind == .enumCase
        let isNameless = parameter.isNameless
        let unsupported = Problem(.unsupportedHandler, at: parameter)
        let renamed = "`\(parameter.label ?? "_") value: \(parameter.type)`"
        if isNameless {
            diagnostics += unsupported.saying(
                "\(isCase ? "an associated value" : "a parameter") without a name cannot bind to a value of the URL"
            )
            .advising(
                "name it, which changes no call: \(renamed)"
                    + (isCase && declaration.parameters.count == 1 && EnclosingCases.mayHaveRoutes(parameter.type)
                        ? "; or write `@route` alone, so that the routes in `\(parameter.type)` give the case" : "")
            )
        } else if case let name = SwiftText.withoutBackticks(parameter.name), ["self", "Self"].contains(name) {
            diagnostics += unsupported.saying(
                "`\(name)` has another meaning in generated code, so a value cannot have this name"
            )
            .advising(isCase ? "give it another name" : "give it another name, which changes no call: \(renamed)")
        }
        let name = isNameless ? "" : " `\(parameter.name)`"
        if parameter.specifiers.contains("inout") {
            diagnostics += unsupported.saying("a router has no variable for the `inout` parameter\(name)")
                .advising("take a value and return the changed value")
        }
        if parameter.specifiers.contains("@autoclosure") {
            diagnostics += unsupported.saying("a router cannot wrap a value for the `@autoclosure` parameter\(name)")
                .advising("take a value, or a function of type `() -> Value`")
        }
        if parameter.isVariadic {
            diagnostics += unsupported.saying("a router cannot pass several values for the variadic parameter\(name)")
                .advising("take an array: `[\(parameter.type)]`")
        }
        if TypeText(parameter.type).isOpaque {
            diagnostics += unsupported.saying(
                "`\(parameter.type)` makes the function generic, and a router cannot choose the type"
            )
            .advising("use a concrete type, or replace `some` with `any`")
        }
    }
}

/// What a function has to be like for a router to call it.
struct HandlerRules {
    private let declaration: Declaration
    private let routes: [RouteMarker]
    private var diagnostics: [Diagnostic] = []

    init(_ declaration: Declaration, _ routes: [RouteMarker]) {
        self.declaration = declaration
        self.routes = routes
    }

    /// All reasons why the function cannot be a handler.
    consuming func check() -> [Diagnostic] {
        checkVisibility()
        checkGenerics()
        checkForm()
        checkResult()
        for parameter in declaration.parameters { check(parameter) }
        return diagnostics
    }

    private mutating func checkVisibility() {
        guard let obstacle = Visibility.obstacle(of: declaration) else { return }
        let place = obstacle.location.map {
            [Diagnostic.Related(location: $0, message: "`\(obstacle.modifier)` is written here")]
        }
        report(
            .inaccessibleHandler,
            "generated code cannot call `\(declaration.name)`: it \(obstacle.reason)",
            related: place ?? [],
            help: "remove `\(obstacle.modifier)`"
        )
    }

    private mutating func checkGenerics() {
        if let parameters = declaration.genericParameters {
            report(
                .unsupportedHandler,
                "`\(declaration.name)` is generic, and a router cannot choose `\(parameters)`",
                help: "write a function for each concrete type and mark those"
            )
        }
        for scope in declaration.enclosing {
            let isGeneric = scope.genericParameters != nil || scope.name.utf8.contains(MarkerSign.openingAngle)
            guard isGeneric || (scope.kind == .extension && scope.genericRequirements != nil) else { continue }
            report(
                .unsupportedHandler,
                isGeneric
                    ? "`\(declaration.name)` stands in the generic type `\(scope.name)`, and a router cannot choose its arguments"
                    : "`\(declaration.name)` stands in an extension with a `where` clause, so not every `\(scope.name)` has it",
                related: [.init(location: scope.location, message: "`\(scope.name)` is written here")],
                help: "write a free function, or a member of a type that is not generic, that calls it"
            )
        }
    }

    private mutating func checkForm() {
        if declaration.isOperator {
            report(
                .unsupportedHandler,
                "the operator `\(declaration.name)` has no name that an accessor could take",
                help: "write a function with a name that uses the operator"
            )
        }
        if declaration.modifiers.contains("mutating") {
            report(
                .unsupportedHandler,
                "`\(declaration.name)` is mutating, and would change a copy that nobody sees",
                help: "make the type a class or an actor, or the method not mutating"
            )
        }
        if declaration.isRequirement, declaration.modifiers.contains("static") {
            report(
                .unsupportedHandler,
                "`\(declaration.name)` is a static requirement, and a router calls requirements on an instance",
                help: "require a method of the instance, or mark the methods of the types that conform"
            )
        }
        if declaration.modifiers.contains("optional") {
            report(
                .unsupportedHandler,
                "`\(declaration.name)` is an optional requirement, which a type may leave out",
                help: "make it a requirement that every type has, or mark the methods themselves"
            )
        }
        let attributes = declaration.attributes + declaration.enclosing.flatMap(\.attributes)
        if attributes.contains(where: { AvailabilityAttribute($0)?.isUnavailableEverywhere == true }) {
            report(
                .unsupportedHandler,
                "`\(declaration.name)` is marked as unavailable, so nothing can call it",
                help: "remove the marker or the attribute"
            )
        }
    }

    private mutating func checkResult() {
        guard let type = declaration.resultType, hasWord("some", in: type),
            !routes.allSatisfy({ $0.option(.returns) != nil })
        else { return }
        report(
            .unsupportedHandler,
            "the result `\(type)` of `\(declaration.name)` has no name that an accessor could use",
            help: "name the type, write `any` for `some`, or say with `returns:` what accessors give back"
        )
    }

    private mutating func check(_ parameter: Declaration.Parameter) {
        if parameter.name == "_" {
            report(
                parameter,
                "a parameter without a name cannot be bound to a value of the URL",
                help: "name it: `_ value: \(parameter.type)`"
            )
        }
        let name = parameter.name == "_" ? "" : " `\(parameter.name)`"
        if parameter.specifiers.contains("inout") {
            report(
                parameter,
                "a router has no variable to hand in for the `inout` parameter\(name)",
                help: "take a value, and return the changed one"
            )
        }
        if parameter.specifiers.contains("isolated") {
            report(
                parameter,
                "a router has no actor to hand in for the `isolated` parameter\(name)",
                help: "isolate the function instead, or make it a method of the actor"
            )
        }
        if parameter.specifiers.contains("@autoclosure") {
            report(
                parameter,
                "a router cannot wrap a value for the `@autoclosure` parameter\(name)",
                help: "take a function, `() -> Value`, or a value"
            )
        }
        if parameter.isVariadic {
            report(
                parameter,
                "a router cannot spread values over the variadic parameter\(name)",
                help: "take an array: `[\(parameter.type)]`"
            )
        }
        if hasWord("some", in: parameter.type) {
            report(
                parameter,
                "`\(parameter.type)` makes the function generic, and a router cannot choose the type",
                help: "name the type, or write `any` for `some`"
            )
        }
    }

    private mutating func report(_ parameter: Declaration.Parameter, _ message: String, help: String) {
        let label = parameter.label ?? "_"
        diagnostics.append(
            Diagnostic(
                .unsupportedHandler,
                message,
                at: parameter.location,
                length: max(1, label.utf8.count),
                related: markerPlaces,
                help: help
            )
        )
    }

    private mutating func report(
        _ code: DiagnosticCode,
        _ message: String,
        related: [Diagnostic.Related] = [],
        help: String
    ) {
        diagnostics.append(
            Diagnostic(
                code,
                message,
                at: declaration.location,
                length: declaration.nameLength,
                related: related + markerPlaces,
                help: help
            )
        )
    }

    private var markerPlaces: [Diagnostic.Related] {
        routes.prefix(1).map { Diagnostic.Related(location: $0.location, message: "marked as a route here") }
    }

    /// Whether a word stands in a type's or attribute's text on its own.
    private func hasWord(_ word: String, in text: String) -> Bool {
        text.utf8.split { !MarkerText.isIdentifier($0) }.contains { $0.elementsEqual(word.utf8) }
    }
}

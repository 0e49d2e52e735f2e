import RouterRuntime

/// Refuses what the marker language has and the generator does not do yet, so that nothing is ignored silently.
enum UnsupportedMarkers {
    /// The findings about a declaration's markers.
    static func check(_ declaration: Declaration, markers: ParsedMarkers) -> [Diagnostic] {
        (markers.isEmpty ? [] : availability(declaration, markers))
            + (markers.routes.isEmpty ? [] : limits(declaration))
    }

    /// A handler that only some versions of a system have needs a check before every use of its types.
    private static func availability(_ declaration: Declaration, _ markers: ParsedMarkers) -> [Diagnostic] {
        let words = ["deprecated", "message", "renamed", "*", "noasync"]
        return declaration.attributes.filter { attribute in
            guard attribute.name == "available", let first = attribute.arguments?.split(separator: ",").first else {
                return false
            }
            return !words.contains { first.hasPrefix($0) }
        }
        .map {
            refusal(
                "a \(markers.routes.isEmpty ? "service" : "route") with `@available(\($0.arguments ?? ""))`",
                declaration.location,
                declaration.name.utf8.count
            )
        }
    }

    /// What generated code has no room for.
    private static func limits(_ declaration: Declaration) -> [Diagnostic] {
        let length = declaration.name.utf8.count
        var findings: [Diagnostic] = []
        if declaration.parameters.count > RouteCatalogueEncoder.parameterLimit {
            findings.append(
                Diagnostic(
                    .unsupportedHandler,
                    "`\(declaration.name)` has \(declaration.parameters.count) parameters, and a route can have \(RouteCatalogueEncoder.parameterLimit) at most",
                    at: declaration.location,
                    length: length,
                    help: "take several of them as one value of a type of your own"
                )
            )
        }
        let expressions = declaration.parameters.filter { DefaultValue.classify($0.defaultValue) == .expression }
        if expressions.count > HandlerCall.expressionDefaultLimit {
            findings.append(
                Diagnostic(
                    .unsupportedHandler,
                    "`\(declaration.name)` has \(expressions.count) parameters whose default value is more than a literal, and a route can have \(HandlerCall.expressionDefaultLimit) of them at most",
                    at: declaration.location,
                    length: length,
                    related: expressions.map {
                        .init(location: $0.location, message: "the default value of `\($0.name)` is an expression")
                    },
                    help: "make some of them optional, and put the default in place inside the function"
                )
            )
        }
        return findings
    }

    private static func refusal(_ what: String, _ location: SourceLocation, _ length: Int) -> Diagnostic {
        Diagnostic(
            .unsupportedMarker,
            "\(what) is not supported yet",
            at: location,
            length: length,
            help: "leave it out for now"
        )
    }
}

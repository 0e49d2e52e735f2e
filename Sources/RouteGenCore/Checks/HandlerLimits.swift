import RoutePatterns
import RouteTables

/// Refuses handlers with more parameters than generated code has room for.
enum HandlerLimits {
    /// The findings about a declaration that route markers stand on.
    static func check(_ declaration: Declaration) -> [Diagnostic] {
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
}

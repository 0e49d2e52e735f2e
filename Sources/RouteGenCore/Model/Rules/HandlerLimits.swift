import RoutePatterns
import RouteTables

/// Finds handlers with more parameters than generated code supports.
enum HandlerLimits {
    /// The maximum number of parameters whose default is an expression.
    ///
    /// Each doubles the number of calls in generated code: with the argument, and without it.
    static let expressionDefaults = 4

    /// The findings about a declaration with route markers.
    static func check(_ declaration: Declaration) -> [Diagnostic] {
        let length = declaration.name.utf8.count
        var findings: [Diagnostic] = []
        if declaration.parameters.count > RouteMetadataLayout.parameterLimit {
            findings += Problem(.unsupportedHandler, at: Located((), at: declaration.location, length: length))
                .saying(
                    "`\(declaration.name)` has \(declaration.parameters.count) parameters, "
                        + "but a route can have at most \(RouteMetadataLayout.parameterLimit)"
                )
                .advising("combine several of them in a type of your own")
        }
        let expressions = declaration.parameters.filter { DefaultValue($0.defaultValue) == .expression }
        if expressions.count > expressionDefaults, !declaration.setsParameters {
            findings += Problem(.unsupportedHandler, at: Located((), at: declaration.location, length: length))
                .saying(
                    "`\(declaration.name)` has \(expressions.count) parameters whose default value is not a literal, "
                        + "but a route can have at most \(expressionDefaults)"
                )
                .noting(expressions.map { $0.location.note("the default value of `\($0.name)` is an expression") })
                .advising("make some of them optional, and apply the default inside the function")
        }
        return findings
    }
}

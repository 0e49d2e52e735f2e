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
        let place = Located((), at: declaration.location, length: declaration.name.utf8.count)
        func finding(_ count: Int, _ parameters: String, limit: Int) -> Diagnostic {
            Problem(.unsupportedHandler, at: place)
                .saying("`\(declaration.name)` has \(count) \(parameters), but a route can have at most \(limit)")
        }
        var findings: [Diagnostic] = []
        let count = declaration.parameters.count
        if count > RouteMetadataLayout.parameterLimit {
            findings += finding(count, "parameters", limit: RouteMetadataLayout.parameterLimit)
                .advising("combine several of them in a type of your own")
        }
        let expressions = declaration.parameters.filter { DefaultValue($0.defaultValue) == .expression }
        if expressions.count > expressionDefaults, !declaration.setsParameters {
            let parameters = "parameters whose default value is not a literal"
            findings += finding(expressions.count, parameters, limit: expressionDefaults)
                .noting(expressions.map { $0.location.note("the default value of `\($0.name)` is an expression") })
                .advising("make some of them optional, and apply the default inside the function")
        }
        return findings
    }
}

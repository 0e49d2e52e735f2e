internal import RouteGenCore
internal import RoutePatterns
package import RouterRuntime
internal import RouteTables

extension RoutePath {
    /// The only path of a module, as generated code would create it.
    ///
    /// - Parameters:
    ///   - pattern: The pattern, in the syntax of ``RoutePattern``.
    ///   - handler: The number that identifies the handler.
    ///   - ordinal: The index of the pattern among the handler's patterns.
    ///   - parameters: The handler's parameters, as ``RoutePathLayout`` describes them.
    package init(_ pattern: String, handler: UInt64, ordinal: Int = 0, parameters: String) {
        var encoder = RoutePathEncoder()
        let path = RoutePathEncoder.Path(
            identity: handler,
            ordinal: ordinal,
            pattern: pattern,
            route: try? RoutePattern(pattern),
            parameters: parameters
        )
        let number = encoder.add(path)
        self.init(PackedText(encoder.encode()), number: number)
    }
}

internal import RouteGenCore
internal import RoutePatterns
package import RouterRuntime
internal import RouteTables

extension RoutePath {
    /// The only path of a module, as generated code would make it.
    ///
    /// - Parameters:
    ///   - pattern: The pattern, as ``RoutePattern`` reads it.
    ///   - handler: The number that identifies the handler.
    ///   - ordinal: Which of the handler's patterns it is, starting at 0.
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

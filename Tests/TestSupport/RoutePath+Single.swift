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
        let number = encoder.add((handler, ordinal, pattern, try? RoutePattern(pattern), parameters))
        self.init(PackedText(encoder.encode()), number: number)
    }
}

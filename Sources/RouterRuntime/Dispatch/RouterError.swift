/// Why the router could not carry out a request.
///
/// Errors that a handler throws are not wrapped: they reach the caller as they are.
public struct RouterError: Error, Sendable {
    /// The kind of failure, to decide by.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// The URL is not one: a malformed percent escape, for instance.
        case malformedURL
        /// No route matches, or none that is open to the caller.
        case notFound
        /// A required parameter is absent.
        case missingParameter
        /// A parameter's value does not have the parameter's type.
        case invalidParameter
        /// Fewer callbacks were passed than the handler takes.
        case missingCallbacks
        /// The handler's result is not of the type that was asked for.
        case wrongResultType
        /// A synchronous call reached a handler that has to be awaited.
        case requiresAsync
        /// The handler's result may not leave its actor, as its type is not `Sendable`.
        case resultNotSendable
        /// Nobody can make the instance that the handler is a method of.
        case missingInstance
        /// A value cannot be written into a URL.
        case notEncodable
        /// A rule refers to what its pattern does not capture, or its target cannot be read.
        case invalidRule
        /// Rewriting, relocation and redirects led on too often.
        case tooManyHops
        /// A typed route is not in the router's table.
        case unknownRoute
        /// No type, or more than one, serves a protocol.
        case unknownService
        /// A service needs itself to be made.
        case serviceCycle
    }

    /// The kind of failure.
    public let code: Code
    /// What happened, in one sentence for developers.
    public let message: String

    /// Creates an error from its kind and a sentence for developers.
    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

extension RouterError: CustomStringConvertible {
    /// The message, with the code behind it in brackets.
    public var description: String { "\(message) [\(code.rawValue)]" }
}

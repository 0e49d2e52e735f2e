import RouteTables

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
        /// A relocation is malformed, names what there is not, or leads in a circle.
        case invalidRelocation
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
    package let content: RouterMessage
    /// The errors before this one on the way of the request.
    var earlier: [any Error] = []
    /// What was looked for in vain.
    var search: RouteSuggestions?
    /// Whether an assertion has been made of it.
    var isReported = false
    /// The caller that it was made for, and may know all that it says; `nil` if nothing is known of that.
    var audience: RouteOrigin?

    package init(_ code: Code, _ content: RouterMessage) {
        self.code = code
        self.content = content
    }

    /// An error of a request by that caller, about what is open to it.
    init(_ code: Code, _ content: RouterMessage, for audience: RouteOrigin) {
        self.init(code, content)
        self.audience = audience
    }

    /// Creates an error from its kind and a sentence for developers.
    public init(_ code: Code, _ message: String) {
        self.init(code, .custom(message))
    }

    /// What happened, in one English sentence for developers.
    public var message: String { message(in: .english) }

    /// What happened, in one sentence for developers.
    public func message(in language: RouteLanguage) -> String {
        content.text(in: language)
    }

    /// Every error on the way of the request, in order; this one is the last.
    ///
    /// Middleware and fallbacks may have dealt with the others, or have thrown this one because of them. A caller outside of the app
    /// gets each as far as it may know it.
    public var stack: [any Error] { earlier + [self] }

    /// The error that counts: this one.
    public var current: any Error { self }

    /// The URLs and patterns that the caller may have meant, the nearest first, if no route was found.
    ///
    /// Only routes that are open to the caller are named, so that a closed one looks like one that does not exist.
    ///
    /// - Complexity: In proportion to the number of routes; they are compared when this is asked for.
    public var suggestions: [String] { search?.nearest ?? [] }

    /// The patterns with the host that was asked for, if no route was found: for `//AModule/servr2`, those of `AModule`.
    ///
    /// - Complexity: In proportion to the number of routes.
    public var routesOfTarget: [String] { search?.routesOfTarget ?? [] }
}

extension RouterError: CustomStringConvertible {
    /// The message, with the code behind it in brackets.
    public var description: String { "\(message) [\(code.rawValue)]" }
}

import RouteTables

/// An error of a request that the router could not perform.
///
/// Errors that a handler throws are not wrapped: they reach the caller unchanged.
public struct RouterError: Error, Sendable {
    /// The kind of failure, for programs.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// The string is not a URL, or a value of it cannot be read.
        ///
        /// For example, its path is too long, or the escapes of a parameter's value are not UTF-8.
        case malformedURL
        /// No route matches, or none that is open to the caller.
        case notFound
        /// A required parameter is absent, or the request has fewer callbacks than the handler takes.
        case missingParameter
        /// A parameter's value does not have the parameter's type, or no parameter takes one of the callbacks.
        case invalidParameter
        /// The handler's result does not have the type that the caller expects.
        case wrongResultType
        /// A synchronous call reached a handler that must be awaited.
        case requiresAsync
        /// The handler's result, or a value of the request, is not `Sendable`, and belongs to another isolation or to an
        /// earlier call.
        case notSendable
        /// The handler is a method of a type whose instance the router cannot create.
        case missingInstance
        /// A value cannot be written into a URL.
        case notEncodable
        /// A rule or a relocation is malformed, refers to something that does not exist or that its pattern does not
        /// capture, or forms a cycle.
        case invalidRule
        /// Rewriting, relocation and redirects exceeded the limit.
        case tooManyHops
        /// A typed route is not in the router's table.
        case unknownRoute
        /// No type, or more than one, serves a protocol.
        case unknownService
        /// The initializer of a service needs the service itself.
        case serviceCycle
        /// More than 100 pieces of middleware apply to a request, or one calls `next` before an earlier call has ended.
        case invalidMiddleware
    }

    /// The kind of failure.
    public let code: Code
    package let content: RouterMessage
    /// The errors that occurred before this one during the request.
    package var earlier: [any Error] = []
    /// The lookup that found nothing.
    package var search: FailedSearch?
    /// The URL for which no route was found, also if the caller does not learn to which URL its own one led; `nil` for
    /// other errors.
    ///
    /// No text of the error has it.
    package var unroutedURL: String? { hiddenURL ?? search?.url }
    /// The URL for which no route was found, if the caller does not learn it.
    var hiddenURL: String?
    /// The URLs of the request that failed, if it was led from one to another: the first is the caller's.
    package var hops: [String] = []
    /// Whether an assertion has been made for it.
    package var isReported = false
    /// Remains the same when the error gets a history or other hops.
    private let identity = Identity()
    /// The caller that the error was created for, who may know everything that it states; `nil` if that is unknown.
    var audience: RouteOrigin?

    private final class Identity: Sendable {}

    /// Whether an error is this one, perhaps with another history or other hops.
    package func isSame(as other: RouterError) -> Bool { identity === other.identity }

    @inline(never)
    package init(_ code: Code, _ content: RouterMessage) {
        self.code = code
        self.content = content
    }

    /// Creates an error for a caller, about something that is open to it.
    @inline(never)
    package init(_ code: Code, _ content: RouterMessage, for audience: RouteOrigin) {
        self.init(code, content)
        self.audience = audience
    }

    /// Creates an error from its kind and a sentence for developers.
    public init(_ code: Code, _ message: String) {
        self.init(code, .custom(message))
    }

    package init(_ code: Code, _ problem: any RouterProblem) {
        self.init(code, .problem(problem))
    }

    package init(_ code: Code, _ problem: any RouterProblem, for audience: RouteOrigin) {
        self.init(code, .problem(problem), for: audience)
    }

    /// A description of the failure, in one English sentence for developers.
    ///
    /// If rewriting, a relocation or a redirect led to the URL that failed, the sentence names that URL and the caller's.
    /// Replacement characters stand for control characters of a URL or a value, which a terminal or a log would obey.
    public var message: String {
        var text = content.english
        if let first = hops.first, let last = hops.last, first != last {
            text += "; the request for '\(first)' led to '\(last)'"
        }
        return PrintableText.line(text)
    }

    /// The message, and for a URL that begins with none of the app's own links, that this is so.
    package var reason: String { search?.foreignness.map { "\(message); \($0.description)" } ?? message }

    /// The error with the URLs of the request that failed, unless it is the error of another request, or names them
    /// itself.
    package func led(through request: RouteRequest) -> RouterError {
        if case .tooManyHops = content { return self }
        guard hops.isEmpty, !request.hops.isEmpty else { return self }
        var error = self
        error.hops = request.hops + [request.urlText]
        return error
    }

    /// Every error that occurred during the request, in order.
    ///
    /// This one is the last.
    ///
    /// Middleware and fallbacks may have handled the others, or thrown this one because of them. A caller outside of
    /// the app receives each as far as it may know it.
    public var stack: [any Error] { earlier + [self] }
}

/// A lookup that found no route, for suggestions.
package struct FailedSearch: Sendable {
    package let router: Router
    package let url: String
    package let origin: RouteOrigin

    /// The reason that no pattern without a scheme matches the URL, if it begins with none of the app's own links.
    package var foreignness: RouteLinks.Foreignness? {
        (try? router.split(url)).flatMap { router.links.foreignness(of: $0) }
    }
}

extension RouterError: CustomStringConvertible {
    /// The message, followed by the code in brackets.
    public var description: String { "\(message) [\(code.rawValue)]" }
}

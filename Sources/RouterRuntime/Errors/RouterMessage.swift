package import RouteDetails
import RouteTables

/// The message of an error: what happened, and the values involved.
///
/// Each message has a text in every language, which the compiler checks.
package enum RouterMessage: Sendable {
    case malformedURL(String, RouteURLError)
    case notFound(url: String)
    case unknownRoute(pattern: String, missingModule: String?)
    case refusedRoute(pattern: String)
    case unknownHandler(index: Int, handler: String)

    case missingParameter(String, type: String, handler: String)
    case invalidParameter(String, text: String, type: String, handler: String)
    case callbackCount(handler: String, takes: Int, passed: Int)
    case unusedCallback(String, handler: String)
    case isolatedInstance(type: String)
    case unknownType(String)
    case missingInstance(type: String, handler: String)

    case wrongResult(actual: String, expected: String, ResultSource)
    case resultNotSendable(type: String, handler: String)
    case mainActorHandler(String)
    case mainActorCondition(String)
    case mainActorRewriting(name: String?)
    case mainActorMiddleware(scope: String?)
    case mainActorCompletion
    case mainActorFallback
    case asynchronousHandler(String)
    case asynchronousMiddleware(scope: String?)

    case unwritableValue(parameter: String, type: String)
    case fixedValue(parameter: String, pattern: String)
    case unwritableURL(pattern: String, RouteURLWritingError)
    case unsuitableScheme(String, capture: String)

    case invalidTarget(String, RewriteTargetProblem)
    case invalidRelocation(path: String, RelocationProblem)
    case tooManyHops(limit: Int, chain: [String])
    case service(ServiceProblem)
    case noSharedRouter

    /// A sentence that is the same in all languages, for errors that code of the app creates.
    case custom(String)

    /// The source of a value.
    package enum ResultSource: Hashable, Sendable {
        case handler(String)
        case middleware(scope: String?)
        case fallback
        /// A handler without a name, or something that the caller may not know.
        case unknown
    }

    /// The sentence for developers.
    package func text(in language: RouteLanguage) -> String {
        switch language {
        case .english: english
        case .chinese: chinese
        }
    }
}

/// A language for messages to developers.
public enum RouteLanguage: String, Sendable, Hashable, CaseIterable {
    case english
    /// Simplified Chinese.
    case chinese
}

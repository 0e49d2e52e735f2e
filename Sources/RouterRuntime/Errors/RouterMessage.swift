import RouteTables

/// The message of an error: what happened, and the values involved.
///
/// Errors are copied often, and a message is read rarely, so a message is one reference.
package indirect enum RouterMessage: Sendable {
    case malformedURL(String, RouteURLError)
    case notFound(url: String)
    case unknownRoute(pattern: String, missingModule: String?)
    case refusedRoute(pattern: String)
    case unknownHandler(index: Int, handler: String)

    case missingParameter(String, type: String, handler: String)
    case invalidParameter(String, text: String, type: String, handler: String)
    case callbackCount(handler: String, takes: Int, passed: Int)
    case unusedCallback(String, handler: String)
    case hiddenCallback(String, handler: String)
    case isolatedInstance(type: String)
    case missingInstance(type: String, handler: String)

    case wrongResult(actual: String, expected: String, handler: String?)
    case resultNotSendable(type: String, handler: String)
    case notSendable(handler: String)
    case mainActorHandler(String)
    case mainActorCondition(String)
    case asynchronousHandler(String)

    case unwritableValue(parameter: String, type: String)
    case fixedValue(parameter: String, pattern: String)
    case unwritableURL(pattern: String, RouteURLWritingError)
    case unsuitableScheme(String, capture: String)
    case tooManyHops(limit: Int, chain: [String])
    case noSharedRouter

    /// The message of another module.
    case problem(any RouterProblem)
    /// A sentence that is the same in all languages, for errors that code of the app creates.
    case custom(String)
}

/// The message of an error in another module: each module has the messages of its own errors.
package protocol RouterProblem: Sendable {
    /// The sentence for developers.
    var english: String { get }

    /// The sentence in simplified Chinese.
    var chinese: String { get }

    /// The part that a caller outside of the app may know; `nil` for nothing.
    var reduced: (any RouterProblem)? { get }
}

extension RouterProblem {
    package var reduced: (any RouterProblem)? { nil }
}

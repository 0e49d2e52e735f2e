import RouteTables

extension RouterMessage {
    var english: String {
        switch self {
        case .malformedURL(let url, let error): "'\(url)' is not a URL: \(error)"
        case .notFound(let url): "no route matches '\(url)'"
        case .unknownRoute(let pattern): "the route '\(pattern)' is not in the router's table"
        case .refusedRoute(let pattern):
            "the route '\(pattern)' does not take this request: what its marker names with `when:` says no"
        case .unknownHandler(let index, let handler):
            "handler \(index) of '\(handler)' is not in its module; build it anew"
        case .missingParameter(let name, let type, let handler):
            "'\(handler)' needs the parameter '\(name)' of type '\(type)'"
        case .invalidParameter(let name, let text, let type, let handler):
            "'\(text)' is not a value of type '\(type)', which the parameter '\(name)' of '\(handler)' has"
        case .missingCallbacks(let handler, let needed, let passed):
            "'\(handler)' takes \(needed) callback\(needed == 1 ? "" : "s"), and \(passed) came with the request"
        case .isolatedInstance(let type):
            "'\(type)' is isolated to an actor: register it on the main actor, or hand its instance over"
        case .missingInstance(let type, let handler):
            "'\(handler)' needs an instance of '\(type)': call router.register(_:) or router.provide(_:factory:) first"
        case .wrongResult(let actual, let expected, let handler?):
            "'\(handler)' returns '\(actual)', and '\(expected)' was asked for"
        case .wrongResult(let actual, let expected, nil):
            "the result is of type '\(actual)', and '\(expected)' was asked for"
        case .resultNotSendable(let type, let handler):
            "'\(handler)' returns '\(type)', which is not Sendable and so cannot leave the main actor; call it from there"
        case .mainActorHandler(let handler):
            "'\(handler)' is isolated to the main actor: call it from there, or use await router.open"
        case .asynchronousHandler(let handler):
            "'\(handler)' is asynchronous or isolated to an actor: use await router.open"
        case .asynchronousMiddleware(let scope?):
            "the middleware of '\(scope)' is asynchronous: use await router.open"
        case .asynchronousMiddleware(nil): "middleware of all requests is asynchronous: use await router.open"
        case .unwritableValue(let parameter, let type):
            "the value of the parameter '\(parameter)' cannot be written into a URL, as its type '\(type)' is no RouteValue"
        case .fixedValue(let parameter, let pattern):
            "the marker of '\(pattern)' fixes the parameter '\(parameter)', and another value was given for it"
        case .unwritableURL(let pattern, let error): "no URL can be written for '\(pattern)': \(error)"
        case .unsuitableScheme(let text, let capture): "'\(text)', which ':\(capture)' took, is no scheme"
        case .invalidTarget(let target, let problem): "the target '\(target)' \(problem.english)"
        case .invalidRelocation(let path, let problem):
            "the relocation of '\(path)' is refused: \(problem.english)"
        case .tooManyHops(let limit, let chain):
            "the request was led on more than \(limit) times: \(chain.map { "'\($0)'" }.joined(separator: " -> "))"
        case .service(let problem): problem.english
        case .custom(let text): text
        }
    }
}

extension RewriteTargetProblem {
    fileprivate var english: String {
        switch self {
        case .trailingBackslash: "ends with a backslash that escapes nothing"
        case .unknownCapture(let name): "refers to ':\(name)', which the pattern does not capture"
        case .constraint(let name):
            "has a constraint behind ':\(name)'; what was captured is taken over as it is"
        case .partialWildcard: "has a '*' that is not a component of its own; write '\\*' for the character"
        case .tooManyWildcards: "has more wildcards than the pattern"
        }
    }
}

extension RelocationProblem {
    fileprivate var english: String {
        switch self {
        case .malformed(let problem): problem
        case .invalidTarget(let target, let problem): "the target '\(target)' \(problem.english)"
        case .unknownTarget(let target): "no route takes the target '\(target)'"
        case .unknownPath(let path): "no route has the path '\(path)'"
        case .existingPath(let path): "a route has the path '\(path)' already"
        case .unknownHandler(let name): "there is no handler '\(name)'"
        case .ambiguousHandler(let name, let handlers):
            "'\(name)' may be \(handlers.map { "'\($0)'" }.joined(separator: " or "))"
        case .circle(let chain): "it leads in a circle: \(chain.map { "'\($0)'" }.joined(separator: " -> "))"
        }
    }
}

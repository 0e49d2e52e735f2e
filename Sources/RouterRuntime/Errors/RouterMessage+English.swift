import RouteTables

extension RouterMessage {
    // Every app links the messages, and few need them.
    @_optimize(size)
    package var english: String {
        switch self {
        case .malformedURL(let url, let error) where error.reason == .escapeIsNotUTF8:
            "a value of '\(url)' cannot be read: \(error)"
        case .malformedURL(let url, let error): "'\(url)' is not a URL: \(error)"
        case .notFound(let url): "no route matches '\(url)'"
        case .unknownRoute(let pattern, let module?):
            "the route '\(pattern)' is not in the router's table, because the app does not link its module '\(module)': "
                + "add '\(module)' to the dependencies of the app's target"
        case .unknownRoute(let pattern, nil): "the route '\(pattern)' is not in the router's table"
        case .refusedRoute(let pattern):
            "the route '\(pattern)' rejects this request: "
                + "the function that its marker names with `when:` returned false"
        case .unknownHandler(let index, let handler):
            "handler \(index) of '\(handler)' is not in its module; rebuild it"
        case .missingParameter(let name, let type, let handler):
            ParameterProblem.missing(name, type: type, handler: handler)
        case .invalidParameter(let name, let text, let type, let handler):
            ParameterProblem.invalid(name, text: text, type: type, handler: handler)
        case .callbackCount(let handler, let count, let passed):
            "'\(handler)' takes \(count) callback\(count == 1 ? "" : "s"), but the request has \(passed)"
        case .unusedCallback(let name, let handler):
            "no parameter of '\(handler)' is left for the callback '\(name)' of the request"
        case .hiddenCallback(let name, let handler):
            "the build does not see that the parameter '\(name)' of '\(handler)' is a function: if its type is another module's "
                + "name for one, write the function type in the handler, or pass the closure by 'with(userInfo:)'"
        case .isolatedInstance(let type):
            "'\(type)' is isolated to an actor: register it on the main actor, or provide its instance"
        case .missingInstance(let type, let handler):
            "'\(handler)' needs an instance of '\(type)': call router.register(_:) or router.provide(_:factory:) first"
        case .wrongResult(let actual, let expected, let handler):
            "\(handler.map { "'\($0)' returns" } ?? "the result is of type") '\(actual)', "
                + "but the caller expects '\(expected)'"
        case .resultNotSendable(let type, let handler):
            "'\(handler)' returns '\(type)', which is not Sendable and so cannot leave its isolation: "
                + "make it Sendable, or call it there"
        case .notSendable(let handler):
            "'\(handler)' cannot have a value of the request, which is not Sendable and belongs to an earlier call "
                + "or to another isolation: make a new route for each call, make the value Sendable "
                + "(a closure: @Sendable), or isolate the handler to the main actor and call it from there"
        case .mainActorHandler(let handler): Self.isIsolated("'\(handler)'")
        case .mainActorCondition(let url): Self.isIsolated("a condition of a route for '\(url)'")
        case .asynchronousHandler(let handler):
            "'\(handler)' is asynchronous or isolated to an actor: use await router.open"
        case .unwritableValue(let parameter, let type):
            "the value of the parameter '\(parameter)' cannot be written into a URL, "
                + "because its type '\(type)' does not conform to RouteValue"
        case .fixedValue(let parameter, let pattern):
            "the marker of '\(pattern)' fixes the parameter '\(parameter)', but the call passes a different value"
        case .unwritableURL(let pattern, let error): "no URL can be written for '\(pattern)': \(error)"
        case .unsuitableScheme(let text, let capture): RouteURLWritingError.unsuitableScheme(text, capture: capture)
        case .tooManyHops(let limit, let chain):
            "the request was redirected more than \(limit) times: \(chain.map { "'\($0)'" }.joined(separator: " -> "))"
        case .problem(let problem): problem.english
        case .noSharedRouter:
            "Router.shared has no routes, because the app has not set it: call Router.share(_:) with the app's router "
                + "when the app starts, in the initializer of its App or first of all in its app delegate"
        case .custom(let text): text
        }
    }

    package static func isIsolated(_ name: String) -> String {
        "\(name) is isolated to the main actor: call from there, or use await router.open"
    }
}

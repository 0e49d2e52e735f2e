import RouteTables

/// What a router does in debug builds when a call of the app's own fails, which is a mistake to be found early.
///
/// An assertion is made of each ``RouterError`` that reaches a caller in the app: of a route that does not exist, a parameter of the wrong
/// type, a missing callback. It says what is wrong, lists the routes of the same target and suggests the nearest. Errors of handlers, and
/// requests from outside of the app, are nobody's mistake. In release builds nothing is done.
///
/// ```swift
/// let router = Router(.app, assertions: .stop(in: .chinese))
/// ```
///
/// (Khala's assertions.)
public struct RouteAssertions: Sendable {
    private let body: (@Sendable (RouteRequest, RouterError) -> Void)?

    private init(_ body: (@Sendable (RouteRequest, RouterError) -> Void)?) {
        self.body = body
    }

    /// Nothing.
    public static let off = RouteAssertions(nil)

    /// Writes a line to the standard error and goes on; what routers do unless they are told otherwise, so that tests of
    /// failures and calls by `try?` run as they are.
    public static func report(in language: RouteLanguage = .english) -> RouteAssertions {
        RouteAssertions { _, error in StandardError.write(error.report(in: language)) }
    }

    /// Stops the process, as `assertionFailure` does, so that the mistake cannot be overlooked.
    public static func stop(in language: RouteLanguage = .english) -> RouteAssertions {
        RouteAssertions { _, error in assertionFailure(error.report(in: language)) }
    }

    /// Does something of your own: shows an alert, fails a test.
    ///
    /// - Parameter body: Gets the request and the error, whose ``RouterError/report(in:)`` is the whole text.
    /// - Returns: What a router is given.
    public static func custom(
        _ body: @escaping @Sendable (_ request: RouteRequest, _ error: RouterError) -> Void
    ) -> RouteAssertions {
        RouteAssertions(body)
    }

    /// Makes an assertion of an error, in debug builds.
    func check(_ error: inout any Error, _ request: RouteRequest) {
        guard let body, request.origin == .app, var mistake = error as? RouterError, !mistake.isReported else { return }
        // What `assert` is given is not evaluated in release builds.
        assert(
            {
                body(request, mistake)
                return true
            }()
        )
        // The same error may reach the caller of a handler that made the failing call.
        mistake.isReported = true
        error = mistake
    }
}

extension RouterError {
    /// All that helps to find the mistake: the message, the nearest routes, the routes of the same target.
    ///
    /// - Parameter language: The language.
    /// - Returns: One line.
    /// - Complexity: In proportion to the number of routes, if no route was found.
    public func report(in language: RouteLanguage = .english) -> String {
        let isEnglish = language == .english
        var text = "RouteGen: \(message(in: language)) [\(code.rawValue)]"
        let nearest = suggestions.map { isEnglish ? "'\($0)'" : "“\($0)”" }
        if !nearest.isEmpty {
            text +=
                isEnglish
                ? "; did you mean \(nearest.joined(separator: " or "))?"
                : "；是否想写\(nearest.joined(separator: "或"))？"
        }
        let routes = routesOfTarget
        if !routes.isEmpty {
            text += isEnglish ? "; the target has: " : "；该目标的路由有："
            text += routes.joined(separator: isEnglish ? ", " : "、")
        }
        return text
    }
}

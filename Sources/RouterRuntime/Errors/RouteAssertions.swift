import RouteTables

/// What a router does in debug builds when one of the app's own calls fails, so that mistakes are found early.
///
/// The router makes an assertion for each ``RouterError`` that reaches a caller in the app, such as a route that does
/// not exist, a parameter of the wrong type, or a missing callback. It states what is wrong, lists the routes of the
/// same target, and suggests the nearest ones. Errors that handlers throw, and requests from outside of the app, are
/// not mistakes in calls. Release builds make no assertions.
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

    /// Does nothing.
    public static let off = RouteAssertions(nil)

    /// Writes a line to the standard error and continues.
    ///
    /// This is the default, so that tests of failures and calls with `try?` run undisturbed.
    public static func report(in language: RouteLanguage = .english) -> RouteAssertions {
        RouteAssertions { _, error in StandardError.write(error.report(in: language)) }
    }

    /// Stops the process, as `assertionFailure` does, so that nobody overlooks the mistake.
    public static func stop(in language: RouteLanguage = .english) -> RouteAssertions {
        RouteAssertions { _, error in assertionFailure(error.report(in: language)) }
    }

    /// Calls a closure of yours, which may show an alert or fail a test.
    ///
    /// - Parameter body: Receives the request and the error. ``RouterError/report(in:)`` is the whole text.
    /// - Returns: The behavior, for a router's initializer.
    public static func custom(
        _ body: @escaping @Sendable (_ request: RouteRequest, _ error: RouterError) -> Void
    ) -> RouteAssertions {
        RouteAssertions(body)
    }

    /// Makes an assertion for an error, in debug builds.
    func check(_ error: inout any Error, _ request: RouteRequest) {
        guard let body, request.origin == .app, var mistake = error as? RouterError, !mistake.isReported else { return }
        // Release builds do not evaluate the argument of `assert`.
        assert(
            {
                body(request, mistake)
                return true
            }()
        )
        // The same error may also reach the caller of a handler that made the failing call.
        mistake.isReported = true
        error = mistake
    }
}

extension RouterError {
    /// Everything that helps to find the mistake: the message, the nearest routes, and the routes of the same target.
    ///
    /// - Parameter language: The language.
    /// - Returns: One line.
    /// - Complexity: O(*n*) in the number of routes, if no route was found.
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

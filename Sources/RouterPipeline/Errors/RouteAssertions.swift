import RouteTables
import RouterRuntime

/// The reaction of a router, in debug builds, to a failed call of the app itself, so that mistakes are found early.
///
/// The router makes an assertion for each `RouterError` that reaches a caller in the app, such as a route that does
/// not exist, a parameter of the wrong type, or a missing callback. It states what is wrong, lists the routes of the
/// same target, and suggests the nearest ones. Errors that handlers throw, and requests from outside of the app, are
/// not mistakes in calls. Release builds make no assertions.
///
/// ``report(in:)`` and ``stop(in:)`` also write a line for each request from outside of the app whose failure is hidden
/// from the caller: the true reason, such as a route that is closed to the caller, and the URLs that led there. The
/// caller receives the error of a route that does not exist.
///
/// ```swift
/// let router = Router(.app, assertions: .stop(in: .chinese))
/// ```
///
/// (Khala's assertions.)
public struct RouteAssertions: Sendable {
    private let body: (@Sendable (RouteRequest, RouterError) -> Void)?
    /// The closure that receives the true reason of a failure that is hidden from a caller outside of the app.
    private let note: (@Sendable (RefusedRequest) -> Void)?

    init(
        _ body: (@Sendable (RouteRequest, RouterError) -> Void)?,
        noting note: (@Sendable (RefusedRequest) -> Void)? = nil
    ) {
        self.body = body
        self.note = note
    }

    /// Does nothing.
    public static let off = RouteAssertions(nil)

    /// Whether this build makes assertions.
    var areMade: Bool {
        guard body != nil || note != nil else { return false }
        var isDebug = false
        // Release builds do not evaluate the argument of `assert`.
        assert(
            {
                isDebug = true
                return true
            }()
        )
        return isDebug
    }

    /// Writes a line to the standard error and continues.
    ///
    /// This is the default, so that tests of failures and calls with `try?` run undisturbed.
    public static func report(in language: RouteLanguage = .english) -> RouteAssertions {
        RouteAssertions { _, error in
            StandardError.write(error.report(in: language))
        } noting: { refused in
            StandardError.write(refused.report(in: language))
        }
    }

    /// Stops the process, as `assertionFailure` does, so that the mistake is not overlooked.
    public static func stop(in language: RouteLanguage = .english) -> RouteAssertions {
        RouteAssertions { _, error in
            assertionFailure(error.report(in: language))
        } noting: { refused in
            StandardError.write(refused.report(in: language))
        }
    }

    /// Calls a closure of yours, which may show an alert or fail a test.
    ///
    /// - Parameter body: Receives the request and the error. ``RouterRuntime/RouterError/report(in:)`` is the whole text.
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

extension RouteAssertions {
    /// Tells developers something that is no failure, in debug builds.
    func remark(_ line: @autoclosure () -> String) {
        guard note != nil else { return }
        assert(
            {
                StandardError.write(line())
                return true
            }()
        )
    }

    /// Tells developers why a request from outside of the app failed, in debug builds, if the caller does not learn it.
    func note(_ error: any Error, hiddenAs reduced: any Error, _ way: RefusedRequest.Way) {
        guard let note, way.first.origin != .app, let error = error as? RouterError else { return }
        assert(
            {
                let refused = RefusedRequest(error, way)
                let isHidden = (reduced as? RouterError)?.message != error.message
                if isHidden || refused.closedRoute != nil { note(refused) }
                return true
            }()
        )
    }
}

extension Router {
    /// Creates a router for a generated table: `Router(.superApp)`.
    ///
    /// - Parameters:
    ///   - table: The routes.
    ///   - origins: The callers that the schemes of URLs identify.
    ///   - values: How strictly to read the values of parameters.
    ///   - assertions: The reaction, in debug builds, to a failed call of the app itself.
    public convenience init(
        _ table: RouteTable,
        origins: RouteOrigins = .none,
        values: RouteValueReading = .strict,
        assertions: RouteAssertions = .report()
    ) {
        self.init(table: table, origins: origins, values: values)
        if assertions.areMade { self.assertions = assertions }
    }

    /// The reaction, in debug builds, to a failed call of the app itself.
    ///
    /// It is ``RouteAssertions/off`` for a router that was created without this module.
    public var assertions: RouteAssertions {
        get { pipelines.assertions }
        set { pipelines.assertions = newValue }
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

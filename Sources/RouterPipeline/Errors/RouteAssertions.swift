@_spi(Locks) import RouteTables
import RouterRuntime

/// The reaction of a router, in debug builds, to a failed call of the app itself, so that mistakes are found early.
///
/// The router makes an assertion for each `RouterError` that reaches a caller in the app, such as a route that does
/// not exist, a parameter of the wrong type, or a missing callback. It states what is wrong, lists the routes of the
/// same target, and suggests the nearest ones. Errors that handlers throw, and requests from outside of the app, are
/// not mistakes in calls. Release builds make no assertions.
///
/// A router makes none until it is told to:
///
/// ```swift
/// let router = Router(.app)
/// router.assertions = .stop(in: .chinese)
/// ```
///
/// ``report(in:)`` and ``stop(in:)`` also set the language of the line that a debug build writes for each request from
/// outside of the app that fails: the true reason, such as a route that is closed to the caller, and the URLs that led there.
/// ``off`` writes no such line.
///
/// (Khala's assertions.)
public struct RouteAssertions: Sendable {
    private let body: (@Sendable (RouteRequest, RouterError) -> Void)?
    /// The line about a failure that is hidden from a caller outside of the app.
    fileprivate let note: RefusalNote

    init(
        _ body: (@Sendable (RouteRequest, RouterError) -> Void)?,
        noting note: RefusalNote = .nothing
    ) {
        self.body = body
        self.note = note
    }

    /// Does nothing.
    public static let off = RouteAssertions(nil)

    /// Whether this build makes assertions.
    var areMade: Bool {
        guard body != nil else { return false }
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

    /// Writes a line to the log and continues.
    ///
    /// Tests of failures and calls with `try?` run undisturbed.
    public static func report(in language: RouteLanguage = .english) -> RouteAssertions {
        RouteAssertions({ DeveloperLog.write($1.report(in: language)) }, noting: .line(in: language))
    }

    /// Stops the process, as `assertionFailure` does, so that the mistake is not overlooked.
    public static func stop(in language: RouteLanguage = .english) -> RouteAssertions {
        RouteAssertions({ assertionFailure($1.report(in: language)) }, noting: .line(in: language))
    }

    /// Calls a closure.
    package static func custom(
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

extension Router {
    /// The reaction, in debug builds, to a failed call of the app itself.
    ///
    /// At first, there is none.
    public var assertions: RouteAssertions {
        get { pipelines.assertions }
        set {
            state.withLock { $0.refusalNote = newValue.note }
            pipelines.assertions = newValue
        }
    }
}

extension RouterError {
    /// Everything that helps to find the mistake: the message, the nearest routes, and the routes of the same target.
    ///
    /// - Parameter language: The language.
    /// - Returns: The report, in a single line.
    /// - Complexity: O(*n*) in the number of routes, if no route was found.
    public func report(in language: RouteLanguage = .english) -> String {
        let isEnglish = language == .english
        var text = "RouteGen: \(reason(in: language)) [\(code.rawValue)]"
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

extension RefusalNote {
    /// A line in a language.
    fileprivate static func line(in language: RouteLanguage) -> RefusalNote {
        switch language {
        case .english: .line
        case .chinese: .custom { DeveloperLog.write($0.chineseReport) }
        }
    }
}

extension RefusedRequest {
    /// The reason in Chinese, in one line.
    var chineseReport: String {
        let origin = request.origin
        let reason = closedRoute.map { "路由“\($0)”不对“\(origin)”开放" } ?? error.reason(in: .chinese)
        let chain = hops.map { "“\($0)”" }.joined(separator: " -> ")
        return "RouteGen: 来自“\(origin)”的请求失败了\(isHidden ? "，调用方不会得知原因" : "")：\(reason)；"
            + "请求：\(chain) [\(error.code.rawValue)]"
    }
}

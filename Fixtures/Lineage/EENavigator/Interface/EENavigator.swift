import Foundation

/// Stands in for EENavigator, with the part of its interface that the app uses.
///
/// EENavigator shows view controllers. Here, what it shows is printed.
public final class Navigator {
    public nonisolated(unsafe) static let shared = Navigator()

    public typealias MiddlewareHandler = (Request, Response) -> Void

    private struct Middleware {
        let matches: (URL, inout [String: Any]) -> Bool
        let priority: Priority
        let isPostRoute: Bool
        let handler: MiddlewareHandler
    }

    private var routes: [Middleware] = []
    private var middlewares: [Middleware] = []

    public func registerRoute(pattern: String, priority: Priority = .default, _ handler: @escaping MiddlewareHandler) {
        add(
            Middleware(
                matches: { Self.match(pattern, $0, &$1) },
                priority: priority,
                isPostRoute: false,
                handler: handler
            )
        )
    }

    public func registerRoute(
        regExpPattern: String,
        priority: Priority = .default,
        _ handler: @escaping MiddlewareHandler
    ) {
        let matches = { (url: URL, _: inout [String: Any]) in
            url.absoluteString.range(of: regExpPattern, options: .regularExpression) != nil
        }
        add(Middleware(matches: matches, priority: priority, isPostRoute: false, handler: handler))
    }

    public func registerRoute(match: @escaping (URL) -> Bool, _ handler: @escaping MiddlewareHandler) {
        add(Middleware(matches: { url, _ in match(url) }, priority: .default, isPostRoute: false, handler: handler))
    }

    public func registerRoute<T: Body>(type: T.Type, _ handler: @escaping (T, Request, Response) -> Void) {
        registerRoute(pattern: T.pattern) { request, response in
            if let body = request.body as? T { handler(body, request, response) }
        }
    }

    public func registerMiddleware(postRoute: Bool = false, _ handler: @escaping MiddlewareHandler) {
        middlewares.append(
            Middleware(matches: { _, _ in true }, priority: .default, isPostRoute: postRoute, handler: handler)
        )
    }

    public func contains(_ url: URL) -> Bool {
        var parameters: [String: Any] = [:]
        return routes.contains { $0.matches(url, &parameters) }
    }

    public func push(_ url: URL, context: [String: Any] = [:], completion: MiddlewareHandler? = nil) {
        show("push", Request(url, context, nil), completion)
    }

    public func present(_ url: URL, context: [String: Any] = [:], completion: MiddlewareHandler? = nil) {
        show("present", Request(url, context, nil), completion)
    }

    public func push<T: Body>(body: T) { show("push", Request(body.url, [:], body), nil) }

    private func add(_ route: Middleware) {
        routes.append(route)
        routes.sort { $0.priority.rawValue > $1.priority.rawValue }
    }

    private func show(_ style: String, _ request: Request, _ completion: MiddlewareHandler?) {
        let response = resolve(request)
        if let page = response.resource as? any CustomStringConvertible {
            print("\(style) \(page)")
            if let fragment = request.url.fragment { (page as? any FragmentLocate)?.customLocate(by: fragment) }
        }
        completion?(request, response)
    }

    private func resolve(_ request: Request) -> Response {
        let response = Response()
        for middleware in middlewares where !middleware.isPostRoute { middleware.handler(request, response) }
        var parameters: [String: Any] = [:]
        if let route = routes.first(where: { $0.matches(request.url, &parameters) }) {
            for item in URLComponents(string: request.url.absoluteString)?.queryItems ?? [] {
                parameters[item.name] = item.value
            }
            request.parameters = parameters.merging(request.context) { $1 }
            route.handler(request, response)
        } else {
            response.error = .notFound
        }
        if let target = response.target { return resolve(Request(target, request.context, nil)) }
        for middleware in middlewares where middleware.isPostRoute { middleware.handler(request, response) }
        return response
    }

    /// Components, of which those with a colon are parameters, perhaps with an expression, or optional.
    private static func match(_ pattern: String, _ url: URL, _ parameters: inout [String: Any]) -> Bool {
        let text = url.absoluteString.prefix { $0 != "?" && $0 != "#" }
        var components = text.split(separator: "/").map(String.init)
        for part in pattern.split(separator: "/") {
            guard part.hasPrefix(":") else {
                if components.first != String(part) { return false }
                components.removeFirst()
                continue
            }
            let name = part.dropFirst().prefix { $0 != "(" && $0 != "?" }
            guard let value = components.first else {
                if part.hasSuffix("?") { continue }
                return false
            }
            if part.contains("(\\d+)"), !value.allSatisfy(\.isNumber) { return false }
            parameters[String(name)] = value
            components.removeFirst()
        }
        return components.isEmpty
    }
}

public enum Priority: Int { case low, `default`, high }

/// A request with its parameters: those of the path, the query and the context.
public final class Request {
    public let url: URL
    public var context: [String: Any]
    public var parameters: [String: Any] = [:]
    public var body: (any Body)?

    init(_ url: URL, _ context: [String: Any], _ body: (any Body)?) {
        (self.url, self.context, self.body) = (url, context, body)
    }
}

/// What a request ends with.
public final class Response {
    public internal(set) var resource: Any?
    public internal(set) var error: RouterError?
    var target: URL?

    public func end(resource: Any?) {
        self.resource = resource
        error = nil
    }

    public func redirect(_ url: URL) { target = url }
}

public enum RouterError: Error { case notFound }

/// A typed request.
public protocol Body {
    static var pattern: String { get }
    var url: URL { get }
}

/// A page that is told the fragment of its URL.
public protocol FragmentLocate {
    func customLocate(by fragment: String)
}

import RouteTables
import RouterRuntime

/// The requests that middleware, or a closure that rewrites, applies to.
///
/// ```swift
/// router.use(for: [.checkout, .orders]) { request in
///     Session.isOpen ? .next(request) : .end(.redirect(to: "//login"))
/// }
/// ```
///
/// An array literal of generated constants is the scope of these routes: each request for the handler of one of them, by
/// any of the handler's patterns, by a typed route, and after rewriting and redirects. Routes that are not in the
/// router's table are ignored. `RouterDynamic` has scopes of URLs.
public struct RouteScope: Sendable, ExpressibleByArrayLiteral {
    private enum Content: Sendable {
        case all
        case routes([RoutePath])
        case requirement(String)
        case urls(@Sendable (Router) -> any URLScope)
    }

    private let content: Content

    /// All requests, also those that no route takes: the scope of a setting for which none is given.
    public static let all = RouteScope(content: .all)

    /// Creates the scope of some routes.
    ///
    /// - Parameter routes: The routes. Without any, it is the scope of no request.
    public init(arrayLiteral routes: RoutePath...) {
        content = .routes(routes)
    }

    /// The scope of the routes that require a fact of the app, as `requires:` in their markers says.
    ///
    /// ```swift
    /// router.use(for: .requiring(RouteRequirement.account)) { request in
    ///     Session.isOpen ? .next(request) : .end(.redirect(to: "//login", postponing: true))
    /// }
    /// ```
    ///
    /// - Parameter requirement: The fact: a case of the generated `RouteRequirement`, whose raw value is the name.
    /// - Returns: The scope.
    /// - Complexity: O(*n*) in the number of requirements of all routes, once for each use.
    public static func requiring<Requirement: RawRepresentable>(_ requirement: Requirement) -> RouteScope
    where Requirement.RawValue == String {
        RouteScope(content: .requirement(requirement.rawValue))
    }

    private init(content: Content) {
        self.content = content
    }

    /// Creates the scope of some URLs, as each router tells URLs apart.
    package init(urls: @escaping @Sendable (Router) -> any URLScope) {
        content = .urls(urls)
    }

    /// The requests of a router; `nil` for all.
    func requests(of router: Router) -> RequestScope? {
        switch content {
        case .all: nil
        case .routes(let routes): router.table.scope(of: routes)
        case .requirement(let name): requests(requiring: name, of: router)
        case .urls(let urls): .urls(urls(router))
        }
    }

    private func requests(requiring name: String, of router: Router) -> RequestScope {
        #if DEBUG
            UnaskedRequirements.noteAsking(for: name, in: router)
        #endif
        return router.table.scope(requiring: name)
    }
}

extension RouteTable {
    /// The requests for the handlers of some routes.
    func scope(of routes: [RoutePath]) -> RequestScope {
        var numbers = NumberSet()
        for route in routes {
            if let handler = metadata.handler(of: route.identity) { numbers.insert(handler) }
        }
        return .handlers(numbers, names: routes.map(\.pattern))
    }

    /// The requests for the handlers that require a fact of the app.
    fileprivate func scope(requiring name: String) -> RequestScope {
        var numbers = NumberSet()
        for handler in 0..<metadata.handlerCount {
            metadata.forEachFact(ofHandler: handler) { fact in
                guard fact.text(RouteNavigationLayout.Fact.name).isEmpty else { return }
                if fact.text(RouteNavigationLayout.Fact.value) == name { numbers.insert(handler) }
            }
        }
        return .handlers(numbers, names: ["requires: \(name)"])
    }
}

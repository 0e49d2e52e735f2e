import RouteTables

/// A setting that applies to the requests of a scope.
package struct Scoped<Element: Sendable>: Sendable {
    let id: Int
    /// The requests that it applies to; `nil` for all requests.
    let scope: RequestScope?
    /// The priority, for settings that are ordered by it.
    ///
    /// Among equals, the order of addition counts.
    var priority = 0
    let element: Element

    package init(id: Int, scope: RequestScope?, priority: Int = 0, element: Element) {
        self.id = id
        self.scope = scope
        self.priority = priority
        self.element = element
    }
}

/// The settings of one kind, in the order in which they apply to requests.
package final class ScopedList<Element: Sendable>: Sendable {
    let members: [Scoped<Element>]
    /// The scopes of URLs.
    private let urlScopes: [any URLScope]
    /// The scopes of handlers.
    private let handlerScopes: [HandlerNumbers]
    /// Whether a member applies to all requests.
    let hasUnscoped: Bool

    init(_ members: [Scoped<Element>]) {
        self.members = members
        urlScopes = members.compactMap { if case .urls(let scope) = $0.scope { scope } else { nil } }
        handlerScopes = members.compactMap { if case .handlers(let numbers, _) = $0.scope { numbers } else { nil } }
        hasUnscoped = members.contains { $0.scope == nil }
    }

    /// The members that apply to a request, in order.
    ///
    /// - Parameters:
    ///   - url: The request's URL; `nil` if no scope of URLs can include it.
    ///   - handler: The request's handler in the table.
    /// - Returns: The members.
    func members(for url: RouteURL?, handler: Int?) -> [Scoped<Element>] {
        members.filter { member in
            switch member.scope {
            case nil: true
            case .urls(let scope): url.map(scope.includes) ?? false
            case .handlers(let numbers, _): handler.map(numbers.contains) ?? false
            }
        }
    }

    /// Tells whether a member with a scope of URLs applies to a URL.
    func applies(to url: RouteURL) -> Bool {
        // A loop over indices, because other loops allocate for each element in a debug build.
        var index = 0
        while index < urlScopes.count {
            if urlScopes[index].includes(url) { return true }
            index += 1
        }
        return false
    }

    /// Tells whether a member with a scope of handlers applies to a handler.
    func applies(toHandler handler: Int) -> Bool {
        handlerScopes.contains { $0.contains(handler) }
    }

    /// Whether the URL of a request is needed to determine the members that apply.
    var needsURL: Bool { !urlScopes.isEmpty }

    /// Tells whether a member for the requests of URLs may apply to a URL that is written for a pattern of the table.
    func mayApply(toURLsOfPattern patternIndex: Int, _ metadata: RouteMetadata) -> Bool {
        urlScopes.contains { $0.mayInclude(urlsOfPattern: patternIndex, metadata) }
    }
}

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
    /// The members with a scope of URLs.
    private let urlIndex: URLIndex
    /// Whether the URL of a request is needed to determine the members that apply.
    let needsURL: Bool
    /// The scopes of handlers.
    private let handlerScopes: [HandlerNumbers]
    /// Whether a member applies to all requests.
    let hasUnscoped: Bool

    init(_ members: [Scoped<Element>]) {
        self.members = members
        urlIndex = URLIndex(
            members.enumerated().compactMap { number, member in
                if case .urls(let scope) = member.scope { (number, scope.beginning) } else { nil }
            }
        )
        needsURL = !urlIndex.isEmpty
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
        var including = url.map { url in urlIndex.candidates(for: url).filter { includes(url, $0) } }?[...] ?? []
        guard hasUnscoped || !handlerScopes.isEmpty else { return including.map { members[$0] } }
        return members.indices.compactMap { number in
            let applies =
                switch members[number].scope {
                case nil: true
                case .urls: including.first == number
                case .handlers(let numbers, _): handler.map(numbers.contains) ?? false
                }
            if including.first == number { including.removeFirst() }
            return applies ? members[number] : nil
        }
    }

    /// Tells whether a member with a scope of URLs applies to a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - beginning: The beginning of the URL, if it is known; it is set if it is needed.
    func applies(to url: RouteURL, _ beginning: inout RouteURL.Beginning?) -> Bool {
        // A loop over indices, because other loops allocate for each element in a debug build.
        let candidates = urlIndex.candidates(for: url, &beginning)
        var index = 0
        while index < candidates.count {
            if includes(url, candidates[index]) { return true }
            index += 1
        }
        return false
    }

    /// Tells whether the scope of a member includes a URL.
    private func includes(_ url: RouteURL, _ number: Int) -> Bool {
        guard case .urls(let scope) = members[number].scope else { return false }
        return scope.includes(url)
    }

    /// Tells whether a member with a scope of handlers applies to a handler.
    func applies(toHandler handler: Int) -> Bool {
        handlerScopes.contains { $0.contains(handler) }
    }

    /// Tells whether a member for the requests of URLs may apply to a URL that is written for a pattern of the table.
    func mayApply(toURLsOfPattern patternIndex: Int, _ metadata: RouteMetadata) -> Bool {
        members.contains { member in
            guard case .urls(let scope) = member.scope else { return false }
            return scope.mayInclude(urlsOfPattern: patternIndex, metadata)
        }
    }
}

/// Something that concerns the requests of a scope.
struct Scoped<Element: Sendable>: Sendable {
    let id: Int
    /// The pattern of the URLs that it concerns; `nil` for all requests.
    let scope: RoutePattern?
    /// What the order of the list was made by, where there is more than the order of addition.
    var priority = 0
    let element: Element
}

/// Things that concern requests, in the order in which they are asked, ready to be searched by URL.
final class ScopedList<Element: Sendable>: Sendable {
    let members: [Scoped<Element>]
    private let matcher: ScopeMatcher
    /// The patterns of the members with a scope.
    let scopes: [RoutePattern]
    /// The indices of the members with a scope, in the order of the matcher's patterns.
    private let scoped: [Int]
    /// The indices of the members without one, which concern all requests.
    let unscoped: [Int]

    init(_ members: [Scoped<Element>]) {
        self.members = members
        scoped = members.indices.filter { members[$0].scope != nil }
        unscoped = members.indices.filter { members[$0].scope == nil }
        scopes = members.compactMap(\.scope)
        matcher = ScopeMatcher(scopes)
    }

    /// The indices of the members that concern a URL, in order; nothing is allocated if there are none.
    func members(concerning url: RouteURL) -> [Int] {
        let matches = scoped.isEmpty ? [] : matcher.matches(url)
        if matches.isEmpty { return unscoped }
        let indices = matches.map { scoped[$0] }
        return unscoped.isEmpty ? indices : (indices + unscoped).sorted()
    }

    /// Whether the URL of a request has to be known to say which members concern it.
    var needsURL: Bool { !scoped.isEmpty }

    /// How the scope of a member matches.
    func match(_ index: Int, _ url: RouteURL) -> RouteMatch? {
        scoped.firstIndex(of: index).flatMap { matcher.match($0, url) }
    }

    /// Whether any member with a scope may concern a URL of a route.
    func scopesMayConcern(_ route: RoutePattern) -> Bool {
        matcher.mayMatch(urlsOf: route)
    }
}

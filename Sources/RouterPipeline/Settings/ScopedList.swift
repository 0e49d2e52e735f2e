import RouteTables
import RouterRuntime

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
    let scopes: RequestScopes

    init(_ members: [Scoped<Element>]) {
        self.members = members
        scopes = RequestScopes(members.map(\.scope))
    }

    /// The members that apply to a request, in order.
    ///
    /// - Parameters:
    ///   - url: The request's URL; `nil` if no scope of URLs can include it.
    ///   - handler: The request's handler in the table.
    ///   - aliases: The URLs and patterns that lead to the same handler.
    /// - Returns: The members.
    func members(for url: RouteURL?, handler: Int?, aliases: [RequestAlias] = []) -> [Scoped<Element>] {
        members(scopes.numbers(for: url, handler: handler, aliases: aliases))
    }

    /// The members with some numbers, in order.
    func members(_ numbers: NumberSet) -> [Scoped<Element>] { numbers.map { members[$0] } }
}

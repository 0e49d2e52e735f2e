import RouteGenCore

/// The pages that a link to a route asks for, as far as markers and the configuration of the app say.
///
/// An app may put off the link for a login, or decide something else.
public struct RoutePlan: Hashable, Sendable, CustomStringConvertible {
    /// A page of the plan.
    public struct Page: Hashable, Sendable {
        /// The index of its route.
        var route: Int
        /// The accessor of its route.
        public var name: String
        /// How it opens: `push`, `present` or `root`.
        public var opening: String
    }

    /// The tab in which the pages open; `nil` for the selected one.
    public var tab: String?
    /// The pages, the lowest first.
    public var pages: [Page]

    /// The plan as one of an app prints itself: `chats: inbox > chat > present photo`.
    public var description: String {
        let names = pages.map { $0.opening == "push" ? $0.name : "\($0.opening) \($0.name)" }
        return (tab.map { "\($0): " } ?? "") + names.joined(separator: " > ")
    }

    /// The plan as an object, with the topmost pages and the number of the others.
    func json(topmost limit: Int = .max) -> JSONValue {
        let shown = pages.suffix(limit)
        var members: [JSONValue.Member] = [
            .init("tab", tab.map(JSONValue.string) ?? .null),
            .init("pages", .array(shown.map { ["name": .string($0.name), "open": .string($0.opening)] })),
        ]
        if shown.count < pages.count { members.append(.init("others", .int(pages.count - shown.count))) }
        return .object(members)
    }
}

/// The plans of an app's routes.
struct RoutePlans: Sendable {
    private let routes: [MappedRoute]
    private let tabs: [RouteMap.Tab]
    /// The first routes with each name, alone and with their module in front.
    private let named: [String: Int]

    init(_ routes: [MappedRoute], tabs: [RouteMap.Tab]) {
        self.routes = routes
        self.tabs = tabs
        let names = routes.enumerated().flatMap { index, route in
            [(route.name, index), ("\(route.module).\(route.name)", index)]
        }
        named = Dictionary(names) { first, _ in first }
    }

    /// The route whose page is below that of a route; `nil` if there is none.
    ///
    /// A name means a route of the same module, or else one of another module.
    func parent(of index: Int) -> Int? {
        guard let name = routes[index].parent else { return nil }
        return named["\(routes[index].module).\(name)"] ?? named[name]
    }

    /// The plan of a route; `nil` if its marker does not say how its page opens.
    func plan(of index: Int) -> RoutePlan? {
        guard routes[index].open != nil || routes[index].parent != nil else { return nil }
        var indices: [Int] = []
        var known: Set<Int> = []
        var next: Int? = index
        while let route = next, known.insert(route).inserted {
            indices.append(route)
            next = parent(of: route)
        }
        indices.reverse()
        var tab = indices.reversed().lazy.compactMap(tab).first
        let top = indices.lastIndex { routes[$0].open == "root" }
        if let first = tabs.first(where: { $0.name == tab }).flatMap({ named[$0.root] }), top == nil,
            first != indices[0]
        {
            indices.insert(first, at: 0)
        }
        var pages = indices.map { index in
            let open = routes[index].open ?? "push"
            return RoutePlan.Page(
                route: index,
                name: routes[index].name,
                opening: self.tab(of: index) == nil ? open : "push"
            )
        }
        if let top {
            // The pages below the one that replaces everything are in its new stack.
            tab = nil
            for place in 0...top { pages[place].opening = place == 0 ? "root" : "push" }
        }
        return RoutePlan(tab: tab, pages: pages)
    }

    /// The tab that the marker of a route names.
    private func tab(of index: Int) -> String? {
        guard let open = routes[index].open, open.hasPrefix("tab("), open.hasSuffix(")") else { return nil }
        return String(open.dropFirst("tab(".count).dropLast())
    }
}

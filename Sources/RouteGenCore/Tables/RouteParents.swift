import RoutePatterns

/// The routes of a table that markers name with `parent:`, and the configuration in `tabs`.
package struct RouteParents {
    /// The meaning of a name.
    enum Meaning: Equatable {
        /// The first pattern of one handler, by its index in the table.
        case route(Int)
        /// No route of the table.
        case unknown
        /// Several routes with different patterns, by their indices in the table.
        case several([Int])
    }

    private let routes: [CompiledRoutes.Route]
    /// The first patterns of the handlers with each name, by their indices in the table.
    private var named: [String: [Int]] = [:]
    /// The same by what the sources call them: a member's own name, alone and after its type, or a type's.
    private var declared: [String: [Int]] = [:]

    /// Indexes the routes of a table.
    ///
    /// - Parameters:
    ///   - routes: The routes.
    ///   - hasTabs: Whether a configuration names some of them.
    /// - Complexity: O(*n*) in the number of routes.
    package init(_ routes: [CompiledRoutes.Route], hasTabs: Bool = false) {
        self.routes = routes
        // Only few tables have parents.
        guard hasTabs || routes.contains(where: { $0.pattern.marker.parent != nil }) else { return }
        var previous: Handler?
        for (index, route) in routes.enumerated() {
            let handler = route.handler
            if let previous, previous.location == handler.location, previous.module == handler.module { continue }
            previous = handler
            for name in Set([handler.accessorName, handler.pathName(ofPattern: 0)]) {
                named[name, default: []].append(index)
                named["\(route.module).\(name)", default: []].append(index)
            }
            for name in handler.declaredNames {
                declared[name, default: []].append(index)
                declared["\(route.module).\(name)", default: []].append(index)
            }
        }
    }

    /// The meaning of `parent:` in the marker of a route; `nil` if it names no parent.
    ///
    /// A name means a route of the same module, or else one of another module. With a module in front, it means a route
    /// of that module.
    func parent(of index: Int) -> Meaning? {
        guard let name = routes[index].pattern.marker.parent?.value else { return nil }
        return route(named: name, in: routes[index].module)
    }

    /// The meaning of a name in a module: that of the module's own route, or else of any route.
    ///
    /// An accessor comes before a declaration of the same name.
    func route(named name: String, in module: String) -> Meaning {
        let own = "\(module).\(name)"
        let found = named[own] ?? declared[own] ?? named[name] ?? declared[name] ?? []
        guard let first = found.first else { return .unknown }
        // The branches of an `#if` may declare a handler twice.
        let others = found.filter { routes[$0].pattern.text != routes[first].pattern.text }
        return others.isEmpty ? .route(first) : .several(found)
    }

    /// The index of the route whose page is below that of a route; `nil` if there is none.
    func route(below index: Int) -> Int? {
        guard case .route(let parent) = parent(of: index) else { return nil }
        return parent
    }

    /// The accessor of the route that a name means, with its module if it is of another one.
    ///
    /// A name that is an accessor, or means no route, remains.
    package func accessor(named name: String, in module: String) -> String {
        guard case .route(let index) = route(named: name, in: module), named[name]?.contains(index) != true else {
            return name
        }
        let accessor = routes[index].handler.pathName(ofPattern: 0)
        return routes[index].module == module ? accessor : "\(routes[index].module).\(accessor)"
    }

    /// A name to write in place of an unknown one: that of the route with this pattern, or a similar name.
    func suggestion(for name: String) -> String? {
        if let route = routes.first(where: { $0.pattern.text == name }) { return route.handler.pathName(ofPattern: 0) }
        return Spelling.nearest(to: name, among: named.keys.filter { !$0.contains(".") }.sorted())
    }

    /// The finding about a name of several routes, by their indices in the table.
    func ambiguity(of name: Located<String>, _ found: [Int], _ code: DiagnosticCode) -> Diagnostic {
        let names = found.map { routes[$0].handler.pathName(ofPattern: 0) }
        let isUnique = Set(names).count == names.count
        let accessors = zip(found, names).prefix(Diagnostic.relatedLimit).map {
            isUnique ? $1 : "\(routes[$0].module).\($1)"
        }
        return Problem(code, at: name)
            .saying("`\(name.value)` is the name of several routes")
            .noting(found.prefix(Diagnostic.relatedLimit).map { routes[$0].related }, count: found.count)
            .advising("name one of them by its accessor: \(Diagnostic.list(accessors)), or give one of them a `name:`")
    }
}

import RouteGenCore
import RouteTables

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
        /// The values with which its handler makes it, by their names.
        var values: [String: [String]] = [:]
        /// The path of its URL, if the handler reads it.
        var path: String?

        /// The page as a plan of an app prints it: `chat(chatID: 5)`.
        fileprivate var text: String {
            let items = values.sorted { $0.key < $1.key }.flatMap { name, texts in
                texts.map { "\(name): \(Self.escaped($0))" }
            }
            let all = (path.map { [$0] } ?? []) + items
            return name + (all.isEmpty ? "" : "(\(all.joined(separator: ", ")))")
        }

        /// A value as a URL has it, but for characters beyond ASCII.
        private static func escaped(_ text: String) -> String {
            text.unicodeScalars.map { $0.isASCII ? URLText(escaping: String($0)).string : String($0) }.joined()
        }
    }

    /// The tab in which the pages open; `nil` for the selected one.
    public var tab: String?
    /// The window in which the pages open; `nil` for that of the user.
    public var window: String?
    /// The pages, the lowest first; none if the link only selects the tab.
    public var pages: [Page]

    /// The plan as one of an app prints itself, without values: `chats: inbox > chat > present photo`, or `tab chats`.
    public var description: String { line(\.name) }

    private func line(_ text: (Page) -> String) -> String {
        if pages.isEmpty { return "tab \(tab ?? "")" }
        let names = pages.map { ($0.opening == "push" ? "" : "\($0.opening) ") + text($0) }
        let parts: [String?] = [window.map { "window \($0)" }, tab, names.joined(separator: " > ")]
        return parts.compactMap(\.self).joined(separator: ": ")
    }

    /// The place of pages that name neither a tab nor how they open, in the words of every report.
    static let visibleStack = "on the visible stack"

    /// The plan as one of an app prints itself, with its place: `on the visible stack: help(topic: links)`.
    var text: String {
        let place = tab == nil && window == nil && pages.first?.opening == "push" ? "\(Self.visibleStack): " : ""
        return place + line(\.text)
    }

    /// The plan as an object, with the topmost pages and the number of the others.
    func json(topmost limit: Int = .max) -> JSONValue {
        let shown = pages.suffix(limit)
        var members: [JSONValue.Member] = [
            .init("tab", tab.map(JSONValue.string) ?? .null),
            .init("pages", .array(shown.map { ["name": .string($0.name), "open": .string($0.opening)] })),
        ]
        if let window { members.append(.init("window", .string(window))) }
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
    /// The types of the results of pages that say how they open.
    private let pageTypes: Set<String>
    /// Whether an initializer makes one of these pages, so that each type may be a page.
    private let hasInitializedPages: Bool

    init(_ routes: [MappedRoute], tabs: [RouteMap.Tab]) {
        self.routes = routes
        self.tabs = tabs
        let names = routes.enumerated().flatMap { index, route in
            [(route.name, index), ("\(route.module).\(route.name)", index)]
        }
        named = Dictionary(names) { first, _ in first }
        let placed = routes.filter(\.isPlaced)
        pageTypes = Set(placed.compactMap(\.returns))
        hasInitializedPages = placed.contains(where: \.isInitializer)
    }

    /// Whether a route is a page whose marker says neither how it opens nor what is below: it opens on the visible stack.
    ///
    /// No marker says what a page is. So it is one if it gives what pages of the app give that say how they open.
    func isUnplacedPage(_ index: Int) -> Bool {
        let route = routes[index]
        guard !route.isPlaced, let type = route.returns else { return false }
        return pageTypes.contains(type) || hasInitializedPages && route.isInitializer
    }

    /// The route whose page is below that of a route; `nil` if there is none.
    ///
    /// A name means a route of the same module, or else one of another module.
    func parent(of index: Int) -> Int? {
        guard let name = routes[index].parent else { return nil }
        return named["\(routes[index].module).\(name)"] ?? named[name]
    }

    /// The pages whose markers say how they open, and those below one, each once, with the page below.
    var placedPages: [(page: Int, parent: Int?)] {
        let placed = routes.indices.filter { routes[$0].isPlaced && named[routes[$0].accessor] == $0 }
        return Set(placed + placed.compactMap(parent(of:))).sorted().map { page in
            (page, parent(of: page).flatMap { $0 == page ? nil : $0 })
        }
    }

    /// The plan of a route; `nil` if it neither is a page nor selects a tab.
    ///
    /// The lowest page is the first one of its tab if both have the same handler and the same values.
    ///
    /// - Parameters:
    ///   - index: The route.
    ///   - values: The values in its URL that its handler reads, by their names.
    ///   - path: The path of its URL.
    /// - Returns: The plan.
    func plan(of index: Int, with values: [String: [String]] = [:], path: String = "") -> RoutePlan? {
        if routes[index].returns == nil, let tab = named("tab", index) { return RoutePlan(tab: tab, pages: []) }
        guard let chain = chain(of: index) else { return nil }
        var texts = [values]
        for page in chain.dropFirst() { texts.append(texts[texts.count - 1].filter { routes[page].takes($0.key) }) }
        let lowest = chain.count - 1
        let root = rootOfTab(chain).flatMap { isSame(chain[lowest], texts[lowest], as: $0) ? nil : $0 }
        var plan = plan(chain, above: root)
        for (place, values) in zip(plan.pages.indices.reversed(), texts + [[:]]) {
            plan.pages[place].values = written(values, of: plan.pages[place].route)
        }
        if routes[index].takesRequest { plan.pages[plan.pages.count - 1].path = path }
        return plan
    }

    /// The values of a URL that the pages of a plan have, for a script that writes them as the plan does.
    ///
    /// A page below has those that it and all pages above take. The first page of the tab, which is below the route's own
    /// pages, has none.
    ///
    /// - Parameters:
    ///   - plan: A plan of the route.
    ///   - index: The route.
    ///   - limit: The number of pages, the topmost ones.
    /// - Returns: For each page, its own values, and the types of its parameters; no types for the first page of a tab.
    func values(of plan: RoutePlan, of index: Int, topmost limit: Int) -> JSONValue {
        let others = plan.pages.count - (chain(of: index)?.count ?? 0)
        let values = plan.pages.enumerated().suffix(limit).map { place, page -> JSONValue in
            let own = written([:], of: page.route).sorted { $0.key < $1.key }
            let texts = own.map { JSONValue.Member($0, .array($1.map(JSONValue.string))) }
            let parameters = place < others ? nil : routes[page.route].parameters
            let types = parameters?.map {
                JSONValue.Member($0.name, .string(TypeText($0.type).singleValue.unqualified))
            }
            return ["own": .object(texts), "types": types.map(JSONValue.object) ?? .null]
        }
        return .array(values)
    }

    /// The plan of a route with other values than the first page of its tab; `nil` if values make no difference.
    ///
    /// - Parameter index: The route.
    /// - Returns: The plan, and the values of the first page, by the names of those in a URL that make the difference.
    func planOfOthers(of index: Int) -> (plan: RoutePlan, values: [String: String?])? {
        guard routes[index].returns != nil, let chain = chain(of: index), let root = rootOfTab(chain) else {
            return nil
        }
        let lowest = routes[chain[chain.count - 1]]
        let names = lowest.parameters.filter { $0.place != .marker }.map(\.name).filter { name in
            chain.allSatisfy { routes[$0].takes(name) }
        }
        guard isSame(chain[chain.count - 1], [:], as: root), !names.isEmpty else { return nil }
        return (plan(chain, above: root), Dictionary(names.map { ($0, lowest.ownValues[$0]) }) { first, _ in first })
    }

    /// A route and those of the pages below, the lowest last; `nil` if it is no page.
    private func chain(of index: Int) -> [Int]? {
        guard routes[index].isPlaced || isUnplacedPage(index) else { return nil }
        var indices: [Int] = []
        var known: Set<Int> = []
        var next: Int? = index
        while let route = next, known.insert(route).inserted {
            indices.append(route)
            next = parent(of: route)
        }
        return indices
    }

    /// The route of the first page of the tab in which pages open; `nil` if the app declares none, or a page replaces all.
    private func rootOfTab(_ chain: [Int]) -> Int? {
        let tab = chain.lazy.compactMap { named("tab", $0) }.first
        guard !chain.contains(where: { routes[$0].open == "root" }) else { return nil }
        // What only selects the tab leaves its first page to the app.
        return tabs.first { $0.name == tab }.flatMap { named[$0.root] }.flatMap { routes[$0].returns == nil ? nil : $0 }
    }

    /// Whether a page has the same handler and the same values as the first page of a tab, which no URL gives values.
    private func isSame(_ index: Int, _ values: [String: [String]], as root: Int) -> Bool {
        let (page, first) = (routes[index], routes[root])
        guard page.accessor == first.accessor, page.handler == first.handler,
            !page.takesRequest || page.pattern == first.pattern
        else { return false }
        return written(values, of: index) == written([:], of: root)
    }

    /// The values with which a page is made, also those of its own, written as their types do.
    private func written(_ values: [String: [String]], of index: Int) -> [String: [String]] {
        let page = routes[index]
        let all = page.ownValues.mapValues { [$0] }.merging(values.filter { !$1.isEmpty }) { $1 }
        return Dictionary(
            uniqueKeysWithValues: all.map { name, texts in
                let parameter = page.parameters.first { $0.name == name }
                let type = parameter.map { TypeText($0.type).singleValue.unqualified } ?? ""
                let written = ReadableType(rawValue: type)?.written
                return (name, texts.map { written?($0) ?? (type == "UUID" ? $0.lowercased() : $0) })
            }
        )
    }

    private func plan(_ chain: [Int], above root: Int?) -> RoutePlan {
        let indices = (root.map { [$0] } ?? []) + chain.reversed()
        let top = indices.lastIndex { routes[$0].open == "root" }
        var pages = indices.map { index in
            let open = routes[index].open ?? "push"
            return RoutePlan.Page(
                route: index,
                name: routes[index].name,
                opening: ["push", "present", "root"].contains(open) ? open : "push"
            )
        }
        // The pages below the one that replaces everything are in its new stack.
        for place in 0..<(top.map { $0 + 1 } ?? 0) { pages[place].opening = place == 0 ? "root" : "push" }
        return RoutePlan(
            tab: top == nil ? chain.lazy.compactMap { named("tab", $0) }.first : nil,
            window: chain.lazy.compactMap { named("window", $0) }.first,
            pages: pages
        )
    }

    /// The tab or the window that the marker of a route names.
    private func named(_ kind: String, _ index: Int) -> String? {
        guard let open = routes[index].open, open.hasPrefix("\(kind)("), open.hasSuffix(")") else { return nil }
        return String(open.dropFirst(kind.count + 1).dropLast())
    }
}

extension ReadableType {
    /// A string as the value that it is read as writes it; the string itself if it is no such value.
    fileprivate func written(_ text: String) -> String {
        switch self {
        case .bool: text.isEmpty ? "true" : StandardText.boolean(text).map { "\($0)" } ?? text
        case .character: text
        case .int, .int8, .int16, .int32, .int64: StandardText.signedInteger(text).map { "\($0)" } ?? text
        case .uint, .uint8, .uint16, .uint32, .uint64: StandardText.unsignedInteger(text).map { "\($0)" } ?? text
        case .double: StandardText.decimal(text, as: Double.self).map { "\($0)" } ?? text
        case .float: StandardText.decimal(text, as: Float.self).map { "\($0)" } ?? text
        }
    }
}

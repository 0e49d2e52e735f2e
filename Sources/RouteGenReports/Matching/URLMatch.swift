import RouteGenCore
import RouteTables

/// The result of matching a URL.
public struct URLMatch: Hashable, Sendable {
    /// A route that nearly matches the URL.
    public struct Near: Hashable, Sendable {
        /// The route.
        public var route: MappedRoute
        /// The reason why it does not match, in one line.
        public var reason: String
    }

    /// A value in the URL, which the handler may read.
    public struct Parameter: Hashable, Sendable {
        /// The name of the capture or the query item.
        public var name: String
        /// The decoded values, of which a parameter that is no array has the first one.
        public var values: [String]
        /// Whether there may be several.
        public var isArray: Bool
        /// The number of further items with the name, which the parameter does not take.
        var ignoredCount = 0
        /// Whether the handler or the pattern reads it.
        public internal(set) var isRead = true
    }

    /// The outcome of a lookup.
    public enum Outcome: Hashable, Sendable {
        /// The routes that match the URL, best first, and the values for the first one.
        case matched([MappedRoute], [Parameter])
        /// The routes that come nearest.
        case unmatched([Near])
        /// The string is not a URL, for this reason.
        case malformed(String)
        /// The rewriting rules lead nowhere, for this reason.
        case unfollowed(String)
    }

    /// The URL as it was given.
    public var url: String
    /// The caller.
    public var origin: RouteOrigin
    /// The URLs that rewriting rules gave one after the other; the last one was looked up.
    package var rewrites: [AppTables.Rewrite] = []
    /// The URL that was looked up, if the app's links changed more than they removed a scheme.
    public internal(set) var ownURL: String?
    /// The result of the lookup.
    public var outcome: Outcome
    /// The route that the URL leads to for the app itself, if it leads the caller to another one or to none.
    public internal(set) var routeForApp: MappedRoute?
    /// The pages that the link asks for; `nil` if no route matches, or it is no page.
    public internal(set) var plan: RoutePlan?
    /// The reason that the URL is none of the app's own; `nil` if it is one.
    var foreignness: String?

    /// Whether a route matches it.
    public var isMatched: Bool {
        if case .matched = outcome { return true }
        return false
    }
}

extension URLMatch {
    /// The result as a JSON object on one line, as `routegen match --format json` writes it.
    public var json: JSONValue {
        var result: [JSONValue.Member] = [
            .init("url", .string(url)), .init("from", .string("\(origin)")), .init("matched", .bool(isMatched)),
        ]
        if !rewrites.isEmpty { result.append(.init("rewrites", .array(rewrites.map(\.json)))) }
        if let ownURL { result.append(.init("own", .string(ownURL))) }
        result += members
        if let plan { result.append(.init("plan", plan.json())) }
        if let routeForApp { result.append(.init("app", .object(Self.members(of: routeForApp)))) }
        return .object(result)
    }

    private var members: [JSONValue.Member] {
        switch outcome {
        case .matched(let routes, let parameters):
            (routes.first.map(Self.members(of:)) ?? [])
                + [
                    .init("parameters", .object(parameters.map { .init($0.name, $0.json) })),
                    .init("unread", .array(parameters.filter { !$0.isRead }.map { .string($0.name) })),
                    .init("candidates", .array(routes.map { .object(Self.members(of: $0)) })),
                ]
        case .unmatched(let nearest):
            [
                .init(
                    "nearest",
                    .array(nearest.map { ["pattern": .string($0.route.pattern), "reason": .string($0.reason)] })
                )
            ] + (foreignness.map { [.init("reason", .string($0))] } ?? [])
        case .malformed(let reason), .unfollowed(let reason):
            [.init("nearest", []), .init("error", .string(reason))]
        }
    }

    /// The result for people: a line, then an indented line for each fact and each other route.
    public var text: String {
        switch outcome {
        case .matched(let routes, let parameters):
            let first = routes.first.map { " \($0.title)" } ?? ""
            return lines(
                first,
                parameters.map(\.text) + (plan.map { ["shows \($0.text)"] } ?? []) + forApp
                    + routes.dropFirst().map { "before \($0.title)" }
            )
        case .unmatched(let nearest):
            let others = nearest.filter { $0.route != routeForApp }
            return lines(
                " no route" + (foreignness.map { "; \($0)" } ?? ""),
                forApp + others.map { "not \($0.route.title): \($0.reason)" }
            )
        case .malformed(let reason): return lines(" not a URL: \(reason)", [])
        case .unfollowed(let reason): return lines(" \(reason)", [])
        }
    }

    private func lines(_ answer: String, _ others: [String]) -> String {
        let rules = rewrites.map { "rewritten to \($0.url) by the rule from `\($0.source)` to `\($0.target)`" }
        let own = ownURL.map { ["looked up as \($0), by the app's links"] } ?? []
        let all = ["\(url) from \(origin):" + answer] + (rules + own + others).map { "    \($0)" }
        return all.map { PrintableText.line($0) + "\n" }.joined()
    }

    /// The line about what the app itself opens.
    private var forApp: [String] {
        guard let routeForApp else { return [] }
        let isOpen = routeForApp.origins.contains(origin)
        let advice =
            ", which is closed to callers from `\(origin)`: "
            + (routeForApp.closedPackage.map { "the app does not trust its package `\($0)`" }
                ?? "add `from: \(origin)` to its marker to open it")
        return ["from app: \(routeForApp.title)" + (isOpen ? "" : advice)]
    }
}

extension URLMatch {
    private static func members(of route: MappedRoute) -> [JSONValue.Member] {
        [
            .init("pattern", .string(route.pattern)), .init("handler", .string(route.handler)),
            .init("module", .string(route.module)),
        ]
            + [("open", route.open), ("parent", route.parent)].compactMap { name, value in
                value.map { .init(name, .string($0)) }
            }
    }
}

extension AppTables.Rewrite {
    fileprivate var json: JSONValue {
        ["url": .string(url), "from": .string(source), "to": .string(target)]
    }
}

extension URLMatch.Parameter {
    fileprivate var json: JSONValue {
        isArray ? .array(values.map { .string($0) }) : values.first.map { .string($0) } ?? .null
    }

    fileprivate var text: String {
        "\(name) = \(json.text)" + (ignoredCount > 0 ? ", the first of \(ignoredCount + 1)" : "")
            + (isRead ? "" : ", which the handler does not read")
    }
}

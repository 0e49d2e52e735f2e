import RouteGenCore

/// The result of matching a URL.
public struct URLMatch: Hashable, Sendable {
    /// A route that nearly matches the URL.
    public struct Near: Hashable, Sendable {
        /// The route.
        public var route: MappedRoute
        /// The reason why it does not match, in one line.
        public var reason: String
    }

    /// A value that the handler gets from the URL.
    public struct Parameter: Hashable, Sendable {
        /// The name of the capture or the query item.
        public var name: String
        /// The decoded values.
        public var values: [String]
        /// Whether there may be several.
        public var isArray: Bool
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
    /// The URLs that rewriting rules gave one after the other; the last one was looked up.
    package var rewrites: [AppTables.Rewrite] = []
    /// The result of the lookup.
    public var outcome: Outcome

    /// Whether a route matches it.
    public var isMatched: Bool {
        if case .matched = outcome { return true }
        return false
    }
}

extension URLMatch {
    /// The result as a JSON object on one line, as `routegen match --format json` writes it.
    public var json: JSONValue {
        let start: [JSONValue.Member] = [.init("url", .string(url)), .init("matched", .bool(isMatched))]
        let rewritten: [JSONValue.Member] =
            rewrites.isEmpty ? [] : [.init("rewrites", .array(rewrites.map(\.json)))]
        return .object(start + rewritten + members)
    }

    private var members: [JSONValue.Member] {
        switch outcome {
        case .matched(let routes, let parameters):
            (routes.first.map(Self.members(of:)) ?? [])
                + [
                    .init("parameters", .object(parameters.map { .init($0.name, $0.json) })),
                    .init("candidates", .array(routes.map { .object(Self.members(of: $0)) })),
                ]
        case .unmatched(let nearest):
            [
                .init(
                    "nearest",
                    .array(nearest.map { ["pattern": .string($0.route.pattern), "reason": .string($0.reason)] })
                )
            ]
        case .malformed(let reason), .unfollowed(let reason):
            [.init("nearest", []), .init("error", .string(reason))]
        }
    }

    /// The result for people: a line, then an indented line for each parameter and each other route.
    public var text: String {
        switch outcome {
        case .matched(let routes, let parameters):
            let first = routes.first.map { " \($0.title)" } ?? ""
            return lines(
                "\(url):\(first)",
                parameters.map { "\($0.name) = \($0.json.text)" } + (routes.first.map(Self.page(of:)) ?? [])
                    + routes.dropFirst().map { "before \($0.title)" }
            )
        case .unmatched(let nearest):
            return lines("\(url): no route", nearest.map { "not \($0.route.title): \($0.reason)" })
        case .malformed(let reason): return lines("\(url): not a URL: \(reason)", [])
        case .unfollowed(let reason): return lines("\(url): \(reason)", [])
        }
    }

    private func lines(_ first: String, _ others: [String]) -> String {
        let others =
            rewrites.map { "rewritten to \($0.url) by the rule from `\($0.source)` to `\($0.target)`" } + others
        return ([first] + others.map { "    \($0)" }).map { SourceExcerpt.printable($0) + "\n" }.joined()
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

    /// The marker's options for the page, in lines.
    private static func page(of route: MappedRoute) -> [String] {
        [route.open.map { "opens with `\($0)`" }, route.parent.map { "above the page of `\($0)`" }].compactMap(\.self)
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
}

import RouteGenCore
import RoutePatterns
import RouteTables

/// The URLs of one web domain that a variant of a route takes, as an `apple-app-site-association` describes them.
struct WebComponent: Hashable {
    /// The path.
    var path: GlobPattern
    /// The query items that a URL must have.
    var query: [Item]
    /// The fragment; `nil` for any.
    var fragment: GlobPattern?
    /// Whether case does not matter, in the query and the fragment too.
    var ignoresCase = false
    /// Whether it also takes URLs that the route does not take.
    var isWider = false
    /// Whether a `*` of the path stands for several components of the route's URLs, and not for the rest of them.
    var spansComponents = false

    /// A query item.
    struct Item: Hashable {
        var name: String
        var value: GlobPattern
    }

    /// A URL that it takes, from its path on.
    var sample: String {
        path.sample + (query.isEmpty ? "" : "?")
            + query.map { "\($0.name)=\($0.value.sample)" }.joined(separator: "&")
            + (fragment.map { "#" + $0.sample } ?? "")
    }

    /// Whether it takes a URL, given from its path on, by the rules of Apple's systems.
    func takes(_ url: String) -> Bool {
        let own = ignoresCase ? lowercased : self
        let (beginning, fragment) = Self.split(ignoresCase ? url.lowercased() : url, at: "#")
        let (path, query) = Self.split(beginning, at: "?")
        guard own.path.matches(path), own.fragment?.matches(fragment ?? "") ?? true else { return false }
        let items = (query ?? "").split(separator: "&").map { Self.split($0, at: "=") }
        return own.query.allSatisfy { item in
            // All items of the name have to match, and an item that is missing has an empty value.
            let values = items.filter { $0.0 == item.name }.map { $0.1 ?? "" }
            return (values.isEmpty ? [""] : values).allSatisfy(item.value.matches)
        }
    }

    private static func split(_ text: some StringProtocol, at sign: Character) -> (String, String?) {
        guard let index = text.firstIndex(of: sign) else { return (String(text), nil) }
        return (String(text[..<index]), String(text[text.index(after: index)...]))
    }
}

extension WebComponent {
    /// The same component for strings in lower case, which are compared with regard to case.
    private var lowercased: WebComponent {
        WebComponent(
            path: GlobPattern(text: path.text.lowercased()),
            query: query.map {
                Item(name: $0.name.lowercased(), value: GlobPattern(text: $0.value.text.lowercased()))
            },
            fragment: fragment.map { GlobPattern(text: $0.text.lowercased()) }
        )
    }

    /// The part of the component that matters for URLs.
    var shape: WebComponent {
        var result = ignoresCase ? lowercased : self
        result.isWider = false
        result.spansComponents = false
        return result
    }

    /// The entry of `components`.
    func json(isExcluded: Bool, comment: String?) -> JSONValue {
        var members: [JSONValue.Member] = [.init("/", .string(path.text))]
        if !query.isEmpty {
            members.append(.init("?", .object(query.map { .init($0.name, .string($0.value.text)) })))
        }
        if let fragment { members.append(.init("#", .string(fragment.text))) }
        if ignoresCase { members.append(.init("caseSensitive", .bool(false))) }
        if isExcluded { members.append(.init("exclude", .bool(true))) }
        if let comment { members.append(.init("comment", .string(comment))) }
        return .object(members)
    }
}

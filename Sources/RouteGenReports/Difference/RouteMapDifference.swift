import RouteGenCore
import RouteTables

/// The changes between two maps, and those that break callers.
///
/// ```swift
/// let difference = try RouteMapDifference(from: old, to: new)
/// if difference.isBreaking { print(difference.text(as: .text)) }
/// ```
public struct RouteMapDifference: Hashable, Sendable {
    /// A form in which differences are printed.
    public enum Format: String, CaseIterable, Hashable, Sendable {
        /// For people.
        case text
        /// An object, for scripts.
        case json
        /// Workflow commands that GitHub shows beside the changed lines.
        case github
    }

    private(set) var routes: EntryDifference<MappedRoute>
    private(set) var services: EntryDifference<MappedService>
    private(set) var links: EntryDifference<RouteMap.Link>
    /// The patterns of which only an example was compared.
    private(set) var unfinished: [String] = []

    /// Compares two maps.
    ///
    /// The graph of all patterns decides whether a URL leads to another route, and not a comparison of strings. A route
    /// is the same in both maps if its module and its accessor are.
    ///
    /// - Throws: ``RouteTableError`` if the routes overlap in so many ways that no table can hold them.
    public init(from old: RouteMap, to new: RouteMap) throws(RouteTableError) {
        var old = old
        // Earlier versions had TheRouter's form of a requirement as a route.
        let sources = Set(new.rewrites.map(\.source))
        old.routes.removeAll { sources.contains($0.pattern) }
        routes = EntryDifference(from: old.routes, to: new.routes)
        services = EntryDifference(from: old.services, to: new.services)
        links = EntryDifference(from: old.links, to: new.links)
        let tables = try ComparedTables(old, new)
        let comparison = try URLComparison(tables)
        routes.breaking = comparison.breaking
        unfinished = comparison.unfinished
        services.breaking = MappedService.breaking(from: old.services, to: new.services)
        links.breaking = LinkComparison(old, new, links, tables).breaking
    }

    /// Whether something breaks callers.
    public var isBreaking: Bool { !(routes.breaking.isEmpty && services.breaking.isEmpty && links.breaking.isEmpty) }

    /// The differences as text, ending with a line feed.
    public func text(as format: Format) -> String {
        switch format {
        case .text: plainText
        case .json: json.text + "\n"
        case .github:
            routes.errors + links.errors + services.errors + routes.notices + services.notices + links.notices
        }
    }

    private var plainText: String {
        var lines = routes.breakingLines + links.breakingLines + services.breakingLines
        lines += routes.lines + services.lines + links.lines
        lines += unfinished.map { "not compared completely: of the URLs of `\($0)`, only an example" }
        if lines.isEmpty { lines = ["no differences"] }
        return lines.map { PrintableText.line($0) + "\n" }.joined()
    }

    /// The differences as an object; later versions only add keys.
    private var json: JSONValue {
        .object(
            [JSONValue.Member("version", 1)] + routes.members + [
                JSONValue.Member("unfinished", .array(unfinished.map(JSONValue.string))),
                JSONValue.Member("services", .object(services.members)),
                JSONValue.Member("links", .object(links.members)),
            ]
        )
    }
}

import RouteGenCore

/// A fact of a route: its member in JSON, and how people see it.
///
/// The map as JSON and its reader, the Markdown document, the page, its search and a difference are made from
/// ``all``, which is beside the properties of ``MappedRoute``.
struct RouteFact: Sendable {
    /// The place of a fact among those that people read.
    enum Section: Sendable { case warning, access, option, build, result }

    typealias Place<Value> = WritableKeyPath<MappedRoute, Value> & Sendable
    typealias Source<Value> = @Sendable (Handler.Pattern, Handler) -> Value
    typealias Text<Value> = @Sendable (MappedRoute) -> Value

    /// The name of its member in JSON.
    private let name: String
    /// Takes the fact from the model.
    private let map: @Sendable (inout MappedRoute, Handler.Pattern, Handler) -> Void
    private let write: Text<JSONValue>
    private let read: @Sendable (inout MappedRoute, RouteMapObject) throws(RouteMapError) -> Void
    private var section = Section.option
    /// The lines of the Markdown document.
    private var markdown: Text<[String]> = { _ in [] }
    /// The statement of the page's script that shows the fact in an opened route.
    private var row = ""
    /// The statement of the script that adds badges to the route's head.
    private var badge = ""
    /// The expression of the texts that a search on the page reads.
    private var search = ""
    /// The choice in the page's filter of states.
    private var state = ""
    /// The name and the value for a difference; `nil` if a difference does not name the fact.
    private var difference: (name: String, value: Text<String>)?

    init(
        _ name: String,
        from map: @escaping @Sendable (inout MappedRoute, Handler.Pattern, Handler) -> Void = { _, _, _ in },
        write: @escaping Text<JSONValue>,
        read: @escaping @Sendable (inout MappedRoute, RouteMapObject) throws(RouteMapError) -> Void
    ) {
        (self.name, self.map, self.write, self.read) = (name, map, write, read)
    }

    /// A text, or `null`.
    static func text(_ name: String, _ place: Place<String?>, from source: @escaping Source<String?>) -> Self {
        Self(
            name,
            from: { $0[keyPath: place] = source($1, $2) },
            write: { JSONValue($0[keyPath: place]) },
            read: { route, object throws(RouteMapError) in route[keyPath: place] = try object.text(name) }
        )
    }

    /// A boolean.
    static func flag(_ name: String, _ place: Place<Bool>, from source: @escaping Source<Bool>) -> Self {
        Self(
            name,
            from: { $0[keyPath: place] = source($1, $2) },
            write: { .bool($0[keyPath: place]) },
            read: { route, object throws(RouteMapError) in route[keyPath: place] = try object.bool(name) }
        )
    }

    /// A list of texts.
    static func texts(_ name: String, _ place: Place<[String]>, from source: @escaping Source<[String]>) -> Self {
        Self(
            name,
            from: { $0[keyPath: place] = source($1, $2) },
            write: { .array($0[keyPath: place].map(JSONValue.string)) },
            read: { route, object throws(RouteMapError) in
                for text in try object.optionalArray(name) {
                    route[keyPath: place].append(try RouteMapObject.string(text, name))
                }
            }
        )
    }

    /// The fact with its forms in the documents, as the properties above describe them.
    func shown(
        _ section: Section = .option,
        markdown: @escaping Text<[String]> = { _ in [] },
        row: String = "",
        badge: String = "",
        search: String = "",
        state: String = ""
    ) -> Self {
        var fact = self
        (fact.section, fact.markdown) = (section, markdown)
        (fact.row, fact.badge, fact.search, fact.state) = (row, badge, search, state)
        return fact
    }

    /// The fact with its name and value in a difference.
    func compared(_ name: String, _ value: @escaping Text<String>) -> Self {
        var fact = self
        fact.difference = (name, value)
        return fact
    }
}

// MARK: Documents

extension RouteFact {
    /// Takes the facts of a pattern and its handler.
    static func take(_ pattern: Handler.Pattern, _ handler: Handler, into route: inout MappedRoute) {
        for fact in all { fact.map(&route, pattern, handler) }
    }

    /// Reads the facts of a route in JSON.
    static func read(_ object: RouteMapObject, into route: inout MappedRoute) throws(RouteMapError) {
        for fact in all { try fact.read(&route, object) }
    }

    /// The facts of a route as members in JSON.
    static func members(of route: MappedRoute) -> [JSONValue.Member] {
        all.map { JSONValue.Member($0.name, $0.write(route)) }
    }

    /// The names and the values of the facts that a difference compares.
    static func compared(of route: MappedRoute) -> [(name: String, value: String)] {
        all.compactMap { fact in fact.difference.map { ($0.name, $0.value(route)) } }
    }

    /// The lines of the Markdown document about a route.
    static func markdown(of route: MappedRoute, _ sections: Section...) -> [String] {
        facts(sections).flatMap { $0.markdown(route) }.map { "- \($0)" }
    }

    /// The statements of the page's script that show the facts of an opened route.
    static func rows(_ sections: Section...) -> String { script(facts(sections).map(\.row), "\n  ") }

    /// The statements that add the badges to a route's head.
    static func badges(_ sections: Section...) -> String { script(facts(sections).map(\.badge), "\n  ") }

    /// The expressions of the texts that a search reads.
    static var searched: String { script(all.map(\.search), ", ") }

    /// The choices in the page's filter of states.
    static var states: String { script(all.map(\.state), ",\n    ") }

    private static func facts(_ sections: [Section]) -> [RouteFact] {
        sections.flatMap { section in all.filter { $0.section == section } }
    }

    private static func script(_ parts: [String], _ separator: String) -> String {
        parts.filter { !$0.isEmpty }.joined(separator: separator)
    }
}

import RouteGenCore
import RoutePatterns
import RouteTables

/// The data with which the page looks up URLs: the compiled tables, and the parts of all patterns, to compare with
/// URLs that match none of them.
struct PageTables {
    /// The table of the routes, whose indices are those of the map.
    private let table: [UInt8]
    /// The parts of each pattern.
    private var patterns: [JSONValue] = []
    /// The automata of the parts.
    private var automata = MatcherTableWriter()
    private var offsets: [RegularExpression: Int] = [:]
    private let rules: PageRules
    private let options: Configuration.URLOptions
    private let preferredPrefixes: [String]

    /// Compiles the tables of a map.
    ///
    /// - Throws: ``RouteTableError`` if the patterns overlap in so many ways that there is no table.
    init(_ map: RouteMap) throws {
        let patterns = try map.routes.map { route in
            let pattern = try RoutePattern(route.pattern)
            return map.urls.ignoresCase ? try pattern.ignoringCase() : pattern
        }
        var encoder = RouteMatcherEncoder()
        for (route, pattern) in zip(map.routes, patterns) {
            encoder.add(pattern, priority: route.priority, isConditional: route.condition != nil)
        }
        table = try encoder.encode()
        rules = try PageRules(map)
        options = map.urls
        preferredPrefixes = map.preferredPrefixes
        // An offset of 0 means that there is no automaton.
        automata.number(0)
        for (route, pattern) in zip(map.routes, patterns) { add(pattern, NeededValue.all(of: route, pattern)) }
    }

    /// The tables as an object.
    var json: JSONValue {
        [
            "table": .string(String(decoding: table, as: UTF8.self)),
            "patterns": .array(patterns),
            "automata": .string(String(decoding: automata.characters, as: UTF8.self)),
            "rewrites": rules.json,
            "preferredPrefixes": .array(preferredPrefixes.map(JSONValue.string)),
            "options": ["ignoreCase": .bool(options.ignoresCase), "plusIsSpace": .bool(options.plusIsSpace)],
        ]
    }

    private mutating func add(_ pattern: RoutePattern, _ needs: [NeededValue]) {
        let needed: [JSONValue.Member] = needs.isEmpty ? [] : [.init("needs", .array(needs.map(\.json)))]
        let captures = pattern.captures.map { capture -> JSONValue in
            ["name": .string(capture.name), "isRepeated": .bool(capture.kind == .any || capture.kind == .some)]
        }
        guard pattern.regex == nil else {
            patterns.append(.object([.init("isExpression", true), .init("captures", .array(captures))] + needed))
            return
        }
        let spelling = PatternSpelling(pattern)
        func part(_ component: PatternComponent, _ spelling: String?) -> JSONValue {
            self.part(component, of: pattern, spelling ?? "")
        }
        var members: [JSONValue.Member] = []
        if let scheme = pattern.scheme { members.append(.init("scheme", part(scheme, spelling.scheme))) }
        if let host = pattern.host { members.append(.init("host", part(host, spelling.host))) }
        members.append(.init("path", .array(zip(pattern.path, spelling.path).map { part($0, $1) })))
        let query = zip(pattern.query, spelling.query).map { item, spelling -> JSONValue in
            [
                "name": .string(String(decoding: item.plainName, as: UTF8.self)),
                "inFragment": .bool(item.isInFragment), "isRequired": .bool(item.isRequired(pattern.captures)),
                "value": part(item.value, spelling),
            ]
        }
        members.append(.init("query", .array(query)))
        if let fragment = pattern.fragment {
            members.append(.init("fragment", .array(zip(fragment, spelling.fragment).map { part($0, $1) })))
        }
        members.append(.init("captures", .array(captures)))
        patterns.append(.object(members + needed))
    }

    /// A part of a pattern: a literal as its string, or an object.
    private mutating func part(_ component: PatternComponent, of pattern: RoutePattern, _ spelling: String) -> JSONValue
    {
        var members: [JSONValue.Member] = [.init("spelling", .string(spelling))]
        switch component {
        case .literal(let bytes):
            let text = String(decoding: bytes, as: UTF8.self)
            if text == spelling { return .string(text) }
            members.append(.init("literal", .string(text)))
        case .capture(_, nil): members.append(.init("needsText", true))
        case .text(let expression, _), .capture(_, let expression?):
            // A single component does not tell whether a part that spans components matches.
            if !expression.canContainSlash, let offset = offset(of: expression, in: pattern) {
                members.append(.init("automaton", .int(offset)))
            }
        case .any, .rest, .optional: break
        }
        let (mayBeNone, loops) = component.extent(pattern.captures)
        if mayBeNone { members.append(.init("mayBeNone", true)) }
        if loops { members.append(.init("loops", true)) }
        return .object(members)
    }

    /// The place of an expression's automaton; `nil` if it is too large.
    private mutating func offset(of expression: RegularExpression, in pattern: RoutePattern) -> Int? {
        let language = expression.ungrouped
        if let known = offsets[language] { return known }
        guard let automaton = try? pattern.compiled.automaton(of: expression) else { return nil }
        let offset = automata.automaton(automaton)
        offsets[language] = offset
        return offset
    }
}

extension NeededValue {
    /// The need as the page's script reads it.
    fileprivate var json: JSONValue {
        var members: [JSONValue.Member] = [.init("name", .string(name))]
        switch source {
        case .capture(let index): members.append(.init("capture", .int(index)))
        case .query(let names): members.append(.init("items", .array(names.map(JSONValue.string))))
        case .nowhere(let reason): members.append(.init("problem", .string(reason.description)))
        }
        if let type { members.append(.init("type", .string(type.rawValue))) }
        if isRequired { members.append(.init("isRequired", true)) }
        if isArray { members.append(.init("isArray", true)) }
        return .object(members)
    }
}

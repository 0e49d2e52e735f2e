import RouteGenCore
import RoutePatterns
import RouteReasons
import RouteTables

/// The data with which the page looks up URLs: the compiled tables, and the parts of all patterns, to compare with
/// URLs that match none of them.
struct PageTables {
    /// The number of a plan's pages that are written, so that the page grows linearly with a chain of parents.
    private static let planLimit = 50

    /// The table of the routes, whose indices are those of the map.
    private let table: [UInt8]
    /// The parts of each pattern.
    private var patterns: [JSONValue] = []
    /// The automata of the parts.
    private var automata = MatcherTableWriter()
    private var offsets: [Automaton: Int] = [:]
    private let rules: PageRules
    private let plans: RoutePlans

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
        plans = RoutePlans(map.routes, tabs: map.tabs)
        // An offset of 0 means that there is no automaton.
        automata.number(0)
        for (route, pattern) in zip(map.routes, patterns) { add(pattern, of: route) }
    }

    /// The tables as an object.
    var json: JSONValue {
        [
            "table": .string(String(decoding: table, as: UTF8.self)),
            "patterns": .array(patterns),
            "automata": .string(String(decoding: automata.characters, as: UTF8.self)),
            "rewrites": rules.json,
        ]
    }

    private mutating func add(_ pattern: RoutePattern, of route: MappedRoute) {
        let outline = PatternOutline(pattern, isClose: true)
        var members: [JSONValue.Member] = []
        if outline.isExpression {
            members.append(.init("isExpression", true))
        } else {
            if let scheme = outline.scheme { members.append(.init("scheme", part(scheme))) }
            if let host = outline.host { members.append(.init("host", part(host))) }
            members.append(.init("path", .array(outline.path.map { part($0) })))
            let query = outline.query.map { name, isInFragment, value -> JSONValue in
                ["name": .string(name), "inFragment": .bool(isInFragment), "value": part(value)]
            }
            members.append(.init("query", .array(query)))
            if let fragment = outline.fragment { members.append(.init("fragment", .array(fragment.map { part($0) }))) }
        }
        let captures = pattern.captures.map { capture -> JSONValue in
            [
                "name": .string(capture.name), "isRepeated": .bool(capture.kind == .any || capture.kind == .some),
                "isRequired": .bool(capture.kind == .one || capture.kind == .some),
            ]
        }
        members.append(.init("captures", .array(captures)))
        let readings = ParameterReading.all(of: route, pattern)
        if !readings.isEmpty { members.append(.init("readings", .array(readings.map(\.json)))) }
        if route.readsRequest { members.append(.init("readsRequest", true)) }
        let index = patterns.count
        func planned(_ plan: RoutePlan) -> JSONValue { plans.values(of: plan, of: index, topmost: Self.planLimit) }
        if let plan = plans.plan(of: index) {
            members.append(.init("plan", plan.json(topmost: Self.planLimit)))
            members.append(.init("planValues", planned(plan)))
        }
        if let (plan, values) = plans.planOfOthers(of: index) {
            let texts = values.sorted { $0.key < $1.key }.map { name, text in
                JSONValue.Member(name, text.map(JSONValue.string) ?? .null)
            }
            let other: JSONValue = [
                "plan": plan.json(topmost: Self.planLimit), "values": .object(texts), "planValues": planned(plan),
            ]
            members.append(.init("planOfOthers", other))
        }
        if let template = PageTemplate(pattern).json { members.append(.init("template", template)) }
        patterns.append(.object(members))
    }

    /// A part of a pattern: a literal as its string, or an object.
    private mutating func part(_ part: PatternOutline.Part) -> JSONValue {
        var members: [JSONValue.Member] = [.init("spelling", .string(part.spelling))]
        switch part.content {
        case .literal(let bytes):
            let text = String(decoding: bytes, as: UTF8.self)
            if text == part.spelling { return .string(text) }
            members.append(.init("literal", .string(text)))
        case .nonEmpty: members.append(.init("needsText", true))
        case .tested(let test):
            if let automaton = test as? Automaton { members.append(.init("automaton", .int(offset(of: automaton)))) }
        case .anything: break
        }
        if part.mayBeNone { members.append(.init("mayBeNone", true)) }
        if part.loops { members.append(.init("loops", true)) }
        return .object(members)
    }

    /// The place of an automaton.
    private mutating func offset(of automaton: Automaton) -> Int {
        if let known = offsets[automaton] { return known }
        let offset = automata.automaton(automaton)
        offsets[automaton] = offset
        return offset
    }
}

extension ParameterReading {
    /// The reading as the page's script has it.
    fileprivate var json: JSONValue {
        var members: [JSONValue.Member] = [.init("name", .string(name)), .init("type", .string(type))]
        switch source {
        case .capture(let index): members.append(.init("capture", .int(index)))
        case .query: break
        case .nowhere(let reason): members.append(.init("problem", .string(reason.description)))
        }
        if let standard { members.append(.init("standard", .string(standard.rawValue))) }
        if let cases { members.append(.init("cases", .array(cases.map(JSONValue.string)))) }
        if isRequired { members.append(.init("missing", .string(missingType))) }
        if isArray { members.append(.init("isArray", true)) }
        if isLoose { members.append(.init("isLoose", true)) }
        if isFlag { members.append(.init("isFlag", true)) }
        return .object(members)
    }
}

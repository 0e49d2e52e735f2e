import RouteTables

extension RoutePattern {
    /// The template of the pattern's URLs.
    ///
    /// - Throws: `TooLarge` if a constraint's automaton would be too large.
    package func template() throws(Automaton.TooLarge) -> PatternTemplate {
        var builder = TemplateBuilder(self)
        return try builder.build()
    }
}

private struct TemplateBuilder {
    private let pattern: RoutePattern
    private var template = PatternTemplate()
    /// The automaton of each capture that has a constraint.
    private var expressions: [Int: RegularExpression] = [:]
    private var spanning: Set<Int> = []

    init(_ pattern: RoutePattern) {
        self.pattern = pattern
    }

    mutating func build() throws(Automaton.TooLarge) -> PatternTemplate {
        guard pattern.regex == nil else {
            template.problem = .regex
            return template
        }
        if let scheme = pattern.scheme {
            template.hasScheme = true
            try write(scheme, in: .scheme)
            write(Array(":".utf8), in: .scheme)
        }
        if let host = pattern.host {
            template.hasHost = true
            write(Array("//".utf8), in: .host)
            try write(host, in: .host)
        }
        template.steps.append(.part(.path))
        try write(pattern.path, in: .path)
        template.steps.append(.part(.query))
        for item in pattern.query where !item.isInFragment { try write(item) }
        if let fragment = pattern.fragment {
            template.steps.append(.part(.fragment))
            try write(fragment, in: .fragment)
            for item in pattern.query where item.isInFragment { try write(item) }
        }
        for (index, capture) in pattern.captures.enumerated() {
            template.captures.append(try self.capture(index, capture))
        }
        template.needsCheck = needsCheck
        return template
    }

    // MARK: Components

    private mutating func write(
        _ components: [PatternComponent],
        in place: URLTemplate.Place
    ) throws(Automaton.TooLarge) {
        for component in components {
            switch component {
            case .rest: continue
            case .optional(let components):
                let start = beginGroup()
                for component in components { try writeComponent(component, in: place) }
                endGroup(start)
            case .capture(let index, let expression):
                let kind = pattern.captures[index].kind
                let spans = (kind == .one || kind == .optional) && expression?.canContainSlash ?? false
                if spans { spanning.insert(index) }
                expressions[index] = expression
                template.steps.append(.values(index, keepsSlashes: spans))
            default: try writeComponent(component, in: place)
            }
        }
    }

    private mutating func writeComponent(
        _ component: PatternComponent,
        in place: URLTemplate.Place
    ) throws(Automaton.TooLarge) {
        template.steps.append(.component)
        try write(component, in: place)
    }

    private mutating func write(_ item: PatternQueryItem) throws(Automaton.TooLarge) {
        let name = URLCharacters.escapedForQuery(item.plainName)
        if case .capture(let index, let expression) = item.value {
            expressions[index] = expression
            template.steps.append(.itemValues(index, name))
        } else {
            template.steps.append(.item(name))
            try write(item.value, in: .query)
        }
    }

    /// Writes the pieces of a component, a scheme, a host, or the value of an item.
    private mutating func write(
        _ component: PatternComponent,
        in place: URLTemplate.Place
    ) throws(Automaton.TooLarge) {
        switch component {
        case .literal(let text): write(text, in: place)
        case .text(let expression, _): try write(expression, in: place)
        case .capture(let index, let expression):
            expressions[index] = expression
            template.steps.append(.capture(index))
        case .any where place == .query: break
        case .any, .rest, .optional: template.problem = .undetermined
        }
    }

    private mutating func write(_ text: [UInt8], in place: URLTemplate.Place) {
        template.steps.append(.text(place == .query ? URLCharacters.escapedForQuery(text) : text))
    }

    private mutating func write(
        _ expression: RegularExpression,
        in place: URLTemplate.Place
    ) throws(Automaton.TooLarge) {
        /// An expression, or the end of a group that begins with a step of the template.
        enum Step {
            case expression(RegularExpression)
            case end(Int)
        }
        var steps = [Step.expression(expression)]
        while let step = steps.popLast() {
            switch step {
            case .expression(.empty), .expression(.mark): break
            case .expression(.set(let set)):
                // Outside of captures there are only single characters, which are their own shortest string.
                write(try Automaton(.set(set)).shortestText() ?? [], in: place)
            case .expression(.sequence(let parts)): steps += parts.reversed().map { .expression($0) }
            case .expression(.choice(let parts)): steps += parts.prefix(1).map { .expression($0) }
            case .expression(.repeated(let part, 0, _, _)):
                // An optional capture is written if it has a value, and so is a group with captures.
                if case .group = part {
                    steps.append(.expression(part))
                } else if part.hasGroups {
                    steps += [.end(beginGroup()), .expression(part)]
                }
            case .expression(.repeated(let part, let minimum, _, _)):
                for _ in 0..<minimum { steps.append(.expression(part)) }
            case .expression(.group(let part, let index)):
                expressions[index] = part
                template.steps.append(.capture(index))
            case .end(let start): endGroup(start)
            }
        }
    }

    /// Begins an optional group, and returns its index.
    private mutating func beginGroup() -> Int {
        template.steps.append(.group(0))
        return template.steps.count - 1
    }

    private mutating func endGroup(_ start: Int) {
        template.steps[start] = .group(template.steps.count - start - 1)
    }

    // MARK: Captures

    private func capture(
        _ index: Int,
        _ capture: RoutePattern.Capture
    ) throws(Automaton.TooLarge) -> PatternTemplate.Capture {
        var automaton: Automaton?
        if let expression = expressions[index] { automaton = try pattern.compiled.automaton(of: expression) }
        let mayBeNothing = spanning.contains(index) && expressions[index]?.matchesEmpty ?? false
        return PatternTemplate.Capture(
            name: capture.name,
            count: capture.kind.count,
            place: capture.place.templatePlace,
            mayBeNothing: mayBeNothing,
            automaton: automaton
        )
    }

    /// Whether a written URL may be read differently.
    ///
    /// It cannot if scheme and host are literals, each component of the path is a literal or the value of a capture,
    /// none of them is empty, at most one may be absent or repeated, and no two items of the query have the same name.
    private var needsCheck: Bool {
        func isLiteral(_ component: PatternComponent?) -> Bool {
            guard let component else { return true }
            if case .literal(let text) = component { return !text.isEmpty }
            return false
        }
        func isAmbiguous(_ components: [PatternComponent]) -> Bool {
            var variable = 0
            for component in components {
                switch component {
                case .literal(let text): if text.isEmpty { return true }
                case .text, .any, .rest, .optional: return true
                case .capture(let index, let expression):
                    if expression.map({ $0.canContainSlash || $0.matchesEmpty }) ?? false { return true }
                    if pattern.captures[index].kind != .one { variable += 1 }
                }
            }
            return variable > 1
        }
        let hasTextInQuery = pattern.query.contains { item in
            if case .text = item.value { return true }
            return false
        }
        return !isLiteral(pattern.scheme) || !isLiteral(pattern.host) || hasTextInQuery
            || Set(pattern.query.map(\.name)).count < pattern.query.count
            || isAmbiguous(pattern.path) || isAmbiguous(pattern.fragment ?? [])
    }
}

extension RoutePattern.Capture.Kind {
    fileprivate var count: PatternTemplate.Count {
        switch self {
        case .one: .one
        case .optional: .optional
        case .any: .any
        case .some: .some
        }
    }
}

extension RoutePattern.Capture.Place {
    fileprivate var templatePlace: URLTemplate.Place {
        switch self {
        case .scheme: .scheme
        case .host: .host
        // A regular expression over the whole URL has no template.
        case .path, .url: .path
        case .query: .query
        case .fragment: .fragment
        }
    }
}

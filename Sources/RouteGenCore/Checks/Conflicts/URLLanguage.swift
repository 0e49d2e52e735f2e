import RoutePatterns
import RouteTables

/// The URLs that a route matches, as an automaton over whole URLs in canonical form.
///
/// `regex` routes match the same form, so patterns can be compared with them. The automaton accepts every spelling of a
/// URL that the splitter allows: with or without user information, the first slash and the last one.
package struct URLLanguage {
    private let pattern: RoutePattern
    private var classes = ConstraintClasses()

    private init(_ pattern: RoutePattern) { self.pattern = pattern }

    /// The URLs that a pattern matches.
    package static func automaton(of pattern: RoutePattern) throws(Automaton.TooLarge) -> Automaton {
        if let regex = pattern.regex { return try Automaton(regex).intersection(wellFormed()) }
        var language = URLLanguage(pattern)
        let parts = [try language.beginning(), try language.query(), try language.fragment()]
        return try AutomatonNetwork.sequence(parts)
    }

    /// All strings that are URLs in canonical form.
    static func wellFormed() throws(Automaton.TooLarge) -> Automaton { try wellFormedURLs.get() }

    /// The same for all expressions, so it is built once and no table's budget pays for it.
    private static let wellFormedURLs = WorkBudget.$current.withValue(nil) {
        Result { () throws(Automaton.TooLarge) in try buildWellFormed() }
    }

    private static func buildWellFormed() throws(Automaton.TooLarge) -> Automaton {
        let hosts = try Automaton(.some(hostCharacters)).intersection(brackets())
        let path = try Automaton(any(pathCharacters))
        let afterHost = try AutomatonNetwork.union([
            Automaton(.empty), path.intersection(Automaton(startingWithSlash)),
        ])
        let withHost = [try authority(), hosts, afterHost]
        let withoutHost = try path.subtracting(Automaton(startingWithTwoSlashes))
        let emptyHost = [try authority(), afterHost]
        let beginning = try withScheme(
            nil,
            AutomatonNetwork.union([
                AutomatonNetwork.sequence(withHost), AutomatonNetwork.sequence(emptyHost), withoutHost,
            ])
        )
        let query = try Automaton(.choice([.empty, .sequence([questionMark, any(queryCharacters)])]))
        let fragment = try Automaton(.choice([.empty, .sequence([hash, any(.all)])]))
        return try AutomatonNetwork.sequence([beginning, query, fragment])
    }

    /// The strings without a scheme, and those with one of some schemes in lower case.
    static func texts(withSchemes schemes: [String]) throws(Automaton.TooLarge) -> Automaton {
        let schemeLike = try Automaton(.sequence([mixedScheme, colon, any(.all)]))
        var alternatives = [try Automaton(any(.all)).subtracting(schemeLike)]
        for scheme in schemes {
            let name = RegularExpression(canonical: Array(scheme.utf8))
            alternatives.append(try Automaton(.sequence([name, colon, any(.all)])))
        }
        return try AutomatonNetwork.union(alternatives)
    }

    /// The strings that are no URL with user information.
    static func textsWithoutUserInformation() throws(Automaton.TooLarge) -> Automaton {
        let start = RegularExpression.choice([.empty, .sequence([mixedScheme, colon])])
        let authority = any(pathCharacters.subtracting(.slash))
        let at = RegularExpression.set(ScalarSet(UInt8(ascii: "@")))
        let named = try Automaton(.sequence([start, slash, slash, authority, at, any(.all)]))
        return try Automaton(any(.all)).subtracting(named)
    }

    /// The strings that start with one of some prefixes of URLs, which end where a part of the string does.
    ///
    /// A slash at the end of a prefix is such an end, unless `endInSlash` says otherwise.
    static func texts(
        startingWith prefixes: [String],
        ignoresCase: Bool,
        endInSlash: Bool = true
    ) throws(Automaton.TooLarge) -> Automaton {
        let end = RegularExpression.set(.slash.union(scalars("?", "?")).union(scalars("#", "#")))
        var alternatives: [Automaton] = []
        for prefix in prefixes {
            let written = RegularExpression(canonical: Array(prefix.utf8))
            let start = ignoresCase ? written.mapSets(\.withBothCases) : written
            let isClosed = prefix.hasSuffix(":") || endInSlash && prefix.hasSuffix("/")
            let rest = isClosed ? any(.all) : .choice([.empty, .sequence([end, any(.all)])])
            alternatives.append(try Automaton(.sequence([start, rest])))
        }
        return try AutomatonNetwork.union(alternatives)
    }

    // MARK: Scheme, host and path

    /// Everything before the query.
    private mutating func beginning() throws(Automaton.TooLarge) -> Automaton {
        let paths = try components(pattern.path, .path, of: Self.pathCharacters)
        let root = try Automaton(.choice([.empty, Self.slash]))
        // After a host, a path starts with a slash or is empty.
        let slashed = try AutomatonNetwork.sequence([Automaton(Self.slash), paths.nonEmpty])
        let afterHost = try AutomatonNetwork.union(paths.takesNone ? [root, slashed] : [slashed])

        var alternatives: [Automaton] = []
        if let host = pattern.host {
            let expression = PatternVariant.single(host, &classes, isFolded: true).expression.ungrouped
            let hosts = try Automaton(expression.keeping(Self.hostCharacters)).intersection(Self.brackets())
            alternatives = [
                try AutomatonNetwork.sequence([Self.authority(), hosts.subtracting(Automaton(.empty)), afterHost])
            ]
        } else {
            // A string that starts with two slashes has an authority, which may be empty.
            let plain = try afterHost.subtracting(Automaton(Self.startingWithTwoSlashes))
            let bare = try paths.nonEmpty.subtracting(Automaton(Self.startingWithSlash))
            let emptyHost = try AutomatonNetwork.sequence([Self.authority(), afterHost])
            alternatives = [emptyHost, plain, bare]
        }
        let scheme = pattern.scheme.map { PatternVariant.single($0, &classes, isFolded: true).expression.ungrouped }
        return try Self.withScheme(scheme, AutomatonNetwork.union(alternatives))
    }

    /// A scheme, or any or no scheme, before the rest of the URL.
    private static func withScheme(
        _ scheme: RegularExpression?,
        _ rest: Automaton
    ) throws(Automaton.TooLarge) -> Automaton {
        let schemes = try Automaton(scheme ?? anyScheme).intersection(Automaton(anyScheme))
        let named = try AutomatonNetwork.sequence([schemes, Automaton(colon), rest])
        if scheme != nil { return named }
        // A string that starts like a scheme has one.
        let schemeLike = try Automaton(.sequence([mixedScheme, colon, any(.all)]))
        return try AutomatonNetwork.union([named, rest.subtracting(schemeLike)])
    }

    /// The strings of components, without the slash before the first one.
    private struct Components {
        /// The strings of one component or more, with or without a final slash.
        var nonEmpty: Automaton
        /// Whether there may be no components.
        var takesNone: Bool
    }

    private mutating func components(
        _ components: [PatternComponent],
        _ place: RoutePattern.Capture.Place,
        of characters: ScalarSet
    ) throws(Automaton.TooLarge) -> Components {
        var texts: [Automaton] = []
        var takesNone = false
        for variant in PatternVariant.variants(of: components, captures: pattern.captures, classes: &classes) {
            if variant.steps.isEmpty {
                takesNone = true
                continue
            }
            var expression = PatternVariant.expression(of: variant.steps).ungrouped
            if pattern.ignoresCase, place == .path { expression = expression.mapSets(\.withBothCases) }
            texts.append(try Automaton(expression.keeping(characters)))
        }
        let joined = try AutomatonNetwork.union(texts)
        // A final slash is ignored, so an empty last component needs another one.
        let endingInSlash = RegularExpression.choice([.empty, .sequence([Self.any(.all), Self.slash])])
        let slashed = try AutomatonNetwork.sequence([joined, Automaton(Self.slash)])
        let plain = try joined.subtracting(Automaton(endingInSlash))
        return Components(nonEmpty: try AutomatonNetwork.union([plain, slashed]), takesNone: takesNone)
    }

    // MARK: Query and fragment

    private func query() throws(Automaton.TooLarge) -> Automaton {
        var queries = try Automaton(Self.any(Self.queryCharacters))
        for item in pattern.query where !item.isInFragment {
            queries = try queries.intersection(QueryLanguage.automaton(of: item, in: pattern))
        }
        return try Self.afterQuestionMark(queries, isRequired: requiresItems(inFragment: false))
    }

    private func requiresItems(inFragment: Bool) -> Bool {
        pattern.query.contains { $0.isInFragment == inFragment && $0.isRequired(pattern.captures) }
    }

    private static func afterQuestionMark(
        _ items: Automaton,
        isRequired: Bool
    ) throws(Automaton.TooLarge) -> Automaton {
        let present = try AutomatonNetwork.sequence([Automaton(questionMark), items])
        return isRequired ? present : try AutomatonNetwork.union([Automaton(.empty), present])
    }

    private mutating func fragment() throws(Automaton.TooLarge) -> Automaton {
        guard let components = pattern.fragment else {
            return try Automaton(.choice([.empty, .sequence([Self.hash, Self.any(.all)])]))
        }
        let texts = try self.components(components, .fragment, of: Self.fragmentPathCharacters)
        let slashed = try AutomatonNetwork.sequence([Automaton(Self.slash), texts.nonEmpty])
        // Without a slash before it, the first component is not empty, and begins no items.
        let bare = try texts.nonEmpty.subtracting(Automaton(Self.startingWithSlash)).subtracting(
            Automaton(Self.itemsAlone)
        )
        var paths = [slashed, bare]
        if texts.takesNone { paths.append(try Automaton(.choice([.empty, Self.slash]))) }
        var items = try Automaton(Self.any(.all))
        for item in pattern.query where item.isInFragment {
            items = try items.intersection(QueryLanguage.automaton(of: item, in: pattern))
        }
        var alternatives = [
            try AutomatonNetwork.sequence([
                AutomatonNetwork.union(paths),
                Self.afterQuestionMark(items, isRequired: requiresItems(inFragment: true)),
            ])
        ]
        if texts.takesNone { alternatives.append(try items.intersection(Automaton(Self.itemsAlone))) }
        return try AutomatonNetwork.sequence([Automaton(Self.hash), AutomatonNetwork.union(alternatives)])
    }

    // MARK: Characters

    private static let slash = RegularExpression.set(.slash)
    private static let colon = RegularExpression.set(ScalarSet(UInt8(ascii: ":")))
    private static let questionMark = RegularExpression.set(ScalarSet(UInt8(ascii: "?")))
    private static let hash = RegularExpression.set(ScalarSet(UInt8(ascii: "#")))

    private static let startingWithSlash = RegularExpression.sequence([slash, any(.all)])
    private static let startingWithTwoSlashes = RegularExpression.sequence([slash, slash, any(.all)])

    private static let queryCharacters = ScalarSet.all.subtracting(ScalarSet(UInt8(ascii: "#")))
    private static let fragmentPathCharacters = ScalarSet.all.subtracting(ScalarSet(UInt8(ascii: "?")))
    /// A fragment that begins with a name and an equals sign.
    private static let itemsAlone = RegularExpression.sequence([
        .some(fragmentPathCharacters.subtracting(.slash).subtracting(ScalarSet(UInt8(ascii: "=")))),
        .set(ScalarSet(UInt8(ascii: "="))), any(.all),
    ])
    private static let pathCharacters = queryCharacters.subtracting(ScalarSet(UInt8(ascii: "?")))
    private static let capitals = scalars("A", "Z")
    /// The characters of user information, which is in lower case like the host.
    private static let userCharacters = pathCharacters.subtracting(.slash).subtracting(capitals)
    private static let hostCharacters = userCharacters.subtracting(ScalarSet(UInt8(ascii: "@")))

    private static func scalars(_ first: Unicode.Scalar, _ last: Unicode.Scalar) -> ScalarSet {
        ScalarSet([first.value...last.value])
    }

    private static func any(_ set: ScalarSet) -> RegularExpression {
        .repeated(.set(set), minimum: 0, maximum: nil, lazy: false)
    }

    private static func scheme(_ letters: ScalarSet) -> RegularExpression {
        let others = letters.union(.digits).union(scalars("+", "+")).union(scalars("-", "."))
        return .sequence([.set(letters), any(others)])
    }

    private static let anyScheme = scheme(scalars("a", "z"))
    private static let mixedScheme = scheme(scalars("A", "Z").union(scalars("a", "z")))

    /// The two slashes before a host, and user information.
    private static func authority() throws(Automaton.TooLarge) -> Automaton {
        let at = RegularExpression.set(ScalarSet(UInt8(ascii: "@")))
        return try Automaton(.sequence([slash, slash, .choice([.empty, .sequence([any(userCharacters), at])])]))
    }

    /// The hosts in which a bracket at the start is closed.
    private static func brackets() throws(Automaton.TooLarge) -> Automaton {
        let open = ScalarSet(UInt8(ascii: "["))
        let close = RegularExpression.set(ScalarSet(UInt8(ascii: "]")))
        let closed = RegularExpression.sequence([.set(open), any(.all), close, any(.all)])
        return try Automaton(.choice([.empty, closed, .sequence([.set(open.inverted), any(.all)])]))
    }
}

extension RegularExpression {
    /// The expression restricted to strings of some characters.
    fileprivate func keeping(_ characters: ScalarSet) -> RegularExpression {
        mapSets { $0.subtracting(characters.inverted) }
    }
}

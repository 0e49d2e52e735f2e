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
        return try language.urls()
    }

    /// All strings that are URLs in canonical form.
    static func wellFormed() throws(Automaton.TooLarge) -> Automaton { try wellFormedURLs.get() }

    private static let wellFormedURLs = shared { () throws(Automaton.TooLarge) in
        let hosts = try Automaton(.some(hostCharacters)).intersection(brackets.get())
        let paths = Components(nonEmpty: try Automaton(.some(pathCharacters)), takesNone: true)
        func urls(_ host: Automaton?) throws(Automaton.TooLarge) -> Automaton {
            try URLLanguage.urls(nil, host, paths, anyQuery.get(), anyFragment.get())
        }
        return try AutomatonNetwork.union([urls(hosts), urls(nil)])
    }

    /// An automaton that is the same for all patterns, so it is built once and no table's budget pays for it.
    private static func shared(
        _ build: () throws(Automaton.TooLarge) -> Automaton
    ) -> Result<Automaton, Automaton.TooLarge> {
        WorkBudget.$current.withValue(nil) { Result { () throws(Automaton.TooLarge) in try build() } }
    }

    /// The strings without a scheme, and those with one of some schemes in lower case.
    static func texts(withSchemes schemes: [String]) throws(Automaton.TooLarge) -> Automaton {
        var alternatives = [try Automaton(any(.all)).subtracting(startingLikeScheme.get())]
        for scheme in schemes {
            let name = RegularExpression(canonical: Array(scheme.utf8))
            alternatives.append(try Automaton(.sequence([name, colon, any(.all)])))
        }
        return try AutomatonNetwork.union(alternatives)
    }

    /// The strings that are no URL with user information.
    static func textsWithoutUserInformation() throws(Automaton.TooLarge) -> Automaton {
        try withoutUserInformation.get()
    }

    private static let withoutUserInformation = shared { () throws(Automaton.TooLarge) in
        let start = RegularExpression.choice([.empty, .sequence([mixedScheme, colon])])
        let authority = any(pathCharacters.subtracting(.slash))
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

    private mutating func urls() throws(Automaton.TooLarge) -> Automaton {
        let paths = try components(pattern.path, .path, of: Self.pathCharacters)
        var hosts: Automaton?
        if let host = pattern.host {
            let expression = PatternVariant.single(host, &classes, isFolded: true).expression.ungrouped
            hosts = try Automaton(expression.keeping(Self.hostCharacters)).intersection(Self.brackets.get())
                .subtracting(Automaton(.empty))
        }
        let scheme = pattern.scheme.map { PatternVariant.single($0, &classes, isFolded: true).expression.ungrouped }
        return try Self.urls(scheme, hosts, paths, query(), fragment())
    }

    /// The URLs with parts of some languages.
    ///
    /// - Parameters:
    ///   - scheme: The schemes; `nil` for any or none.
    ///   - host: The hosts; `nil` for none or an empty one.
    ///   - components: The components of paths.
    ///   - query: The queries, with their question marks.
    ///   - fragment: The fragments, with their number signs.
    /// - Returns: The URLs.
    /// - Throws: `Automaton.TooLarge` if their automaton is too large.
    private static func urls(
        _ scheme: RegularExpression?,
        _ host: Automaton?,
        _ components: Components,
        _ query: Automaton,
        _ fragment: Automaton
    ) throws(Automaton.TooLarge) -> Automaton {
        var network = AutomatonNetwork()
        let named = network.add(try beginning(scheme))
        let authority = network.add(try Self.authority.get(), after: [named])
        // After an authority, a path starts with a slash or is empty.
        let beforePath = host.map { network.add($0, after: [authority]) } ?? authority
        let slash = network.add(try slashAlone.get(), after: [beforePath])
        var paths = [network.add(components.nonEmpty, after: [slash])]
        var unnamed = [authority]
        if components.takesNone {
            let root = network.add(try slashOrNothing.get(), after: host == nil ? [beforePath, named] : [beforePath])
            paths.append(root)
            if host == nil { unnamed.append(root) }
        }
        if host == nil {
            // A string that starts with two slashes has an authority, and one that starts like a scheme has a scheme.
            let bare = try components.nonEmpty.subtracting(startingWithSlash.get())
            let slash = network.add(try slashAlone.get(), after: [named])
            let unlikeScheme = network.add(try bare.subtracting(startingLikeScheme.get()))
            paths += [network.add(bare, after: [named, slash]), unlikeScheme]
            unnamed += [slash, unlikeScheme]
        }
        for part in scheme == nil ? [named] + unnamed : [named] { network.start(with: part) }
        let query = network.add(query, after: paths)
        network.end(with: network.add(fragment, after: [query]))
        return try network.automaton()
    }

    /// Schemes of some or any names, with their colons.
    private static func beginning(_ scheme: RegularExpression?) throws(Automaton.TooLarge) -> Automaton {
        guard let scheme else { return try schemes.get() }
        return try Automaton(.sequence([scheme, colon])).intersection(schemes.get())
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
        var network = AutomatonNetwork()
        let plain = network.add(try joined.subtracting(Self.emptyOrEndingInSlash.get()))
        let other = network.add(joined)
        let slash = network.add(try Self.slashAlone.get(), after: [other])
        for part in [plain, other] { network.start(with: part) }
        for part in [plain, slash] { network.end(with: part) }
        return Components(nonEmpty: try network.automaton(), takesNone: takesNone)
    }

    // MARK: Query and fragment

    private func query() throws(Automaton.TooLarge) -> Automaton {
        if !pattern.query.contains(where: { !$0.isInFragment }) { return try Self.anyQuery.get() }
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
        guard let components = pattern.fragment else { return try Self.anyFragment.get() }
        let texts = try self.components(components, .fragment, of: Self.fragmentPathCharacters)
        let slashed = try AutomatonNetwork.sequence([Self.slashAlone.get(), texts.nonEmpty])
        // Without a slash before it, the first component is not empty, and begins no items.
        let bare = try texts.nonEmpty.subtracting(Self.startingWithSlash.get()).subtracting(
            Automaton(Self.itemsAlone)
        )
        var paths = [slashed, bare]
        if texts.takesNone { paths.append(try Self.slashOrNothing.get()) }
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
    private static let colon = character(":")
    private static let questionMark = character("?")
    private static let hash = character("#")
    private static let at = character("@")
    private static let (openBracket, closeBracket) = (character("["), character("]"))

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

    private static func character(_ character: Unicode.Scalar) -> RegularExpression {
        .set(scalars(character, character))
    }

    static func any(_ set: ScalarSet) -> RegularExpression {
        .repeated(.set(set), minimum: 0, maximum: nil, lazy: false)
    }

    private static func scheme(_ letters: ScalarSet) -> RegularExpression {
        let others = letters.union(.digits).union(scalars("+", "+")).union(scalars("-", "."))
        return .sequence([.set(letters), any(others)])
    }

    private static let anyScheme = scheme(scalars("a", "z"))
    private static let mixedScheme = scheme(scalars("A", "Z").union(scalars("a", "z")))

    // MARK: Parts of all patterns

    private static let slashAlone = shared(slash)
    private static let slashOrNothing = shared(.choice([.empty, slash]))
    private static let startingWithSlash = shared(.sequence([slash, any(.all)]))
    private static let emptyOrEndingInSlash = shared(.choice([.empty, .sequence([any(.all), slash])]))
    private static let startingLikeScheme = shared(.sequence([mixedScheme, colon, any(.all)]))
    private static let schemes = shared(.sequence([anyScheme, colon]))
    private static let anyQuery = shared(.choice([.empty, .sequence([questionMark, any(queryCharacters)])]))
    private static let anyFragment = shared(.choice([.empty, .sequence([hash, any(.all)])]))
    /// The two slashes before a host, and user information.
    private static let authority = shared(
        .sequence([slash, slash, .choice([.empty, .sequence([any(userCharacters), at])])])
    )
    /// The hosts in which a bracket at the start is closed.
    private static let brackets = shared(
        .choice([
            .empty, .sequence([openBracket, any(.all), closeBracket, any(.all)]),
            .sequence([.set(scalars("[", "[").inverted), any(.all)]),
        ])
    )

    private static func shared(_ expression: RegularExpression) -> Result<Automaton, Automaton.TooLarge> {
        shared { () throws(Automaton.TooLarge) in try Automaton(expression) }
    }
}

extension RegularExpression {
    /// The expression restricted to strings of some characters.
    fileprivate func keeping(_ characters: ScalarSet) -> RegularExpression {
        mapSets { $0.subtracting(characters.inverted) }
    }
}

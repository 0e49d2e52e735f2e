import RouteTables

/// The difference between a pattern and a URL: its cost, and the first mismatch from the left.
package struct PatternComparison {
    /// The cost: 1 for a near miss, 2 for a component, 4 for a host.
    private(set) var cost = 0
    /// The first mismatch; `nil` if the pattern matches the URL.
    private(set) var mismatch: RouteReason?
    /// Whether the only differences are letters of literals, or one missing or extra slash.
    private(set) var isMisspelling = true
    /// Whether a literal matches, or nearly does.
    ///
    /// A pattern of captures has something in common with any URL.
    private(set) var hasSomethingInCommon = false

    private let pattern: RoutePattern
    /// Whether constraints are tried, which takes longer, and messages are composed.
    private let isClose: Bool
    private let spelling: PatternSpelling?

    /// Compares a pattern with a URL.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - url: The URL.
    ///   - isClose: Whether to try constraints and to determine the mismatch. Otherwise, only literals are compared.
    init(_ pattern: RoutePattern, _ url: ComparedURL, isClose: Bool) {
        self.pattern = pattern
        self.isClose = isClose
        spelling = isClose ? PatternSpelling(pattern) : nil
        if pattern.regex != nil {
            compareRegex(url)
            return
        }
        compareScheme(url)
        comparePath(compareHost(url))
        hasSomethingInCommon = hasSomethingInCommon || !hasLiterals
        if isClose { compareQuery(url) }
        compareFragment(url)
        // A part that takes several components is not compared with each of them.
        if isClose, mismatch == nil, !isMatch(url) { note(1, RouteReason(.path)) }
    }

    private mutating func note(_ cost: Int, isMisspelling: Bool = false, _ mismatch: RouteReason) {
        self.cost += cost
        self.isMisspelling = self.isMisspelling && isMisspelling
        if isClose, self.mismatch == nil { self.mismatch = mismatch }
    }

    private var hasLiterals: Bool {
        (pattern.path + [pattern.host].compactMap { $0 }).contains { component in
            if case .literal = component { return true }
            return false
        }
    }

    // MARK: Parts

    private mutating func compareRegex(_ url: ComparedURL) {
        // Nothing tells how near an expression is, so only a matching one counts.
        if isMatch(url) { hasSomethingInCommon = true } else { note(100, RouteReason(.expression)) }
    }

    /// Whether the pattern matches the URL as a route does: an expression sees no other spelling of it.
    private func isMatch(_ url: ComparedURL) -> Bool {
        pattern.found(in: url.url, spelling: .asWritten) != nil
    }

    private mutating func compareScheme(_ url: ComparedURL) {
        if let scheme = pattern.scheme {
            guard let own = url.scheme else {
                note(2, RouteReason(.missingScheme, spelling?.scheme ?? ""))
                return
            }
            if distance(scheme, own) > 0 { note(2, RouteReason(.otherScheme, own.text, spelling?.scheme ?? "")) }
        } else if let foreignness = url.foreignness {
            note(2, foreignness)
        }
    }

    /// Compares the hosts.
    ///
    /// - Returns: The components to compare the path with: one missing or extra slash turns the first one into a host.
    private mutating func compareHost(_ url: ComparedURL) -> [ComparedURL.Component] {
        switch (pattern.host, url.host) {
        case (nil, nil): break
        case (nil, let host?):
            let isFirst = pattern.path.first.map { distance($0, host) == 0 } ?? false
            note(isFirst ? 1 : 3, isMisspelling: isFirst, RouteReason(.surplusHost, host.text))
            if isFirst { return [host] + url.path }
        case (let wanted?, nil):
            var isFirst = false
            if case .literal = wanted { isFirst = url.path.first.map { distance(wanted, $0) == 0 } ?? false }
            note(isFirst ? 1 : 3, isMisspelling: isFirst, RouteReason(.missingHost, spelling?.host ?? ""))
            if isFirst {
                hasSomethingInCommon = true
                return Array(url.path.dropFirst())
            }
        case (let wanted?, let host?):
            let distance = distance(wanted, host)
            if case .literal = wanted, distance < 2 { hasSomethingInCommon = true }
            guard distance > 0 else { break }
            note(
                distance == 1 ? 1 : 4,
                isMisspelling: distance == 1,
                RouteReason(.otherHost, host.text, spelling?.host ?? "")
            )
        }
        return url.path
    }

    private mutating func compareQuery(_ url: ComparedURL) {
        for (item, text) in zip(pattern.query, spelling?.query ?? []) {
            let name = String(decoding: item.plainName, as: UTF8.self)
            let place = item.isInFragment ? "fragment" : "query"
            let value = item.isInFragment ? Self.fragmentValue(name, url.url) : url.url.queryValue(name)
            if value == nil, !item.isRequired(pattern.captures) { continue }
            guard let value else {
                note(1, RouteReason(.missingItem, place, name))
                continue
            }
            if value.isEmpty, !item.isRequired(pattern.captures) { continue }
            let canonical = CanonicalBytes.array(value.utf8.flatMap { Self.escaped($0) }, .query)
            let component = ComparedURL.Component(text: value, canonical: canonical)
            if distance(item.value, component) > 0 {
                note(1, RouteReason(.otherItem, place, name, value, text))
            }
        }
    }

    /// The value of the first item of the fragment with a name, decoded, or `nil` if there is none.
    private static func fragmentValue(_ name: String, _ url: RouteURL) -> String? {
        url.withBytes { bytes in
            var items = QueryItems(bytes, url.parts.items(true, in: bytes))
            while let item = items.next() {
                if url.parts.decoded(bytes, item.name) == name { return url.parts.decoded(bytes, item.value) }
            }
            return nil
        }
    }

    /// A byte of a decoded value, as it is written in the canonical form of queries.
    private static func escaped(_ byte: UInt8) -> [UInt8] {
        URLCharacters.isPlain(byte) ? [byte] : URLCharacters.escape(byte)
    }

    private mutating func compareFragment(_ url: ComparedURL) {
        guard let components = pattern.fragment else { return }
        let wanted = "/" + (spelling?.fragment ?? []).joined(separator: "/")
        guard let fragment = url.fragment else {
            note(2, RouteReason(.missingFragment, wanted))
            return
        }
        let alignment = alignment(components, fragment)
        if alignment.cost > 0 {
            let found = "/" + fragment.map(\.text).joined(separator: "/")
            note(alignment.cost, RouteReason(.otherFragment, found, wanted))
        }
    }

    private mutating func comparePath(_ components: [ComparedURL.Component]) {
        let alignment = alignment(pattern.path, components)
        hasSomethingInCommon = hasSomethingInCommon || alignment.meetsLiteral
        guard alignment.cost > 0 else { return }
        switch alignment.first {
        case .exchange(let part, let component):
            note(
                alignment.cost,
                isMisspelling: alignment.isMisspelling,
                RouteReason(
                    .otherComponent,
                    "\(component + 1)",
                    components[component].text,
                    spelling?.path[part] ?? ""
                )
            )
        case .missing(let part): note(alignment.cost, RouteReason(.missingComponent, spelling?.path[part] ?? ""))
        case .surplus(let component):
            note(alignment.cost, RouteReason(.surplusComponent, "\(component + 1)", components[component].text))
        case nil: cost += alignment.cost
        }
    }

    // MARK: Components

    /// The cheapest alignment of components with those of a URL.
    private struct Alignment {
        enum Step {
            case exchange(part: Int, component: Int)
            case missing(Int)
            case surplus(Int)
        }

        var cost = 0
        var first: Step?
        var meetsLiteral = false
        var isMisspelling = true
    }

    /// Finds the cheapest alignment from the right, so that the first step is that of the result.
    private func alignment(_ parts: [PatternComponent], _ components: [ComparedURL.Component]) -> Alignment {
        var below = [Alignment](repeating: Alignment(), count: components.count + 1)
        for index in components.indices.reversed() {
            below[index].cost = below[index + 1].cost + 2
            below[index].first = .surplus(index)
            below[index].isMisspelling = false
        }
        for (part, wanted) in parts.enumerated().reversed() {
            var row = below
            let (mayBeNone, loops) = wanted.extent(pattern.captures)
            for index in (0...components.count).reversed() {
                var best = below[index]
                if !mayBeNone {
                    best.cost += 2
                    best.first = .missing(part)
                    best.isMisspelling = false
                }
                if index < components.count {
                    let distance = distance(wanted, components[index])
                    // A looping part may take further components.
                    let next = loops && row[index + 1].cost < below[index + 1].cost ? row[index + 1] : below[index + 1]
                    var exchange = next
                    exchange.cost += distance
                    exchange.isMisspelling = exchange.isMisspelling && distance < 2
                    if distance > 0 { exchange.first = .exchange(part: part, component: index) }
                    if case .literal = wanted, distance < 2 { exchange.meetsLiteral = true }
                    if exchange.cost <= best.cost { best = exchange }
                    if row[index + 1].cost + 2 < best.cost {
                        best = row[index + 1]
                        best.cost += 2
                        best.first = .surplus(index)
                        best.isMisspelling = false
                    }
                }
                row[index] = best
            }
            below = row
        }
        return below[0]
    }

    /// The distance of a component from a part of a pattern: 0 if the part matches it, 1 for a near miss, 2, or 3 for a
    /// different literal.
    private func distance(_ part: PatternComponent, _ component: ComparedURL.Component) -> Int {
        switch part {
        case .literal(let text):
            if text == component.canonical { return 0 }
            guard text.count <= 100, component.canonical.count <= 100 else { return 3 }
            let lowered = (text.map(URLCharacters.lowercased), component.canonical.map(URLCharacters.lowercased))
            let allowed = max(1, min(text.count, component.canonical.count) / 3)
            guard abs(text.count - component.canonical.count) <= allowed else { return 3 }
            return lowered.0.editDistance(to: lowered.1) <= allowed && text.count > 1 ? 1 : 3
        case .any, .rest, .optional: return 0
        case .capture(_, nil): return component.canonical.isEmpty ? 2 : 0
        case .text(let expression, _), .capture(_, let expression?):
            // A single component does not tell whether a part that spans components matches.
            if !isClose || expression.canContainSlash { return 0 }
            return (try? pattern.compiled.automaton(of: expression))?.accepts(component.canonical) ?? true ? 0 : 2
        }
    }
}

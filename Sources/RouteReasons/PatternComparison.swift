import RouteTables

/// The difference between a pattern and a URL: its cost, and the first mismatch from the left.
struct PatternComparison {
    /// The cost: 1 for a near miss, 2 for a component, 4 for a host.
    private(set) var cost = 0
    /// The number of wrong letters in near misses, which tells patterns of equal cost apart.
    private(set) var letters = 0
    /// The first mismatch; `nil` if the pattern matches the URL.
    private(set) var mismatch: RouteReason?
    /// Whether the only differences are letters of literals, or one missing or extra slash.
    private(set) var isMisspelling = true
    /// Whether a literal matches, or nearly does.
    ///
    /// A pattern of captures has something in common with any URL.
    private(set) var hasSomethingInCommon = false

    /// Whether constraints are tried, which takes longer.
    private let isClose: Bool

    /// Compares a pattern with a URL.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - url: The URL.
    ///   - isClose: Whether to compare all parts, and to determine the mismatch.
    init(_ pattern: PatternOutline, _ url: ComparedURL, isClose: Bool) {
        self.isClose = isClose
        if pattern.isExpression {
            // Nothing tells how near an expression is, so only a matching one counts.
            hasSomethingInCommon = pattern.isMatch(url.url)
            if !hasSomethingInCommon { note(100, RouteReason(.expression)) }
            return
        }
        compareScheme(pattern.scheme, url)
        comparePath(pattern.path, compareHost(pattern, url))
        hasSomethingInCommon = hasSomethingInCommon || !pattern.hasLiterals
        if isClose { compareQuery(pattern, url) }
        compareFragment(pattern.fragment, url)
        // A part that takes several components is not compared with each of them.
        if isClose, mismatch == nil, !pattern.isMatch(url.url) { note(1, RouteReason(.path)) }
    }

    private mutating func note(_ cost: Int, isMisspelling: Bool = false, _ mismatch: @autoclosure () -> RouteReason) {
        self.cost += cost
        self.isMisspelling = self.isMisspelling && isMisspelling
        if isClose, self.mismatch == nil { self.mismatch = mismatch() }
    }

    // MARK: Parts

    private mutating func compareScheme(_ wanted: PatternOutline.Part?, _ url: ComparedURL) {
        switch (wanted, url.scheme) {
        case (nil, _): if let foreignness = url.foreignness { note(2, foreignness) }
        case (let wanted?, nil): note(2, RouteReason(.missingScheme, wanted.spelling))
        case (let wanted?, let scheme?):
            if wanted.distance(to: scheme) > 0 { note(2, RouteReason(.otherScheme, scheme.text, wanted.spelling)) }
        }
    }

    /// Compares the hosts.
    ///
    /// - Returns: The components to compare the path with: one missing or extra slash turns the first one into a host.
    private mutating func compareHost(_ pattern: PatternOutline, _ url: ComparedURL) -> [ComparedURL.Component] {
        switch (pattern.host, url.host) {
        case (nil, nil): break
        case (nil, let host?):
            let isFirst = pattern.path.first?.distance(to: host) == 0
            note(isFirst ? 1 : 3, isMisspelling: isFirst, RouteReason(.surplusHost, host.text))
            if isFirst { return [host] + url.path }
        case (let wanted?, nil):
            let isFirst = wanted.literal != nil && url.path.first.map(wanted.distance) == 0
            note(isFirst ? 1 : 3, isMisspelling: isFirst, RouteReason(.missingHost, wanted.spelling))
            if isFirst {
                hasSomethingInCommon = true
                return Array(url.path.dropFirst())
            }
        case (let wanted?, let host?):
            let (distance, wrongLetters) = wanted.difference(from: host)
            letters += wrongLetters
            hasSomethingInCommon = wanted.literal != nil && distance < 2
            guard distance > 0 else { break }
            let mismatch = RouteReason(.otherHost, host.text, wanted.spelling)
            note(distance == 1 ? 1 : 4, isMisspelling: distance == 1, mismatch)
        }
        return url.path
    }

    private mutating func compareQuery(_ pattern: PatternOutline, _ url: ComparedURL) {
        for (name, isInFragment, wanted) in pattern.query {
            let place = isInFragment ? "fragment" : "query"
            guard let value = isInFragment ? Self.fragmentValue(name, url.url) : url.url.queryValue(name) else {
                if !wanted.mayBeNone { note(1, RouteReason(.missingItem, place, name)) }
                continue
            }
            if value.isEmpty, wanted.mayBeNone { continue }
            // The value is decoded, so a percent sign in it begins no escape.
            let bytes = value.utf8.flatMap { $0 == UInt8(ascii: "%") ? Array("%25".utf8) : [$0] }
            let component = ComparedURL.Component(text: value, canonical: CanonicalBytes.array(bytes, .query))
            if wanted.distance(to: component) > 0 {
                note(1, RouteReason(.otherItem, place, name, value, wanted.spelling))
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

    private mutating func compareFragment(_ wanted: [PatternOutline.Part]?, _ url: ComparedURL) {
        guard let wanted else { return }
        let spelling = "/" + wanted.map(\.spelling).joined(separator: "/")
        guard let fragment = url.fragment else {
            note(2, RouteReason(.missingFragment, spelling))
            return
        }
        let cost = alignment(wanted, fragment).cost
        let found = "/" + fragment.map(\.text).joined(separator: "/")
        if cost > 0 { note(cost, RouteReason(.otherFragment, found, spelling)) }
    }

    private mutating func comparePath(_ wanted: [PatternOutline.Part], _ components: [ComparedURL.Component]) {
        let alignment = alignment(wanted, components)
        hasSomethingInCommon = hasSomethingInCommon || alignment.meetsLiteral
        letters += alignment.letters
        let mismatch: RouteReason
        switch alignment.first {
        case .exchange(let part, let index):
            let (text, spelling) = (components[index].text, wanted[part].spelling)
            mismatch = RouteReason(.otherComponent, "\(index + 1)", text, spelling)
        case .missing(let part): mismatch = RouteReason(.missingComponent, wanted[part].spelling)
        case .surplus(let index):
            mismatch = RouteReason(.surplusComponent, "\(index + 1)", components[index].text)
        case nil: return
        }
        note(alignment.cost, isMisspelling: alignment.isMisspelling, mismatch)
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
        var letters = 0
        var first: Step?
        var meetsLiteral = false
        var isMisspelling = true
    }

    /// Finds the cheapest alignment from the right, so that the first step is that of the result.
    private func alignment(_ parts: [PatternOutline.Part], _ components: [ComparedURL.Component]) -> Alignment {
        var below = [Alignment](repeating: Alignment(), count: components.count + 1)
        for index in components.indices.reversed() {
            below[index].cost = below[index + 1].cost + 2
            below[index].first = .surplus(index)
            below[index].isMisspelling = false
        }
        for (part, wanted) in parts.enumerated().reversed() {
            var row = below
            for index in (0...components.count).reversed() {
                var best = below[index]
                if !wanted.mayBeNone {
                    best.cost += 2
                    best.first = .missing(part)
                    best.isMisspelling = false
                }
                if index < components.count {
                    let (distance, letters) = wanted.difference(from: components[index])
                    // A looping part may take further components.
                    let next =
                        wanted.loops && row[index + 1].cost < below[index + 1].cost ? row[index + 1] : below[index + 1]
                    var exchange = next
                    exchange.cost += distance
                    exchange.letters += letters
                    exchange.isMisspelling = exchange.isMisspelling && distance < 2
                    if distance > 0 { exchange.first = .exchange(part: part, component: index) }
                    if wanted.literal != nil, distance < 2 { exchange.meetsLiteral = true }
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
}

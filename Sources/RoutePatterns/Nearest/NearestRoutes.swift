import RouteTables

/// Finds the routes that nearly match a URL, each with the reason why it does not match.
package enum NearestRoutes {
    /// A route that nearly matched.
    package struct Route: Sendable {
        /// Its index.
        package let index: Int
        /// The reason that it does not take the request.
        package let reason: RouteReason
        /// Whether it would match the URL with some other letters in its literals, or with one slash more or less.
        package let isMisspelling: Bool
    }

    /// The number of routes that are compared in detail.
    private static let closeLimit = 16
    /// The maximum cost of a route that counts as near.
    private static let costLimit = 6

    /// The nearest routes, the nearest first.
    ///
    /// Of equally near ones, those with smaller indices come first.
    ///
    /// This is for messages: each pattern is compared component by component, so the cost grows with the number of
    /// patterns.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - links: The app's own links, with which the URL was reduced.
    ///   - indices: The indices of the routes.
    ///   - limit: The maximum number of routes.
    ///   - pattern: The pattern of a route; `nil` excludes it.
    ///   - reason: The reason that a route does not take the request although it matches the URL.
    /// - Returns: The routes, each with its reason.
    package static func find(
        _ url: RouteURL,
        with links: RouteLinks,
        among indices: Range<Int>,
        limit: Int = 3,
        pattern: (Int) -> RoutePattern?,
        orElse reason: (Int) -> RouteReason
    ) -> [Route] {
        let subject = ComparedURL(url, links)
        var rough: [(index: Int, cost: Int, pattern: RoutePattern)] = []
        for index in indices {
            guard var pattern = pattern(index) else { continue }
            if url.parts.flags.contains(.ignoresCase), let other = try? pattern.ignoringCase() { pattern = other }
            let comparison = PatternComparison(pattern, subject, isClose: false)
            guard comparison.cost <= costLimit, comparison.hasSomethingInCommon else { continue }
            rough.append((index, comparison.cost, pattern))
        }
        rough.sort { ($0.cost, $0.index) < ($1.cost, $1.index) }
        let close = rough.prefix(closeLimit).map { candidate in
            (index: candidate.index, comparison: PatternComparison(candidate.pattern, subject, isClose: true))
        }
        let allowed = min(costLimit, (close.map(\.comparison.cost).min() ?? 0) + 2)
        return close.filter { $0.comparison.cost <= allowed }
            .sorted { ($0.comparison.cost, $0.index) < ($1.comparison.cost, $1.index) }
            .prefix(limit)
            .map {
                Route(
                    index: $0.index,
                    reason: $0.comparison.mismatch ?? reason($0.index),
                    isMisspelling: $0.comparison.isMisspelling
                )
            }
    }
}

/// A URL, split for comparisons with many patterns.
package struct ComparedURL {
    /// A component, decoded and in canonical form.
    package struct Component {
        var text: String
        var canonical: [UInt8]
    }

    let url: RouteURL
    let scheme: Component?
    let host: Component?
    let path: [Component]
    let fragment: [Component]?
    /// Why it is none of the app's own URLs; `nil` if it may be one.
    let foreignness: RouteReason?

    /// The number of components that are compared.
    ///
    /// Messages about more would not help.
    private static let componentLimit = 60

    init(_ url: RouteURL, _ links: RouteLinks) {
        self.url = url
        let parts = url.parts
        func component(_ range: Range<Int>, _ form: CanonicalBytes.Form) -> Component {
            url.withBytes { bytes in
                guard let base = bytes.baseAddress else { return Component(text: "", canonical: []) }
                return Component(
                    text: RouteURL.decoded(bytes, range),
                    canonical: CanonicalBytes.array(base, range, form)
                )
            }
        }
        func components(_ range: Range<Int>?) -> [Component] {
            guard let range else { return [] }
            let ranges = url.withBytes { bytes in
                bytes[range].split(
                    separator: UInt8(ascii: "/"),
                    maxSplits: Self.componentLimit,
                    omittingEmptySubsequences: false
                )
                .prefix(Self.componentLimit).map(\.indices)
            }
            return ranges.map { component($0, parts.form(at: $0.lowerBound)) }
        }
        scheme = parts.schemeEnd > parts.start ? component(Int(parts.start)..<Int(parts.schemeEnd), .folded) : nil
        host = parts.hostEnd > parts.hostStart ? component(Int(parts.hostStart)..<Int(parts.hostEnd), .folded) : nil
        path = components(parts.path)
        fragment =
            parts.flags.contains(.hasFragment)
            ? components(url.withBytes { parts.fragmentPath(in: $0) }) : nil
        foreignness = parts.flags.contains(.foreignScheme) ? Self.foreignness(scheme, host, links.prefixes) : nil
    }

    /// Why a URL with a scheme and a host begins with none of the app's own links.
    private static func foreignness(_ scheme: Component?, _ host: Component?, _ links: [String]) -> RouteReason {
        let start = String(decoding: scheme?.canonical ?? [], as: UTF8.self) + ":"
        let own = links.filter { $0.hasPrefix(start) }.sorted()
        guard let first = own.first else { return RouteReason(.foreignScheme, scheme?.text ?? "") }
        guard let host else { return RouteReason(.foreignLink, first) }
        let origin = "\(start)//\(String(decoding: host.canonical, as: UTF8.self))"
        // The app gives a named host, as in `https://:server`, when it starts.
        let mayBeOwn = own.contains { $0 == origin || $0.hasPrefix("\(origin)/") || $0.hasPrefix("\(start)//:") }
        return mayBeOwn ? RouteReason(.foreignLink, first) : RouteReason(.foreignHost, host.text)
    }
}

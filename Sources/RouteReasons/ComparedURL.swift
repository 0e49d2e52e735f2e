import RouteTables

/// A URL, split for comparisons with many patterns.
package struct ComparedURL {
    /// A component, decoded and in canonical form.
    package struct Component {
        var text: String
        package var canonical: [UInt8]
    }

    let url: RouteURL
    let scheme: Component?
    /// The host, in lower case in canonical form.
    package let host: Component?
    let path: [Component]
    let fragment: [Component]?
    /// Why it is none of the app's own URLs; `nil` if it may be one.
    let foreignness: RouteReason?

    /// The number of components that are compared.
    ///
    /// Messages about more would not help.
    private static let componentLimit = 60

    /// Splits a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - links: The app's own links, with which the URL was reduced.
    package init(_ url: RouteURL, _ links: RouteLinks) {
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
        foreignness = links.foreignness(of: url).map { RouteReason($0) }
    }
}

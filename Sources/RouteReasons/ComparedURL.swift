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
    package let foreignness: RouteReason?

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

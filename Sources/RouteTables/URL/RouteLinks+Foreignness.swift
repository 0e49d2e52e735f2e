extension RouteLinks {
    /// The reason that a URL is none of an app's own: a value of it, or the first of the app's links.
    package enum Foreignness: Sendable {
        case scheme(String)
        case host(String)
        case link(String)

        /// The reason in one line.
        package var description: String {
            switch self {
            case .scheme(let scheme): "the scheme '\(scheme)' is not one of the app's own"
            case .host(let host): "the host '\(host)' is not one of the app's own"
            case .link(let link): "the URL begins with none of the app's own links, such as '\(link)'"
            }
        }
    }

    /// The reason that a URL, which was reduced with these links, begins with none of them.
    ///
    /// It depends on no route, so every caller may know it.
    @_optimize(size)
    package func foreignness(of url: RouteURL) -> Foreignness? {
        let parts = url.parts
        guard parts.flags.contains(.foreignScheme) else { return nil }
        func part(_ start: Int, _ end: Int) -> (text: String, canonical: String) {
            url.withBytes { bytes in
                guard let base = bytes.baseAddress else { return ("", "") }
                let canonical = CanonicalBytes.array(base, start..<end, .folded)
                return (RouteURL.decoded(bytes, start..<end), String(decoding: canonical, as: UTF8.self))
            }
        }
        let scheme = part(Int(parts.start), Int(parts.schemeEnd))
        let host = part(Int(parts.hostStart), Int(parts.hostEnd))
        let start = scheme.canonical + "://"
        let origin = start + host.canonical
        // A loop, since a filter and a sort of strings would be kilobytes in each app.
        var (first, mayBeOwn) = (String?.none, host.text.isEmpty)
        for (prefix, _) in replacements where prefix.hasPrefix(scheme.canonical + ":") {
            first = min(first ?? prefix, prefix)
            // The app gives a named host, as in `https://:server`, when it starts.
            if prefix == origin || prefix.hasPrefix(origin + "/") || prefix.hasPrefix(start + ":") { mayBeOwn = true }
        }
        guard let first else { return .scheme(scheme.text) }
        return mayBeOwn ? .link(first) : .host(host.text)
    }
}

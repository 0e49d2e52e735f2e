/// The schemes and web hosts that belong to an app, and their replacements.
///
/// ```swift
/// let links = RouteLinks(["myapp:": "", "https://www.example.com": "", "https://example.com/app": "//app"])
/// try links.reduce("https://www.example.com/chat/5")  // the URL `/chat/5`
/// try links.reduce("https://example.com/app/chat")    // the URL `//app/chat`
/// ```
///
/// A prefix that ends with two slashes takes the place before the host. If its replacement is `/`, the host becomes the
/// first component of the path: with `"myapp://": "/"`, `myapp://chat/5` is the URL `/chat/5`.
///
/// A URL is reduced before it is matched, so a pattern is written once for all links. The longest matching prefix is
/// replaced. The comparison ignores the case of scheme and host, and a prefix ends where a scheme, a host or a
/// component ends. If there are prefixes, a URL whose scheme no prefix covers is foreign: only patterns that name its
/// scheme match it. Without prefixes, every scheme belongs to the app.
package struct RouteLinks: Hashable, Sendable {
    /// A prefix and its replacement.
    private struct Link: Hashable, Sendable {
        var prefix: [UInt8]
        var replacement: String

        /// Whether the prefix consists of scheme and colon, so that a host may follow.
        private var isScheme: Bool { prefix.last == UInt8(ascii: ":") }

        /// Whether the host becomes the first component of a path, or another prefix has no replacement.
        var leavesPath: Bool {
            replacement.isEmpty
                ? !isScheme : replacement == "/" && URLCharacters.areSlashes(prefix, at: max(prefix.count - 2, 0))
        }

        /// Whether this link is tried before another one: longer prefixes come first.
        func precedes(_ other: Link) -> Bool {
            prefix.count != other.prefix.count
                ? prefix.count > other.prefix.count
                : prefix.lexicographicallyPrecedes(other.prefix)
        }

        /// A URL with the replacement instead of the prefix.
        ///
        /// A path of two slashes does not become a host, or a part of the replacement's host or scheme. If the
        /// replacement ends with a slash, that is the first slash of the path: with `/`, the first component becomes
        /// the host.
        func replacing(_ text: String, upTo end: Int) -> String {
            let rest = Array(text.utf8.dropFirst(end))
            var result = Array(replacement.utf8)
            let first = rest.first ?? UInt8(ascii: "/")
            if result.last == UInt8(ascii: ":"), !isScheme, URLCharacters.areSlashes(rest, at: 0) {
                result += "//".utf8
            } else if let last = result.last, last != UInt8(ascii: "/"), last != UInt8(ascii: ":"),
                !"/?#".utf8.contains(first)
            {
                result.append(UInt8(ascii: "/"))
            }
            return String(decoding: result + rest, as: UTF8.self)
        }
    }

    /// The longest first, so that the first match is the right one.
    private let links: [Link]
    /// The flags that every URL gets.
    private let flags: UInt32

    private typealias Flags = RouteURL.Parts.Flags

    /// Whether paths are compared without regard to case.
    package var ignoresCase: Bool { flags & Flags.ignoresCase.rawValue != 0 }

    /// No prefixes: URLs are matched unchanged.
    ///
    /// This value needs no dictionary: the first dictionary of a process searches all conformances of the app, which
    /// would delay the app's first call.
    package static let none = RouteLinks(links: [])

    private init(links: [Link], flags: UInt32 = 0) {
        self.links = links
        self.flags = flags
    }

    /// Creates links from the prefixes of a configuration.
    ///
    /// - Parameter prefixes: The prefixes (`myapp:`, `https://example.com`, `https://example.com/app`) and their
    ///   replacements.
    package init(_ prefixes: [String: String]) {
        self.init(prefixes, ignoresCase: false, plusIsSpace: false)
    }

    /// Creates links from the prefixes and the options of a configuration.
    ///
    /// - Parameters:
    ///   - prefixes: The prefixes and their replacements.
    ///   - ignoresCase: Whether paths are compared without regard to the case of ASCII letters.
    ///   - plusIsSpace: Whether a `+` in the query is a space.
    package init(_ prefixes: [String: String], ignoresCase: Bool, plusIsSpace: Bool) {
        var links: [Link] = []
        for (prefix, replacement) in prefixes {
            var bytes = Array(prefix.utf8)
            if bytes.count > 1, bytes.last == UInt8(ascii: "/"), bytes[bytes.count - 2] != UInt8(ascii: "/") {
                bytes.removeLast()
            }
            let host = RouteLinks.host(of: bytes)
            let scheme = Array(bytes.prefix { $0 != UInt8(ascii: ":") })
            if let other = HostName.normalized(Array(bytes[host]), scheme: scheme) {
                bytes.replaceSubrange(host, with: other)
            }
            let folded = ignoresCase ? bytes.count : RouteLinks.host(of: bytes).upperBound
            for index in 0..<folded { bytes[index] = URLCharacters.lowercased(bytes[index]) }
            let link = Link(prefix: bytes, replacement: replacement)
            links.insert(link, at: links.firstIndex { link.precedes($0) } ?? links.endIndex)
        }
        let flags = (ignoresCase ? Flags.ignoresCase.rawValue : 0) | (plusIsSpace ? Flags.plusIsSpace.rawValue : 0)
        self.init(links: links, flags: flags)
    }

    /// The links with hosts in the places of names: `https://:server/app` is a link for each host with the name
    /// `server`.
    ///
    /// - Parameter hosts: The hosts, by name. A link whose name is missing replaces nothing.
    /// - Returns: The links.
    package func naming(_ hosts: [String: [String]]) -> RouteLinks {
        // Scheme and host of a prefix are in lower case.
        let hosts = Dictionary(hosts.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
        var prefixes: [String: String] = [:]
        for link in links {
            for prefix in Self.prefixes(link.prefix, hosts) where prefixes[prefix] == nil {
                prefixes[prefix] = link.replacement
            }
        }
        let plusIsSpace = flags & Flags.plusIsSpace.rawValue != 0
        return RouteLinks(prefixes, ignoresCase: ignoresCase, plusIsSpace: plusIsSpace)
    }

    /// A prefix with each of the hosts that its name has; the prefix itself if it has a host or no name is known.
    private static func prefixes(_ prefix: [UInt8], _ hosts: [String: [String]]) -> [String] {
        let scheme = prefix.prefix { $0 != UInt8(ascii: ":") }
        let name = prefix.dropFirst(scheme.count + 4).prefix { $0 != UInt8(ascii: "/") }
        guard prefix.dropFirst(scheme.count).starts(with: "://:".utf8),
            let named = hosts[String(decoding: name, as: UTF8.self)]
        else { return [String(decoding: prefix, as: UTF8.self)] }
        return named.map { host in
            String(decoding: scheme, as: UTF8.self) + "://" + host
                + String(decoding: prefix[name.endIndex...], as: UTF8.self)
        }
    }

    /// Splits a URL after replacing its prefix.
    ///
    /// This allocates nothing if no prefix matches or the replacement is empty.
    ///
    /// - Parameter text: The URL.
    /// - Returns: The reduced URL.
    /// - Throws: ``RouteURLError`` if the text is not a URL.
    package func reduce(_ text: String) throws(RouteURLError) -> RouteURL {
        if flags == 0, links.isEmpty { return try RouteURL(text) }
        var url = try replaced(text)
        url.parts.flags.formUnion(Flags(rawValue: flags))
        return url
    }

    /// Splits a URL after replacing its prefix, if there is one.
    private func replaced(_ text: String) throws(RouteURLError) -> RouteURL {
        if links.isEmpty { return try RouteURL(text) }
        // The prefixes have the form in which hosts are compared.
        let text = RouteLinks.mayHaveOtherHost(text) ? try RouteURL(text).text : text
        for link in links {
            guard let rest = rest(of: text, after: link.prefix) else { continue }
            // The rest is a path, with any number of slashes.
            if link.leavesPath { return try RouteURL(text, pathFrom: rest) }
            // A scheme without a replacement may remain.
            if link.replacement.isEmpty { return try RouteURL(text).withOwnScheme() }
            return try RouteURL(link.replacing(text, upTo: rest))
        }
        let url = try RouteURL(text)
        return url.parts.schemeEnd > url.parts.start ? url.withForeignScheme() : url
    }

    /// The start of the rest of a text, if it begins with a prefix.
    private func rest(of text: String, after prefix: [UInt8]) -> Int? {
        var native = text
        return native.withUTF8 { bytes in
            guard bytes.count >= prefix.count else { return nil }
            let folded = ignoresCase ? prefix.count : RouteLinks.host(of: prefix).upperBound
            for index in prefix.indices {
                let byte = index < folded ? URLCharacters.lowercased(bytes[index]) : bytes[index]
                if byte != prefix[index] { return nil }
            }
            // A colon or slash ends a part. Anything else must be followed by an end.
            guard prefix.count < bytes.count, let last = prefix.last, last != UInt8(ascii: ":"),
                last != UInt8(ascii: "/")
            else {
                return prefix.count
            }
            return [UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")].contains(bytes[prefix.count])
                ? prefix.count : nil
        }
    }

    /// The place of the host in a prefix, before whose end case does not matter; if there is none, it is empty and after
    /// the scheme.
    private static func host(of prefix: [UInt8]) -> Range<Int> {
        let slash = prefix.firstIndex(of: UInt8(ascii: "/")) ?? prefix.endIndex
        let start = prefix[..<slash].firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? 0
        guard URLCharacters.areSlashes(prefix, at: start) else { return start..<start }
        return start + 2..<(prefix[(start + 2)...].firstIndex(of: UInt8(ascii: "/")) ?? prefix.endIndex)
    }

    /// Whether a text's host may be compared in another form: what follows the first two slashes has a colon, an `@`, an
    /// escape or characters other than ASCII.
    private static func mayHaveOtherHost(_ text: String) -> Bool {
        var native = text
        return native.withUTF8 { bytes in
            guard var index = bytes.firstIndex(of: UInt8(ascii: "/")), index + 1 < bytes.count,
                bytes[index + 1] == UInt8(ascii: "/")
            else { return false }
            index += 2
            while index < bytes.count {
                switch bytes[index] {
                case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return false
                case UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "%"), 0x80...: return true
                default: index += 1
                }
            }
            return false
        }
    }
}

/// The schemes and web hosts that belong to an app, and their replacements.
///
/// ```swift
/// let links = RouteLinks(lines: "myapp:\t\nhttps://www.example.com\t\nhttps://example.com/app\t//app\n")
/// try links.reduce("https://www.example.com/chat/5")  // the URL `/chat/5`
/// try links.reduce("https://example.com/app/chat")    // the URL `//app/chat`
/// ```
///
/// A prefix that ends with two slashes takes the place before the host. If its replacement is `/`, the host becomes the
/// first component of the path: with `"myapp://": "/"`, `myapp://chat/5` is the URL `/chat/5`. After three slashes, the
/// first component may become the host: with `"myapp:///": "//"`, `myapp:///chat/5` is the URL `//chat/5`.
///
/// A URL is reduced before it is matched, so a pattern is written once for all links. The longest matching prefix is
/// replaced. The comparison ignores the case of scheme and host, and a prefix ends where a scheme, a host or a
/// component ends. If there are prefixes, a URL whose scheme no prefix covers is foreign: only patterns that name its
/// scheme match it. Without prefixes, every scheme belongs to the app.
///
/// A class: a call by URL would copy a structure, and count each of its arrays.
package final class RouteLinks: Equatable, Sendable {
    /// A prefix and its replacement.
    private struct Link: Equatable, Sendable {
        let prefix: [UInt8]
        let replacement: String
        /// The number of bytes of the prefix that are compared without regard to case.
        let foldedCount: Int

        /// Whether the prefix consists of scheme and colon, so that a host may follow.
        private var isScheme: Bool { prefix.last == UInt8(ascii: ":") }

        /// Whether only a path remains of a URL: a prefix with a host is removed, or `myapp://` becomes `/`, so that the
        /// host is the first component of the path.
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

        /// The start of the rest of a string, if it begins with the prefix.
        @inline(never)
        func rest(of text: String) -> Int? {
            var native = text
            return native.withUTF8 { bytes in
                guard bytes.count >= prefix.count else { return nil }
                for index in prefix.indices {
                    let byte = index < foldedCount ? URLCharacters.lowercased(bytes[index]) : bytes[index]
                    if byte != prefix[index] { return nil }
                }
                // A colon or slash ends a part. Anything else must be followed by an end.
                guard prefix.count < bytes.count, let last = prefix.last, last != UInt8(ascii: ":"),
                    last != UInt8(ascii: "/")
                else {
                    return prefix.count
                }
                return Link.endsPart(bytes[prefix.count]) ? prefix.count : nil
            }
        }

        private static func endsPart(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
        }

        /// A URL with the replacement instead of the prefix.
        ///
        /// A path of two slashes does not become a host, or a part of the replacement's host or scheme. If the
        /// replacement ends with a slash, that is the first slash of the path: with `/`, the first component becomes
        /// the host.
        @inline(never)
        func replacing(_ text: String, upTo end: Int) -> String {
            var text = text
            return text.withUTF8 { bytes in
                let rest = UnsafeBufferPointer(rebasing: bytes[end...])
                let first = rest.first ?? UInt8(ascii: "/")
                var result = replacement
                switch replacement.utf8.last {
                case UInt8(ascii: ":"):
                    if !isScheme, rest.count > 1, first == UInt8(ascii: "/"), rest[1] == first { result += "//" }
                case nil, UInt8(ascii: "/"): break
                default: if !Link.endsPart(first) { result += "/" }
                }
                return result + String(decoding: rest, as: UTF8.self)
            }
        }
    }

    /// The longest first, so that the first match is the right one.
    ///
    /// A URL copies those that it is compared with, so a link has no more than that needs.
    private let links: [Link]
    /// The links in the order in which they are written.
    private let written: [Link]
    /// The flags that every URL gets.
    private let flags: UInt32
    /// The bits of the bytes with which prefixes begin.
    private let beginnings: UInt64
    /// Whether the app has given the hosts of named ones, and may give others while it runs.
    package let hasNamedHosts: Bool

    private typealias Flags = RouteURL.Parts.Flags

    /// The prefixes, with schemes and hosts in lower case, and their replacements, as they are written.
    package var replacements: [(prefix: String, replacement: String)] {
        written.map { (String(decoding: $0.prefix, as: UTF8.self), $0.replacement) }
    }

    /// Whether paths are compared without regard to case.
    package var ignoresCase: Bool { flags & Flags.ignoresCase.rawValue != 0 }

    /// No prefixes: URLs are matched unchanged.
    ///
    /// This value needs no dictionary: the first dictionary of a process searches all conformances of the app, which
    /// would delay the app's first call.
    package static let none = RouteLinks(links: [])

    private init(links written: [Link], flags: UInt32 = 0, hasNamedHosts: Bool = false) {
        self.written = written
        self.flags = flags
        self.hasNamedHosts = hasNamedHosts
        var links: [Link] = []
        var beginnings: UInt64 = 0
        for link in written {
            var index = 0
            while index < links.count, !link.precedes(links[index]) { index += 1 }
            links.insert(link, at: index)
            beginnings |= RouteLinks.bit(of: link.prefix.first)
        }
        self.links = links
        self.beginnings = beginnings
    }

    package static func == (one: RouteLinks, other: RouteLinks) -> Bool {
        one.written == other.written && one.flags == other.flags && one.hasNamedHosts == other.hasNamedHosts
    }

    /// A bit for the first byte of a string, without regard to case, which other bytes may share.
    private static func bit(of byte: UInt8?) -> UInt64 {
        guard let byte else { return 0 }
        // The low six bits of the byte are the number of the bit.
        return 1 &<< UInt64(URLCharacters.lowercased(byte) & 63)
    }

    /// Creates links from a string, as generated code stores it.
    ///
    /// - Parameter lines: The prefixes (`myapp:`, `https://example.com`, `https://example.com/app`) and their
    ///   replacements: one per line, separated by a tab. Before them, a line with a `~` if paths are compared without
    ///   regard to the case of ASCII letters, and a `+` if that is a space in queries.
    @_optimize(size)
    package convenience init(lines: String) {
        var links: [Link] = []
        var flags: UInt32 = 0
        var prefix: [UInt8]?
        var field: [UInt8] = []
        for byte in lines.utf8 {
            switch byte {
            case UInt8(ascii: "\t"):
                prefix = field
                field = []
            case UInt8(ascii: "\n"):
                if let prefix {
                    let ignoresCase = flags & Flags.ignoresCase.rawValue != 0
                    let replacement = String(decoding: field, as: UTF8.self)
                    RouteLinks.add(prefix, replacement, to: &links, ignoresCase: ignoresCase)
                } else {
                    if field.first == UInt8(ascii: "~") { flags |= Flags.ignoresCase.rawValue }
                    if field.last == UInt8(ascii: "+") { flags |= Flags.plusIsSpace.rawValue }
                }
                prefix = nil
                field = []
            default: field.append(byte)
            }
        }
        self.init(links: links, flags: flags)
    }

    /// Adds a link, unless there is one with its prefix.
    @_optimize(size)
    private static func add(_ prefix: [UInt8], _ replacement: String, to links: inout [Link], ignoresCase: Bool) {
        var bytes = prefix
        if bytes.count > 1, bytes.last == UInt8(ascii: "/"), bytes[bytes.count - 2] != UInt8(ascii: "/") {
            bytes.removeLast()
        }
        let host = host(of: bytes)
        let scheme = [UInt8](bytes[..<scheme(of: bytes)])
        if let other = HostName.normalized([UInt8](bytes[host]), scheme: scheme) {
            bytes.replaceSubrange(host, with: other)
        }
        let folded = ignoresCase ? bytes.count : RouteLinks.host(of: bytes).upperBound
        for index in 0..<folded { bytes[index] = URLCharacters.lowercased(bytes[index]) }
        for link in links where link.prefix == bytes { return }
        links.append(Link(prefix: bytes, replacement: replacement, foldedCount: folded))
    }

    /// The number of bytes before the first colon.
    @inline(never)
    private static func scheme(of prefix: [UInt8]) -> Int {
        var end = 0
        while end < prefix.count, prefix[end] != UInt8(ascii: ":") { end += 1 }
        return end
    }

    /// The links with hosts in the places of names: `https://:server/app` is a link for each host with the name
    /// `server`.
    ///
    /// - Parameter hosts: The hosts, by name. A link whose name is missing replaces nothing.
    /// - Returns: The links.
    @_optimize(size)
    package func naming(_ hosts: [String: [String]]) -> RouteLinks {
        var named: [Link] = []
        for link in written {
            let scheme = RouteLinks.scheme(of: link.prefix)
            // The name is between `://:` and the path.
            let start = scheme + 4
            var end = start
            while end < link.prefix.count, link.prefix[end] != UInt8(ascii: "/") { end += 1 }
            let isNamed =
                start <= link.prefix.count && URLCharacters.areSlashes(link.prefix, at: scheme + 1)
                && link.prefix[start - 1] == UInt8(ascii: ":")
            let name = isNamed ? String(decoding: link.prefix[start..<end], as: UTF8.self) : ""
            var isKnown = false
            // Scheme and host of a prefix are in lower case.
            for (key, values) in hosts where isNamed && key.lowercased() == name {
                isKnown = true
                for host in values {
                    // The host takes the place of the colon and the name.
                    var prefix: [UInt8] = []
                    for index in 0..<(start - 1) { prefix.append(link.prefix[index]) }
                    for byte in host.utf8 { prefix.append(byte) }
                    for index in end..<link.prefix.count { prefix.append(link.prefix[index]) }
                    RouteLinks.add(prefix, link.replacement, to: &named, ignoresCase: ignoresCase)
                }
            }
            if !isKnown { RouteLinks.add(link.prefix, link.replacement, to: &named, ignoresCase: ignoresCase) }
        }
        return RouteLinks(links: named, flags: flags, hasNamedHosts: true)
    }

    /// Splits a URL after replacing its prefix.
    ///
    /// This allocates nothing if no prefix matches or the replacement is empty.
    ///
    /// - Parameter text: The URL.
    /// - Returns: The reduced URL.
    /// - Throws: ``RouteURLError`` if the string is not a URL.
    package func reduce(_ text: String) throws(RouteURLError) -> RouteURL {
        var url = try replaced(text)
        url.parts.flags.insert(Flags(rawValue: flags))
        return url
    }

    /// A URL as it is written, without replacing its prefix.
    ///
    /// - Parameter text: The URL, or a string that is not one.
    /// - Returns: The URL; without parts, if the string is not one.
    package func written(_ text: String) -> RouteURL {
        var url = RouteURL(written: text)
        url.parts.flags.insert(Flags(rawValue: flags))
        return url
    }

    /// Splits a URL after replacing its prefix, if there is one.
    private func replaced(_ text: String) throws(RouteURLError) -> RouteURL {
        if links.isEmpty { return try RouteURL(text) }
        if beginnings & RouteLinks.bit(of: text.utf8.first) != 0 {
            // The prefixes have the form in which hosts are compared.
            let text = RouteLinks.mayHaveOtherHost(text) ? try RouteURL(text).text : text
            for link in links {
                guard let rest = link.rest(of: text) else { continue }
                // The rest is a path, with any number of slashes.
                if link.leavesPath { return try RouteURL(text, pathFrom: rest) }
                // A scheme without a replacement may remain.
                if link.replacement.isEmpty { return try RouteURL(text).withOwnScheme() }
                return try RouteURL(link.replacing(text, upTo: rest))
            }
        }
        let url = try RouteURL(text)
        return url.parts.schemeEnd > url.parts.start ? url.withForeignScheme() : url
    }

    /// The place of the host in a prefix, before whose end case does not matter; if there is none, it is empty and after
    /// the scheme.
    @inline(never)
    private static func host(of prefix: [UInt8]) -> Range<Int> {
        var start = 0
        while start < prefix.count, prefix[start] != UInt8(ascii: "/"), prefix[start] != UInt8(ascii: ":") {
            start += 1
        }
        start = start < prefix.count && prefix[start] == UInt8(ascii: ":") ? start + 1 : 0
        guard URLCharacters.areSlashes(prefix, at: start) else { return start..<start }
        var end = start + 2
        while end < prefix.count, prefix[end] != UInt8(ascii: "/") { end += 1 }
        return start + 2..<end
    }

    /// Whether a URL's host may be compared in another form: the part after the first two slashes has a colon, an `@`,
    /// an escape or characters other than ASCII.
    @inline(never)
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

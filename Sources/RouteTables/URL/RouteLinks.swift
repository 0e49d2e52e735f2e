/// The schemes and web hosts that an app answers to, and what each stands for.
///
/// ```swift
/// let links = RouteLinks(["myapp:": "", "https://www.example.com": "", "https://example.com/app": "//app"])
/// try links.reduce("https://www.example.com/chat/5")  // the URL `/chat/5`
/// try links.reduce("https://example.com/app/chat")    // the URL `//app/chat`
/// ```
///
/// A URL is reduced before it is matched, so a pattern is written once, whatever links lead to it. The longest prefix that fits is
/// replaced; scheme and host are compared without regard to case, and a prefix ends where a scheme, a host or a component does.
/// With prefixes given, a URL whose scheme no prefix covers is foreign: only patterns that name its scheme take it. Without any, every
/// scheme is the app's own.
public struct RouteLinks: Hashable, Sendable {
    /// A prefix and what it is replaced by.
    private struct Link: Hashable, Sendable {
        var prefix: [UInt8]
        var replacement: String

        /// Whether scheme and colon are all of the prefix, so that a host may follow it.
        private var isScheme: Bool { prefix.last == UInt8(ascii: ":") }

        /// A URL with the replacement in the place of the prefix.
        ///
        /// A path of two slashes becomes no host, and no part of the replacement's host or scheme. A replacement that ends with a slash says
        /// itself what the path's first slash is: with `/`, the first component is the host.
        func replacing(_ text: String, upTo end: Int) -> String {
            let rest = Array(text.utf8.dropFirst(end))
            var result = Array(replacement.utf8)
            let first = rest.first ?? UInt8(ascii: "/")
            if result.last == UInt8(ascii: ":"), !isScheme, rest.starts(with: "//".utf8) {
                result += "//".utf8
            } else if let last = result.last, last != UInt8(ascii: "/"), last != UInt8(ascii: ":"),
                !"/?#".utf8.contains(first)
            {
                result.append(UInt8(ascii: "/"))
            }
            return String(decoding: result + rest, as: UTF8.self)
        }
    }

    /// The longest first, so that the first one that fits is the one.
    private let links: [Link]

    /// No prefixes: URLs are matched as they are.
    ///
    /// Made without a dictionary: the first one of a process costs a search through all conformances of the app, and this stands
    /// in the way of its first call.
    public static let none = RouteLinks(links: [])

    private init(links: [Link]) {
        self.links = links
    }

    /// Takes the prefixes of a configuration.
    ///
    /// - Parameter prefixes: What each prefix (`myapp:`, `https://example.com`, `https://example.com/app`) is replaced by.
    public init(_ prefixes: [String: String]) {
        links =
            prefixes.map { prefix, replacement in
                var bytes = Array(prefix.utf8)
                if bytes.count > 1, bytes.last == UInt8(ascii: "/"), !bytes.suffix(2).elementsEqual("//".utf8) {
                    bytes.removeLast()
                }
                let folded = RouteLinks.foldedCount(bytes[...])
                for index in 0..<folded { bytes[index] = URLCharacters.lowercased(bytes[index]) }
                return Link(prefix: bytes, replacement: replacement)
            }
            .sorted { left, right in
                left.prefix.count != right.prefix.count
                    ? left.prefix.count > right.prefix.count
                    : left.prefix.lexicographicallyPrecedes(right.prefix)
            }
    }

    /// Splits a URL after replacing its prefix.
    ///
    /// Costs no allocation if there is nothing to replace, or the prefix stands for nothing.
    ///
    /// - Parameter text: The URL.
    /// - Returns: The URL without what its prefix stands for.
    /// - Throws: ``RouteURLError`` if it is none.
    public func reduce(_ text: String) throws(RouteURLError) -> RouteURL {
        if links.isEmpty { return try RouteURL(text) }
        for link in links {
            guard let rest = rest(of: text, after: link.prefix) else { continue }
            if link.replacement.isEmpty {
                // A scheme that stands for nothing may stay; what follows a host is a path, with however many slashes.
                return link.prefix.last == UInt8(ascii: ":")
                    ? try RouteURL(text).withOwnScheme() : try RouteURL(text, pathFrom: rest)
            }
            return try RouteURL(link.replacing(text, upTo: rest))
        }
        let url = try RouteURL(text)
        return url.parts.schemeEnd > url.parts.start ? url.withForeignScheme() : url
    }

    /// Where the rest of a text begins, if a prefix fits.
    private func rest(of text: String, after prefix: [UInt8]) -> Int? {
        var native = text
        return native.withUTF8 { bytes in
            guard bytes.count >= prefix.count else { return nil }
            let folded = RouteLinks.foldedCount(prefix[...])
            for index in prefix.indices {
                let byte = index < folded ? URLCharacters.lowercased(bytes[index]) : bytes[index]
                if byte != prefix[index] { return nil }
            }
            // A colon or slash ends a part by itself; anything else has to be followed by an end.
            guard prefix.count < bytes.count, let last = prefix.last, last != UInt8(ascii: ":"),
                last != UInt8(ascii: "/")
            else {
                return prefix.count
            }
            return [UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")].contains(bytes[prefix.count])
                ? prefix.count : nil
        }
    }

    /// How many bytes of a prefix are scheme and host, whose letters do not matter.
    private static func foldedCount(_ prefix: ArraySlice<UInt8>) -> Int {
        guard let colon = prefix.firstIndex(of: UInt8(ascii: ":")), !prefix[..<colon].contains(UInt8(ascii: "/")) else {
            return prefix.starts(with: "//".utf8) ? end(ofHost: prefix, from: 2) : 0
        }
        guard prefix[(colon + 1)...].starts(with: "//".utf8) else { return colon + 1 }
        return end(ofHost: prefix, from: colon + 3)
    }

    private static func end(ofHost prefix: ArraySlice<UInt8>, from start: Int) -> Int {
        prefix[start...].firstIndex(of: UInt8(ascii: "/")) ?? prefix.endIndex
    }
}

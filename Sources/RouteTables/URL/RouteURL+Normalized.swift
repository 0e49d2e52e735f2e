extension RouteURL {
    /// The URL in one spelling, so that URLs which patterns do not distinguish are equal.
    ///
    /// Scheme and host are in lower case, user information and one slash at the end are left out, no character is
    /// escaped without need, and characters that need an escape have one. A scheme of the app's own links without a
    /// replacement is left out too. A string that is not a URL stays as it is.
    ///
    /// ```swift
    /// try RouteURL("MyApp://Chat/%61%2fb é/").normalized  // "myapp://chat/a%2Fb%20%C3%A9"
    /// ```
    ///
    /// - Complexity: O(*n*) in the length of the URL.
    package var normalized: String {
        let url = parts.flags.contains(.otherAuthority) ? (try? RouteURL(text)) ?? self : self
        return url.canonical
    }

    private var canonical: String {
        withBytes { bytes in
            guard let base = bytes.baseAddress else { return "/" }
            // A string that is not a URL has no parts.
            if parts.end == 0, !bytes.isEmpty { return text }
            var result: [UInt8] = []
            let hasHost = parts.hostEnd > parts.hostStart
            if parts.schemeEnd > parts.start, !parts.flags.contains(.ownScheme) {
                result.append(CanonicalBytes(base, Int(parts.start)..<Int(parts.schemeEnd), .folded))
                result.append(UInt8(ascii: ":"))
            }
            if hasHost {
                result.appendSlashes()
                result.append(CanonicalBytes(base, Int(parts.hostStart)..<Int(parts.hostEnd), .folded))
            }
            if let path = parts.path {
                // An empty first component would begin a host, so an empty host precedes it.
                if !hasHost, path.isEmpty || bytes[path.lowerBound] == UInt8(ascii: "/") { result.appendSlashes() }
                result.append(UInt8(ascii: "/"))
                result.append(CanonicalBytes(base, path, .path))
                // A slash at the end is ignored, so an empty last component needs another one.
                if path.isEmpty || bytes[path.upperBound - 1] == UInt8(ascii: "/") { result.append(UInt8(ascii: "/")) }
            } else if result.isEmpty {
                result.append(UInt8(ascii: "/"))
            }
            if parts.flags.contains(.hasQuery) {
                result.append(UInt8(ascii: "?"))
                result.append(CanonicalBytes(base, parts.query, .path))
            }
            if parts.flags.contains(.hasFragment) {
                result.append(UInt8(ascii: "#"))
                result.append(CanonicalBytes(base, parts.fragment, .path))
            }
            return String(decoding: result, as: UTF8.self)
        }
    }
}

extension [UInt8] {
    @inline(never)
    fileprivate mutating func append(_ bytes: CanonicalBytes) {
        var bytes = bytes
        while let byte = bytes.next() { append(byte) }
    }

    /// Appends the beginning of a host.
    @inline(never)
    fileprivate mutating func appendSlashes() {
        append(UInt8(ascii: "/"))
        append(UInt8(ascii: "/"))
    }
}

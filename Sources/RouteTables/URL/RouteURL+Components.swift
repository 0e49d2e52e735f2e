extension RouteURL {
    /// The scheme as it is written, or `nil`.
    public var scheme: String? {
        parts.schemeEnd > parts.start ? decoded(Int(parts.start)..<Int(parts.schemeEnd)) : nil
    }

    /// The host with its port, decoded, without user information, or `nil` if it is empty.
    public var host: String? {
        parts.hostEnd > parts.hostStart ? decoded(Int(parts.hostStart)..<Int(parts.hostEnd)) : nil
    }

    /// The port after the host, or `nil` if the URL has none.
    ///
    /// ```swift
    /// try RouteURL("http://example.com:8080/a").port  // 8080
    /// ```
    public var port: Int? {
        withBytes { bytes in
            var position = Int(parts.hostEnd)
            while position > Int(parts.hostStart), URLCharacters.isDigit(bytes[position - 1]) { position -= 1 }
            guard position > Int(parts.hostStart), bytes[position - 1] == UInt8(ascii: ":") else { return nil }
            let digits = String(decoding: bytes[position..<Int(parts.hostEnd)], as: UTF8.self)
            return StandardText.unsignedInteger(digits).flatMap { UInt16(exactly: $0) }.map { Int($0) }
        }
    }

    /// The path as it is written, with its slashes and escapes.
    public var path: String {
        withBytes { bytes in
            // Everything between the authority (or the scheme) and the query.
            let afterScheme = parts.schemeEnd > parts.start ? parts.schemeEnd + 1 : parts.start
            let start = Int(max(afterScheme, parts.hostEnd))
            return String(decoding: bytes[start..<Int(parts.pathLimit)], as: UTF8.self)
        }
    }

    /// The path's components, each decoded.
    ///
    /// A trailing slash is ignored. An empty inner component is an empty string.
    public var pathComponents: [String] {
        withBytes { bytes in RouteURL.components(bytes, parts.path) }
    }

    /// The fragment, decoded, or `nil`.
    public var fragment: String? {
        parts.flags.contains(.hasFragment) ? decoded(parts.fragment) : nil
    }

    /// The query as it is written, without its `?`, or `nil`.
    package var query: String? {
        guard parts.flags.contains(.hasQuery) else { return nil }
        return withBytes { bytes in String(decoding: bytes[parts.query], as: UTF8.self) }
    }

    /// The components in a range, each decoded.
    package static func components(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>?) -> [String] {
        guard let range else { return [] }
        var components: [String] = []
        var start = range.lowerBound
        for index in range where bytes[index] == UInt8(ascii: "/") {
            components.append(decoded(bytes, start..<index))
            start = index + 1
        }
        components.append(decoded(bytes, start..<range.upperBound))
        return components
    }
}

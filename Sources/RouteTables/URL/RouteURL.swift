/// A URL, split into its parts in place.
///
/// The splitter works on the bytes of the string, without Foundation, and accepts what real links contain: spaces and
/// non-ASCII characters need no escapes, a `%` without two hexadecimal digits is a plain `%`, and escapes that are not
/// UTF-8 concern only the value that has them.
///
/// ```swift
/// let url = try RouteURL("myapp://chat/123?from=push#latest")
/// url.scheme    // "myapp"
/// url.host      // "chat"
/// url.path      // "/123"
/// url.fragment  // "latest"
/// ```
///
/// Splitting takes one pass over the string and allocates nothing. Parts are decoded when you access them.
public struct RouteURL: Sendable {
    /// The string.
    ///
    /// ``init(_:)`` leaves out user information and a default port, and writes an international host in ASCII. The URL
    /// of a request has the caller's string.
    public let text: String
    package internal(set) var parts: Parts

    /// The number of bytes that a path has at most, so that a search for its route is short whatever the table is.
    package static var pathLimit: Int { 16_384 }

    /// The number of bytes that the authority has at most: the host with user information and a port.
    package static var authorityLimit: Int { 1_024 }

    /// Splits a URL.
    ///
    /// - Parameter text: The URL, with or without a scheme and a host.
    /// - Throws: ``RouteURLError`` with the position: the host has a backslash, a `[` without a `]` or more than one port,
    ///   its user information has white space or control characters, the host with user information and port has more than
    ///   1,024 bytes, or the path has more than 16,384 bytes.
    /// - Complexity: O(*n*) in the length of the string.
    public init(_ text: String) throws(RouteURLError) {
        try self.init(text, pathFrom: nil)
    }

    /// Splits a URL, or a part of a string that begins with a path.
    ///
    /// The string before the path is ignored.
    init(_ text: String, pathFrom start: Int?) throws(RouteURLError) {
        // A bridged string becomes native once here, so that every later access is a pointer into it.
        var native = text
        var parts = Parts()
        let problem = RouteURL.split(&native, pathFrom: start, into: &parts)
        if let problem { throw problem }
        if parts.flags.contains(.otherAuthority) { RouteURL.normalizeAuthority(of: &native, &parts) }
        self.text = native
        self.parts = parts
    }

    /// Splits a URL once more, with its authority in the form that patterns see, of whatever kind they are.
    ///
    /// User information is left out: to an expression over the whole URL, `https://shop.example@evil.example` would look
    /// like a URL of the shop. So is the scheme's default port. An international host is in ASCII (``HostName``).
    /// That form is final, and as valid as the original.
    @inline(never)
    private static func normalizeAuthority(of text: inout String, _ parts: inout Parts) {
        let bytes = Array(text.utf8)
        let scheme = [UInt8](bytes[Int(parts.start)..<Int(parts.schemeEnd)])
        let authority = scheme.isEmpty ? 2 : scheme.count + 3
        let host = [UInt8](bytes[Int(parts.hostStart)..<Int(parts.hostEnd)])
        let name = HostName.normalized(host, scheme: scheme) ?? host
        text =
            String(decoding: bytes[..<authority], as: UTF8.self) + String(decoding: name, as: UTF8.self)
            + String(decoding: bytes[Int(parts.hostEnd)...], as: UTF8.self)
        parts = Parts()
        _ = split(&text, pathFrom: nil, into: &parts)
    }

    /// The empty string, in place of a URL.
    package static var none: RouteURL { RouteURL(text: "", parts: Parts()) }

    init(text: String, parts: Parts) {
        self.text = text
        self.parts = parts
    }

    /// Splits a string as it is written, with its user information, its default port and its own form of the host.
    ///
    /// A string that is not a URL has no parts.
    init(written text: String) {
        var native = text
        var parts = Parts()
        let problem = RouteURL.split(&native, pathFrom: nil, into: &parts)
        self.init(text: native, parts: problem == nil ? parts : .none)
    }

    /// Splits a string, which becomes native: then every later access is a pointer into it.
    @inline(never)
    private static func split(_ text: inout String, pathFrom start: Int?, into parts: inout Parts) -> RouteURLError? {
        text.withUTF8 { bytes in Parts.split(bytes, pathFrom: start, into: &parts) }
    }

    /// Whether the parts are those of the whole string, and not of the rest after a replaced prefix.
    package var isWhole: Bool { parts.start == 0 }

    /// The same URL, marked as one whose scheme does not belong to the app.
    func withForeignScheme() -> RouteURL {
        var parts = parts
        parts.flags.insert(.foreignScheme)
        return RouteURL(text: text, parts: parts)
    }

    /// The same URL, marked as one whose scheme belongs to the app and has no replacement.
    func withOwnScheme() -> RouteURL {
        var parts = parts
        parts.flags.insert(.ownScheme)
        return RouteURL(text: text, parts: parts)
    }

    /// Calls `body` with the bytes of the string.
    @inlinable
    package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        // The string is native, so the bytes are read in place. A variable would count a reference.
        text.utf8.withContiguousStorageIfAvailable(body) ?? withCopiedBytes(body)
    }

    @inline(never)
    @usableFromInline
    package func withCopiedBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var native = text
        return native.withUTF8(body)
    }
}

extension RouteURL: Hashable, CustomStringConvertible {
    /// The string.
    public var description: String { text }

    /// Whether both have the same string.
    public static func == (left: RouteURL, right: RouteURL) -> Bool {
        left.text == right.text
    }

    /// Hashes the string.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
    }
}

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
    package var pathComponents: [String] {
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

    /// The number that the bytes between two offsets spell; `nil` if they are not one to eighteen digits.
    ///
    /// It is not generic, and a module of its own calls it: the compiler specializes generic functions with package
    /// access for no other module. The loop uses plain indices: in a debug build, the first use of a generic range or
    /// slice type searches all conformances of the app.
    package func digits(from start: Int, to end: Int) -> Int64? {
        guard start < end, end - start <= 18 else { return nil }
        return withBytes { bytes in
            var number: Int64 = 0
            var index = start
            while index < end {
                let digit = bytes[index] &- UInt8(ascii: "0")
                guard digit < 10 else { return nil }
                number = number &* 10 &+ Int64(digit)
                index += 1
            }
            return number
        }
    }

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

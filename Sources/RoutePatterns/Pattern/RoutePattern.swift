import RouteTables

/// A pattern of URLs: `[scheme:][//host][/path][?query][#fragment]`, with captures.
///
/// ```swift
/// let pattern = try RoutePattern(#"//chat/:chatID(\d+)/:position?"#)
/// let match = pattern.match("myapp://chat/123")
/// match?["chatID"]  // "123"
/// ```
///
/// | written | matches |
/// | --- | --- |
/// | `chat` | that component |
/// | `:id` | one non-empty component, captured |
/// | `:id(\d+)` | one component that the constraint matches whole; a constraint that can match `/` may span components |
/// | `:id?` `:id*` `:id+` | an optional one, any number, one or more components |
/// | `v:major.:minor` | several captures and literals in one component; a capture takes as little as it can |
/// | `(http\|https)://(www.)?example.com` | groups and alternatives, not captured |
/// | `:host` or `*` in the place of the host or the scheme | any one |
/// | `a+b`, `colo(u)?r` | a character repeated, a group optional or repeated |
/// | `*` | any run of characters in a component; as a whole component or host, any one |
/// | `**`, `:rest(.*)` | any number of components |
/// | `?type=chat&id=:id` | query items that have to be there, in any order |
/// | `#/room/:id` | the fragment, matched like a path |
/// | `regex https?://.*` | the whole URL, as a regular expression; see ``init(regex:)`` |
///
/// A backslash takes the meaning from the character behind it. Scheme and host are compared without regard to case, all else with it.
/// Of several query items of one name the first counts; a repeated capture takes all that it fits.
public struct RoutePattern: Sendable {
    /// The scheme that a URL has to have, or nil if any of the app's own will do, and none.
    package let scheme: PatternComponent?
    /// The host that a URL has to have, or nil if it must have none.
    package let host: PatternComponent?
    /// The components of the path.
    package let path: [PatternComponent]
    /// The query items that it names.
    package let query: [PatternQueryItem]
    /// The components of the fragment, or nil if it takes no part.
    package let fragment: [PatternComponent]?
    /// The expression over the whole URL, if this is a `regex` route.
    package let regex: RegularExpression?

    /// The captures, in their order in the text.
    public private(set) var captures: [Capture]
    /// The pattern in canonical form, from which it can be read again; of a `regex` route, `regex ` and the expression.
    public let description: String
    /// What was made of the pattern so far.
    package let compiled: CompiledPattern

    /// Reads a pattern.
    ///
    /// - Parameter text: The pattern; a path without its first slash is the same path. Behind `regex ` follows an expression over the
    ///   whole URL, as ``init(regex:)`` takes it.
    /// - Throws: ``RoutePatternError``, with the place and often with a way to mend it.
    public init(_ text: String) throws(RoutePatternError) {
        var parser = RoutePatternParser(text)
        try parser.parse()
        self.init(parser)
    }

    /// Reads a regular expression over whole URLs, whose groups are the captures.
    ///
    /// The expression meets a URL in canonical form: scheme and host in lower case, needless escapes decoded, and spaces and
    /// characters beyond ASCII matched as themselves. A group's name is its number, from 1, unless it is `(?<named>...)`.
    ///
    /// A route matches a URL as it is written. A scope (of middleware, rules and relocations) and ``match(_:)-(RouteURL)`` also match it in the
    /// other spellings that patterns do not tell apart, so that none evades a scope: without user information, with a slash at the end or
    /// without, and, where the app's own links name the scheme, with it or without.
    ///
    /// - Throws: ``RoutePatternError``, also for what is not regular: back-references and look-around.
    public init(regex: String) throws(RoutePatternError) {
        var parser = RoutePatternParser(regex)
        try parser.parseRegex(from: 0)
        self.init(parser)
    }

    /// What stands in front of the expression of a `regex` route, where patterns are text.
    package static let regexPrefix = "regex "

    private init(_ parser: RoutePatternParser) {
        scheme = parser.scheme
        host = parser.host
        path = parser.path
        query = parser.query
        fragment = parser.fragment
        regex = parser.regex
        captures = parser.captures
        description = String(decoding: parser.canonical, as: UTF8.self)
        compiled = CompiledPattern(parser.automata)
    }

    /// The same pattern with other names for its captures.
    package func naming(_ names: [String]) -> RoutePattern {
        var result = self
        result.captures = zip(captures, names).map { capture, name in capture.named(name) }
        return result
    }
}

extension RoutePattern: Hashable, CustomStringConvertible {
    /// Whether both are the same pattern, written in whatever way.
    public static func == (left: RoutePattern, right: RoutePattern) -> Bool {
        left.description == right.description
    }

    /// Hashes the canonical form.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(description)
    }
}

import RouteTables

/// A pattern of URLs: `[scheme:][//host][/path][?query][#fragment]`, with captures.
///
/// ```swift
/// let pattern = try RoutePattern(#"//chat/:chatID(\d+)/:position?"#)
/// pattern.values(in: "myapp://chat/123")?["chatID"]  // ["123"]
/// ```
///
/// | written | matches |
/// | --- | --- |
/// | `chat` | that component |
/// | `:id` | one non-empty component, captured |
/// | `:id(\d+)` | one component that the constraint matches completely; a constraint that can match `/` may span
/// components |
/// | `:id?` `:id*` `:id+` | an optional component, any number, one or more components |
/// | `v:major.:minor` | several captures and literals in one component; a capture takes as little as it can |
/// | `(http\|https)://(www.)?example.com` | groups and alternatives, not captured |
/// | `:host` or `*` as the host or the scheme | any one |
/// | `a+b`, `colo(u)?r` | a character repeated, a group optional or repeated; in a scheme, a plus sign is a character |
/// | `:name(.:kind)?`, `/list(/page/:n)?` | a part of a component, or components, optional as a whole |
/// | `*` | any run of characters in a component; as a whole component or host, any one |
/// | `**`, `:rest(.*)` | any number of components |
/// | `?type=chat&id=:id` | required query items, in any order |
/// | `#/room/:id` | the fragment, matched like a path |
/// | `#/room/:id/?tab=:tab`, `#state=:state` | items in the fragment, after its path or alone |
/// | `regex https?://.*` | the whole URL, as a regular expression; see ``init(_:)`` |
///
/// A backslash removes the special meaning of the next character. The comparison ignores the case of scheme and host
/// only. Of several query items with the same name, the first counts. A repeated capture takes all that it accepts.
public struct RoutePattern: Sendable {
    /// The scheme that a URL must have, or `nil` for any of the app's own or none.
    package let scheme: PatternComponent?
    /// The host that a URL must have, or `nil` if it must have none.
    package let host: PatternComponent?
    /// The components of the path.
    package let path: [PatternComponent]
    /// The query items in the pattern.
    package let query: [PatternQueryItem]
    /// The components of the fragment, or `nil` if the fragment is ignored.
    package let fragment: [PatternComponent]?
    /// The expression over the whole URL, if this is a `regex` route.
    package let regex: RegularExpression?

    /// Whether the pattern is for URLs whose paths are compared without regard to case.
    package let ignoresCase: Bool

    /// The captures, in the order of the pattern.
    package private(set) var captures: [Capture]
    /// The pattern in canonical form, which can be parsed again.
    ///
    /// For a `regex` route, `regex ` and the expression.
    public let description: String
    /// The forms compiled from the pattern so far.
    package let compiled: CompiledPattern

    /// Parses a pattern, or a regular expression over whole URLs, whose groups are the captures.
    ///
    /// ```swift
    /// let chat = try RoutePattern("//chat/:id(\\d+)")
    /// let web = try RoutePattern("regex ^https?://")
    /// ```
    ///
    /// An expression matches a URL in canonical form: scheme and host are in lower case, unnecessary escapes are decoded,
    /// and spaces and characters beyond ASCII match as themselves. A group's name is its number, from 1, unless it is
    /// `(?<named>...)`.
    ///
    /// It matches the whole URL. With `^` at its start and no `$` at its end, as in `^http://`, it matches each URL that
    /// begins so; with `$` and no `^`, as in `\.pdf$`, each URL that ends so. Each alternative outside of groups has
    /// anchors of its own.
    ///
    /// It never sees user information: `https://shop.example@evil.example` is a URL of `evil.example`. A route matches
    /// no other spelling than that of the URL. A scope (of middleware, rules and relocations)
    /// also matches the other spellings that patterns do not distinguish, so that no spelling
    /// evades a scope: with and without a trailing slash or a slash before the path, and with and without a scheme of
    /// the app's own links.
    ///
    /// - Parameter text: The pattern, whose path may begin without a slash, or `regex ` and an expression.
    /// - Throws: ``RoutePatternError``, with the position and often a suggestion, also for constructs that are not
    ///   regular: back-references and look-around.
    public init(_ text: String) throws(RoutePatternError) {
        var parser = RoutePatternParser(text)
        try parser.parse()
        self.init(parser)
    }

    /// Parses a regular expression over whole URLs; see ``init(_:)``.
    package init(regex: String) throws(RoutePatternError) {
        var parser = RoutePatternParser(regex)
        try parser.parseRegex(from: 0)
        self.init(parser)
    }

    /// The prefix of the expression of a `regex` route in a pattern's string.
    package static let regexPrefix = "regex "

    /// The same pattern, for URLs whose paths are compared without regard to case.
    ///
    /// - Throws: ``RoutePatternError`` if an expression would be too large with both cases of each letter.
    package func ignoringCase() throws(RoutePatternError) -> RoutePattern {
        if ignoresCase { return self }
        var parser = RoutePatternParser(description, ignoresCase: true)
        try parser.parse()
        return RoutePattern(parser, description: description).naming(captures.map(\.name))
    }

    private init(_ parser: RoutePatternParser, description: String? = nil) {
        scheme = parser.scheme
        host = parser.host
        path = parser.path
        query = parser.query
        fragment = parser.fragment
        regex = parser.regex
        captures = parser.captures
        ignoresCase = parser.ignoresCase
        self.description = description ?? String(decoding: parser.canonical, as: UTF8.self)
        compiled = CompiledPattern(parser.automata)
    }

    /// The index of the capture with a name; `nil` if there is none.
    package func captureIndex(_ name: String) -> Int? { captures.firstIndex { $0.name == name } }

    /// The same pattern with different names for its captures.
    package func naming(_ names: [String]) -> RoutePattern {
        var result = self
        result.captures = zip(captures, names).map { capture, name in capture.named(name) }
        return result
    }
}

extension RoutePattern: Hashable, CustomStringConvertible {
    /// Whether both are the same pattern, in any spelling.
    public static func == (left: RoutePattern, right: RoutePattern) -> Bool {
        left.description == right.description && left.ignoresCase == right.ignoresCase
    }

    /// Hashes the canonical form.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(description)
    }
}

extension RoutePattern {
    /// A placeholder of a pattern.
    package struct Capture: Hashable, Sendable {
        /// How many components or query items a capture takes.
        package enum Kind: Hashable, Sendable {
            /// Exactly one.
            case one
            /// At most one.
            case optional
            /// Any number.
            case any
            /// At least one.
            case some
        }

        /// The part of the URL that contains a capture.
        package enum Place: Hashable, Sendable {
            /// The scheme.
            case scheme
            /// The host.
            case host
            /// The path.
            case path
            /// The value of a query item.
            case query
            /// The fragment.
            case fragment
            /// The whole URL: a group of a `regex` route.
            case url
        }

        /// The name, or the number of a group without a name.
        package private(set) var name: String
        /// How many components or query items it takes.
        package private(set) var kind: Kind
        /// The constraint as it is written, without its parentheses, or `nil`.
        package let constraint: String?
        /// The part of the URL that contains it.
        package let place: Place
        /// The offset of its name in the pattern, or of the group of a `regex` route, in bytes of UTF-8.
        package let offset: Int

        /// The same capture with a different number of components.
        package func of(kind: Kind) -> Capture {
            var result = self
            result.kind = kind
            return result
        }

        /// The same capture with a different name.
        func named(_ name: String) -> Capture {
            var result = self
            result.name = name
            return result
        }
    }
}

extension RoutePattern {
    /// Writes the URL of some values, correctly encoded, such that matching it gives the same values.
    ///
    /// The first alternative of a group is written, and optional parts are left out.
    ///
    /// - Parameter values: The values by the names of the captures; none, or an empty list, for a capture that is left
    ///   out.
    /// - Returns: The URL.
    /// - Throws: An error whose description names the capture, if a value is missing, is unexpected, or is not accepted.
    public func url(_ values: [String: [String]]) throws -> String {
        try url(values, addsItems: false)
    }

    /// Writes the URL of some values, of which those without a capture may become items of the query.
    package func url(_ values: [String: [String]], addsItems: Bool) throws -> String {
        let template: OwnedTemplate
        do {
            template = try compiled.template(of: self)
        } catch {
            throw RouteURLWritingError.undetermined(pattern: description)
        }
        return try template.url(values, addsItems: addsItems, pattern: description) { url in
            self.values(in: url).map { values in captures.map { values[$0.name] ?? [] } }
        }
    }
}

import RoutePatterns
import RouteTables
import RouterPipeline
import RouterRuntime

extension Router {
    /// Rewrites the requests for the URLs of a pattern to other URLs.
    ///
    /// ```swift
    /// try router.rewrite("//AModule/**", to: "//BModule/**")
    /// try router.rewrite("//shop/:id", to: "https://m.example.com/item?id=:id")
    /// try router.rewrite(#"regex https?://old\.example/item-(\d+)"#, to: "//item/:1")
    /// ```
    ///
    /// In the target, `:name` is the string that the pattern's placeholder of that name captures. A group of a regular
    /// expression without a name has its number: `:1`. Groups with names count, too. As a whole component, `**` or `*`
    /// is
    /// the string of the pattern's first `**` or `*`, then of the second, and so on. The strings stay encoded. An empty
    /// one leaves no slash.
    /// A backslash removes the special meaning of the next character.
    ///
    /// The query is kept, after the target's own items and without those that the pattern names. A target that ends
    /// with `?` drops it. The fragment is kept unless the target has one.
    ///
    /// Rules apply after those of the router's table, in the order in which they were added. If a rule matches the new
    /// URL, it is rewritten again, so a request fails with `tooManyHops` if rules lead back to each other. Typed routes
    /// are rewritten by their URLs; values that no URL can carry are passed on under their parameters' names.
    ///
    /// - Parameters:
    ///   - pattern: The URLs, as in a marker, or `regex ` followed by a regular expression over whole URLs.
    ///   - target: The new URL.
    /// - Returns: A token that removes the rule.
    /// - Throws: ``RoutePatternError`` for a malformed pattern; `RouterError` with the code `invalidRule` for a target
    ///   that uses what the pattern does not capture, or has several components as its host, and for a pattern that
    ///   begins with one of the app's own links. A pattern that begins with `//` or `/` is for all of them.
    @discardableResult
    public func rewrite(_ pattern: String, to target: String) throws -> RouteToken {
        let rewriting = try PatternRewriting(pattern, to: target, in: self)
        return rewrite(.urls(rewriting), .url(rewriting))
    }
}

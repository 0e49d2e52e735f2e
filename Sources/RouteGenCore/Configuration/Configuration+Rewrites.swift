extension Configuration {
    /// A rewriting rule: the URLs of a pattern become others before their route is looked up.
    public struct Rewrite: Hashable, Sendable {
        /// `from`: the pattern of the URLs.
        public var source: Located<String>
        /// `to`: what they become.
        public var target: Located<String>
        /// `unrouted`: whether the URLs that it gives need no route of the app.
        public var isUnrouted: Bool

        /// Creates a rule.
        public init(source: Located<String>, target: Located<String>, isUnrouted: Bool = false) {
            self.source = source
            self.target = target
            self.isUnrouted = isUnrouted
        }
    }
}

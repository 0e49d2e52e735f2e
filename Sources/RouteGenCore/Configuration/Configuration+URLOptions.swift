import RouteTables

extension Configuration {
    /// How URLs are read.
    public struct URLOptions: Hashable, Sendable {
        /// `ignoreCase`: whether paths are compared without regard to the case of ASCII letters.
        public var ignoresCase = false
        /// `plusIsSpace`: whether a `+` in the query is a space.
        public var plusIsSpace = false

        /// The options of a target without a file.
        public init() {}

        /// The links with these options, as a router reads them.
        package func links(_ prefixes: some Sequence<(prefix: String, replacement: String)>) -> RouteLinks {
            RouteLinks(
                Dictionary(prefixes.map { ($0.prefix, $0.replacement) }) { first, _ in first },
                ignoresCase: ignoresCase,
                plusIsSpace: plusIsSpace
            )
        }

        /// The line for a table, which stands before those of its links and has no tab.
        var line: String {
            let signs = (ignoresCase ? "~" : "") + (plusIsSpace ? "+" : "")
            return signs.isEmpty ? "" : signs + "\\n"
        }
    }
}

import RouteTables

extension RoutePattern {
    /// A placeholder of a pattern.
    public struct Capture: Hashable, Sendable {
        /// How many components (or query items) it takes.
        public enum Kind: Hashable, Sendable {
            /// Exactly one.
            case one
            /// One or none.
            case optional
            /// Any number.
            case any
            /// At least one.
            case some
        }

        /// The part of the URL in which it stands.
        public enum Place: Hashable, Sendable {
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

        /// The name, or the number of a group without one.
        public private(set) var name: String
        /// How many it takes.
        public let kind: Kind
        /// The constraint as it is written, without its parentheses, or nil.
        public let constraint: String?
        /// Where it stands.
        public let place: Place
        /// Where its name begins in the pattern, or the group of a `regex` route, in bytes of UTF-8.
        public let offset: Int

        /// The same under another name.
        func named(_ name: String) -> Capture {
            var result = self
            result.name = name
            return result
        }
    }
}

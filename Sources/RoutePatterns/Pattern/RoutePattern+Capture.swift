import RouteTables

extension RoutePattern {
    /// A placeholder of a pattern.
    public struct Capture: Hashable, Sendable {
        /// How many components or query items a capture takes.
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

        /// The part of the URL that contains a capture.
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

        /// The name, or the number of a group without a name.
        public private(set) var name: String
        /// How many components or query items it takes.
        public private(set) var kind: Kind
        /// The constraint as it is written, without its parentheses, or `nil`.
        public let constraint: String?
        /// The part of the URL that contains it.
        public let place: Place
        /// The offset of its name in the pattern, or of the group of a `regex` route, in bytes of UTF-8.
        public let offset: Int

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

import RouteTables

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

extension RouteMarker {
    /// The options of a route marker, by the names they are written with.
    public enum Option: String, CaseIterable, Hashable, Sendable {
        case priority, from, when, name, lifetime, overlaps, returns, with, regex, deprecated
    }

    /// A rank that goes before every other rule of precedence.
    public enum Priority: String, CaseIterable, Hashable, Sendable {
        case high, `default`, low
    }

    /// Who calls, beside the app itself, which may always.
    public enum Origin: String, CaseIterable, Hashable, Sendable {
        case web, push, remote, external
    }

    /// How long the router keeps an instance of a handler's type.
    public enum Lifetime: String, CaseIterable, Hashable, Sendable {
        /// Kept after the first use.
        case cached
        /// Made anew for every call.
        case transient
    }

    /// That a route should no longer be used.
    public struct Deprecation: Hashable, Sendable {
        /// What to use instead; `nil` where nothing is said.
        public var message: String?

        /// Creates a deprecation.
        public init(message: String?) {
            self.message = message
        }
    }

    /// A parameter that the marker itself gives a value.
    public struct FixedParameter: Hashable, Sendable {
        /// The parameter's name.
        public var key: Located<String>
        /// Its value as text.
        public var value: Located<String>

        /// Creates a fixed parameter.
        public init(key: Located<String>, value: Located<String>) {
            self.key = key
            self.value = value
        }
    }
}

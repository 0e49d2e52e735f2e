/// A service marker as it is written: the marked type serves a protocol.
public struct ServiceMarker: Hashable, Sendable {
    /// The options of a service marker, by the names they are written with.
    public enum Option: String, CaseIterable, Hashable, Sendable {
        case key, scope, `default`
    }

    /// How many instances of a service there are.
    public enum Scope: String, CaseIterable, Hashable, Sendable {
        /// One, made at the first use.
        case singleton
        /// One for every fetch.
        case transient
    }

    /// The protocol that the type serves, dotted where it is nested or qualified; `nil` where it is missing or malformed.
    public var protocolName: Located<String>?
    /// The options by name in the order of the source, each where its name stands.
    public var options: [Located<Option>] = []
    /// `key:`, which tells several services of one protocol apart.
    public var key: Located<String>?
    /// `scope:`, how many instances there are.
    public var scope: Located<Scope>?
    /// Where the `@` stands.
    public var location: SourceLocation
    /// How many bytes the marker takes from the `@` to the end of its options.
    public var length: Int

    /// Creates a marker without protocol and options.
    public init(location: SourceLocation, length: Int) {
        self.location = location
        self.length = length
    }

    /// Whether this service is the one that is meant where no key is given.
    public var isDefault: Bool { options.contains { $0.value == .default } }

    /// Where an option's name stands, if it is given.
    public func option(_ option: Option) -> Located<Option>? {
        options.first { $0.value == option }
    }
}

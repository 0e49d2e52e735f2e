/// A service marker as it is written: the marked type serves a protocol.
public struct ServiceMarker: Hashable, Sendable {
    /// The options of a service marker, by name.
    public enum Option: String, CaseIterable, Hashable, Sendable {
        case key, scope, `default`
    }

    /// The number of instances of a service.
    public enum Scope: String, CaseIterable, Hashable, Sendable {
        /// A single instance, created lazily.
        case singleton
        /// A new instance for every fetch.
        case transient
    }

    /// The protocol that the type serves, with dots if it is nested or qualified; `nil` if it is missing or malformed.
    public var protocolName: Located<String>?
    /// The names of the options in the order of the source.
    public var options: [Located<Option>] = []
    /// `key:`, which distinguishes several services of one protocol.
    public var key: Located<String>?
    /// `scope:`, the number of instances.
    public var scope: Located<Scope>?
    /// The location of the `@`.
    public var location: SourceLocation
    /// The number of bytes from the `@` to the end of the options.
    public var length: Int

    /// Whether this is the service for callers that pass no key.
    public var isDefault: Bool { options.contains { $0.value == .default } }

    /// The name of an option with its place; `nil` if the option is not given.
    public func option(_ option: Option) -> Located<Option>? {
        options.first { $0.value == option }
    }
}

extension ServiceMarker: Placed {
    /// The length of the marker in the source.
    public var caretLength: Int { length }
}

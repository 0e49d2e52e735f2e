import RouteTables
@_spi(Generated) import RouterRuntime

/// A request for a service, as observers receive it.
public struct ServiceEvent: Sendable {
    /// How a request for a service ended.
    public enum Outcome: Sendable {
        /// The caller received an instance of this type.
        case success(typeName: String)
        /// There was no instance, because of this error.
        case failure(any Error)
    }

    /// The name of the protocol: `AppConfigService`.
    public let protocolName: String
    /// The key; `nil` for the default service.
    public let key: String?
    /// How the request ended.
    public let outcome: Outcome
    /// The duration, in nanoseconds.
    public let nanoseconds: UInt64
}

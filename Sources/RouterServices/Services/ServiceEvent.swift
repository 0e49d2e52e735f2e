import RouteTables
@_spi(Generated) import RouterRuntime

/// A request for a service, as observers receive it.
public struct ServiceEvent: Sendable {
    /// The name of the protocol: `AppConfigService`.
    public let protocolName: String
    /// The key; `nil` for the default service.
    public let key: String?
    /// The name of the type whose instance the caller received, or the error because of which there was none.
    public let result: Result<String, any Error>
    /// The duration, in nanoseconds.
    public let nanoseconds: UInt64
}

import RouteTables

/// Relocations from elsewhere, such as a server's payload; `RouterDynamic` applies them.
public protocol RelocationSource: Sendable {
    /// What each entry asks for, or why it is refused.
    var relocations: [Result<RouteRelocation, RouterError>] { get }
}

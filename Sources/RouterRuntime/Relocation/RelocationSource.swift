import RouteTables

/// Relocations from another source, such as a server's payload.
///
/// `RouterDynamic` applies them.
public protocol RelocationSource: Sendable {
    /// The relocations, or why each is refused.
    var relocations: [Result<RouteRelocation, RouterError>] { get }
}

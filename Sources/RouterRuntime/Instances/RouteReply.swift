import RouteTables

/// What one receiver of a broadcast answered.
public struct RouteReply {
    /// The action that ran: `ModuleA.AModule.doSomething(_:)`.
    public let handler: String
    /// What it returned, or the error that kept it from doing so.
    public let result: Result<Any, any Error>

    /// What it returned; `()` where it returns nothing.
    ///
    /// - Throws: The receiver's error.
    public func get() throws -> Any { try result.get() }
}

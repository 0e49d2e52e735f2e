import RouteTables

/// The answer of one receiver of a broadcast.
public struct RouteReply {
    /// The action that ran: `ModuleA.AModule.doSomething(_:)`.
    public let handler: String
    /// The result of the action, or the error that prevented it.
    public let result: Result<Any, any Error>

    /// The result of the action; `()` if it returns nothing.
    ///
    /// - Throws: The receiver's error.
    public func get() throws -> Any { try result.get() }
}

/// The reply of a receiver of a broadcast.
public struct BroadcastReply {
    /// The name of the receiver, such as `ModuleA.AModule.doSomething(_:)`.
    public let handler: String
    /// The result or the error of the receiver.
    ///
    /// The result of an action that returns nothing is `()`.
    public let result: Result<Any, any Error>
}

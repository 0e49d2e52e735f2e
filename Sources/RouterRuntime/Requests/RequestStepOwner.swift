/// The synchronous middleware that runs before the handler of a request.
///
/// A request needs no session as long as that code lets it pass.
package protocol RequestStepOwner: AnyObject, Sendable {
    /// Runs the steps of a request until one of them does not let it pass.
    ///
    /// Then the machine gets a session, for the decision of that step and for the steps after it.
    ///
    /// - Parameters:
    ///   - numbers: The numbers of the steps, in their order.
    ///   - machine: The request.
    ///   - isOnMainActor: Whether a synchronous caller is on the main actor; `nil` for an asynchronous caller.
    func run(_ numbers: NumberSet, before machine: inout RequestMachine, isOnMainActor: Bool?)
}

/// The synchronous code of the app that runs before the handler of a request.
///
/// A request needs no session as long as that code lets it pass.
package struct RequestSteps {
    let owner: any RequestStepOwner
    /// The numbers of the steps, in their order.
    package let numbers: NumberSet
    /// Whether a synchronous caller is on the main actor; `nil` for an asynchronous caller.
    package var isOnMainActor: Bool?

    package init(_ owner: any RequestStepOwner, _ numbers: NumberSet) {
        self.owner = owner
        self.numbers = numbers
    }
}

/// The settings to which the steps of a request belong.
package protocol RequestStepOwner: AnyObject, Sendable {
    /// Runs the steps until one of them does not let the request pass.
    ///
    /// Then the machine gets a session, for the decision of that step and for the steps after it.
    func run(_ steps: RequestSteps, before machine: inout RequestMachine)
}

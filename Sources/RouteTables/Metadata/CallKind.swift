/// How to call a handler.
package enum CallKind: Int, Sendable, CaseIterable {
    /// Synchronous and not isolated.
    case synchronous
    /// Synchronous, on the main actor.
    case mainActor
    /// Asynchronous, or isolated to an actor other than the main actor.
    case asynchronous
    /// Asynchronous, on the main actor.
    case asynchronousMainActor
}

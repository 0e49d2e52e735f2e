/// Something that a user of an app must never meet.
public enum Invariant: String, Sendable {
    /// Nothing that is visible is empty.
    case nothingIsEmpty
    /// What closes keeps its content until it is gone.
    case closingKeepsContent
    /// When nothing moves, the user sees what the state says.
    case stateIsShown
    /// Each operation ends.
    case operationsEnd
    /// No operation ends twice.
    case operationsEndOnce
    /// An operation that ends without an error has had its effect.
    case operationsAreNotLost
    /// A tap acts in the window and the stack in which it is seen.
    case tapsActWhereTheyAreSeen
    /// A page that refuses to close stays open.
    case refusalsHold
    /// A page that is gone is released within a frame.
    case pagesAreReleased
    /// The platform raises no exception.
    case noExceptions
}

/// An invariant that does not hold, and how that was seen.
public struct Problem: Sendable {
    public let invariant: Invariant
    public let text: String

    public init(_ invariant: Invariant, _ text: String) {
        self.invariant = invariant
        self.text = text
    }
}

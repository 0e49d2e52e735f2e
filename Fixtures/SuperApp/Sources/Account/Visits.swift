/// Counts within one instance: a cached type counts on, a transient one starts afresh with each call.
///
/// @route //account/visits
@MainActor
final class Visits {
    private var count = 0

    init() {}

    /// The number of this visit.
    ///
    /// @route next
    func next() -> Int {
        count += 1
        return count
    }
}

/// The same, with an instance for each call.
///
/// @route(lifetime: transient) //account/single-visits
@MainActor
final class SingleVisits {
    private var count = 0

    init() {}

    /// The number of this visit.
    ///
    /// @route next
    func next() -> Int {
        count += 1
        return count
    }
}

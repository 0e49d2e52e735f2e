import RouteTables

/// The handlers of typed routes that were called recently and to which nothing else applies.
///
/// They save reading the packed table. There are 64 slots, and the key of a route selects its slot, so the cost of a
/// call does not depend on the number of routes.
struct RememberedHandlers: Sendable {
    private struct Slot: Sendable {
        var key: UInt64
        var target: Router.Target
    }

    private static let count = 64

    /// Empty until the first call.
    private var slots: [Slot?] = []

    /// The handler of a route; a new one replaces the one in its slot.
    ///
    /// - Parameter key: The number that identifies the route; see ``RoutePath/key``.
    subscript(key: UInt64) -> Router.Target? {
        get {
            guard !slots.isEmpty, let slot = slots[Self.index(of: key)], slot.key == key else { return nil }
            return slot.target
        }
        set {
            if slots.isEmpty { slots = [Slot?](repeating: nil, count: Self.count) }
            slots[Self.index(of: key)] = newValue.map { Slot(key: key, target: $0) }
        }
    }

    private static func index(of key: UInt64) -> Int {
        Int(truncatingIfNeeded: key % UInt64(count))
    }
}

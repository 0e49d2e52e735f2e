import RouteTables

/// The handler of calls to which nothing else applies.
struct CallShortcut: Sendable {
    let dispatcher: any RouteDispatcher.Type
    let handler: Int
    let localIndex: Int
    let callKind: CallKind

    init(_ target: Router.Target) {
        dispatcher = target.dispatcher
        handler = target.call.handler
        localIndex = target.localIndex
        callKind = target.callKind
    }

    /// The handler, ready to be called.
    func target(_ call: RouteCall) -> Router.Target {
        Router.Target(dispatcher: dispatcher, callKind: callKind, localIndex: localIndex, call: call)
    }
}

/// The shortcuts of routes that were called recently.
///
/// They save reading the packed table. There are 64 slots, and the key of a route selects its slot, so the cost of a
/// call does not depend on the number of routes.
struct CallShortcuts: Sendable {
    private struct Place: Sendable {
        var key: UInt64
        var shortcut: CallShortcut
    }

    private static let count = 64

    /// Empty until the first call.
    private var places: [Place?] = []

    /// The shortcut of a route, if it is remembered.
    ///
    /// A new shortcut replaces the one in its slot.
    ///
    /// - Parameter key: A number that identifies the route or its pattern; see ``RoutePath/key``.
    subscript(key: UInt64) -> CallShortcut? {
        @inline(__always) get {
            guard !places.isEmpty, let place = places[Self.index(of: key)], place.key == key else { return nil }
            return place.shortcut
        }
        set {
            if places.isEmpty { places = [Place?](repeating: nil, count: Self.count) }
            places[Self.index(of: key)] = newValue.map { Place(key: key, shortcut: $0) }
        }
    }

    @inline(__always)
    private static func index(of key: UInt64) -> Int {
        Int(truncatingIfNeeded: key % UInt64(count))
    }
}

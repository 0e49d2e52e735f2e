import RouteTables

/// Where the calls of a route go that nothing but its handler concerns.
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

/// The shortcuts of routes that were called of late.
///
/// The table would tell the same, but it is text, which each call would read anew. There are 64 places, and a route's number says which
/// is its own, so the cost of a call does not depend on the number of routes.
struct CallShortcuts: Sendable {
    private struct Place: Sendable {
        var key: UInt64
        var shortcut: CallShortcut
    }

    private static let count = 64

    /// Empty until the first call.
    private var places: [Place?] = []

    /// The shortcut of a route, if it is remembered; a new one takes the place of what was there.
    ///
    /// - Parameter key: What tells the route or its pattern apart from others; see ``RoutePath/key``.
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

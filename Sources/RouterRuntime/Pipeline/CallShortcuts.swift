import RouteTables

/// Where the calls of a route go that nothing but its handler concerns.
struct CallShortcut: Sendable {
    let dispatcher: any RouteDispatcher.Type
    let handler: Int
    let localIndex: Int
    let color: RouteColor

    init(_ target: Router.Target) {
        dispatcher = target.dispatcher
        handler = target.call.handler
        localIndex = target.localIndex
        color = target.color
    }

    /// The handler, ready to be called.
    func target(_ call: RouteCall) -> Router.Target {
        Router.Target(dispatcher: dispatcher, color: color, localIndex: localIndex, call: call)
    }
}

/// The shortcuts of routes that were called of late.
///
/// The table would tell the same, but it is text, which each call would read anew. There are 64 places, and a route's number says which
/// is its own, so the cost of a call does not depend on the number of routes.
struct CallShortcuts: Sendable {
    private struct Place: Sendable {
        var identity: UInt64
        var ordinal: Int
        var shortcut: CallShortcut
    }

    private static let count = 64

    /// Empty until the first call.
    private var places: [Place?] = []

    /// The shortcut of a route, if it is remembered; a new one takes the place of what was there.
    ///
    /// - Parameters:
    ///   - identity: The number of the route's handler or of its pattern.
    ///   - ordinal: Which of the handler's patterns it is.
    subscript(identity: UInt64, ordinal: Int) -> CallShortcut? {
        @inline(__always) get {
            guard !places.isEmpty, let place = places[Self.index(of: identity)], place.identity == identity,
                place.ordinal == ordinal
            else { return nil }
            return place.shortcut
        }
        set {
            if places.isEmpty { places = [Place?](repeating: nil, count: Self.count) }
            places[Self.index(of: identity)] = newValue.map {
                Place(identity: identity, ordinal: ordinal, shortcut: $0)
            }
        }
    }

    @inline(__always)
    private static func index(of identity: UInt64) -> Int {
        Int(truncatingIfNeeded: identity % UInt64(count))
    }
}

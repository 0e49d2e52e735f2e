import RouteTables

/// What a module's generated code does for the router: it calls the module's handlers by their index.
///
/// Generated code conforms to it; there is no need to do so by hand. Each method serves the handlers of one call kind, so
/// that a handler is called in its own isolation and a synchronous one without a task. The methods return `Any` rather than
/// being generic, which costs the compiler several times as much for each handler.
public protocol RouteDispatcher: Sendable {
    /// Calls a synchronous handler that is not isolated.
    static func call(_ handler: Int, _ call: RouteCall) throws -> Any

    /// Calls a synchronous handler of the main actor.
    @MainActor
    static func callOnMainActor(_ handler: Int, _ call: RouteCall) throws -> Any

    /// Calls an asynchronous handler, or one that is isolated to an actor other than the main actor.
    static func open(_ handler: Int, _ call: RouteCall, isolation: isolated (any Actor)?) async throws -> Any

    /// Calls an asynchronous handler of the main actor.
    @MainActor
    static func openOnMainActor(_ handler: Int, _ call: RouteCall) async throws -> Any

    /// Tells whether the code inside an `#if` is part of this build.
    static func isCompiled(_ condition: Int) -> Bool

    /// Asks a function that a marker names with `when:` whether its route takes a request.
    static func accepts(_ condition: Int, _ request: RouteRequest) -> Bool

    /// The type of that number, whose methods are handlers and whose instance is cached; `nil` for others, and where its `#if` is not part
    /// of this build.
    static func instanceType(_ type: Int) -> Any.Type?

    /// Makes the cached instance of a type, if there is none yet.
    ///
    /// - Returns: Whether that can be done here: not for a type that is isolated to an actor.
    static func makeInstance(_ type: Int, _ call: RouteCall) throws -> Bool

    /// Makes the cached instance of a type of the main actor, if there is none yet.
    ///
    /// - Returns: Whether it is a type of the main actor.
    @MainActor
    static func makeInstanceOnMainActor(_ type: Int, _ call: RouteCall) throws -> Bool

    /// What makes the module's services; `nil` where it has none.
    static var services: (any RouteServiceDispatcher.Type)? { get }

    /// Sets the module up for a router, unless that is done.
    static func setUp(_ router: Router) throws
}

extension RouteDispatcher {
    /// A module without such handlers has nothing to call.
    public static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
        throw call.unknownHandler(handler)
    }

    /// A module without such handlers has nothing to call.
    @MainActor
    public static func callOnMainActor(_ handler: Int, _ call: RouteCall) throws -> Any {
        throw call.unknownHandler(handler)
    }

    /// A module without such handlers has nothing to call.
    public static func open(_ handler: Int, _ call: RouteCall, isolation: isolated (any Actor)?) async throws -> Any {
        throw call.unknownHandler(handler)
    }

    /// A module without such handlers has nothing to call.
    @MainActor
    public static func openOnMainActor(_ handler: Int, _ call: RouteCall) async throws -> Any {
        throw call.unknownHandler(handler)
    }

    /// A module without `#if` around its handlers is always compiled whole.
    public static func isCompiled(_ condition: Int) -> Bool { true }

    /// A module without `when:` has nobody to ask.
    public static func accepts(_ condition: Int, _ request: RouteRequest) -> Bool { true }

    /// A module without methods as handlers has no such type.
    public static func instanceType(_ type: Int) -> Any.Type? { nil }

    /// A module without methods as handlers has no such type.
    public static func makeInstance(_ type: Int, _ call: RouteCall) throws -> Bool { false }

    /// A module without methods as handlers has no such type.
    @MainActor
    public static func makeInstanceOnMainActor(_ type: Int, _ call: RouteCall) throws -> Bool { false }

    /// A module without services makes none.
    public static var services: (any RouteServiceDispatcher.Type)? { nil }

    /// A module without ``RouteModule`` needs no set-up.
    public static func setUp(_ router: Router) throws {}
}

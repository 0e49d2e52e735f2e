import RouteTables

/// The interface between the router and a module's generated code, which calls the module's handlers by index.
///
/// Generated code uses it.
///
/// Each method serves the handlers of one call kind, so a handler is called in its own isolation, and a synchronous
/// handler without a task. The methods return `Any` because generic methods would cost the compiler several times as
/// much for each handler.
public protocol RouteDispatcher: Sendable {
    /// Calls a synchronous handler that is not isolated.
    @_spi(Generated)
    static func call(_ handler: Int, _ call: RouteCall) throws -> Any

    /// Calls a synchronous handler of the main actor.
    @_spi(Generated)
    @MainActor
    static func callOnMainActor(_ handler: Int, _ call: RouteCall) throws -> Any

    /// Calls an asynchronous handler, or one that is isolated to an actor other than the main actor.
    @_spi(Generated)
    static func open(_ handler: Int, _ call: RouteCall, isolation: isolated (any Actor)?) async throws -> Any

    /// Calls an asynchronous handler of the main actor.
    @_spi(Generated)
    @MainActor
    static func openOnMainActor(_ handler: Int, _ call: RouteCall) async throws -> Any

    /// Reads the arguments of a handler as its call does, without calling it.
    ///
    /// - Throws: The error of a call whose arguments cannot be read.
    @_spi(Generated)
    static func checkArguments(_ handler: Int, _ call: RouteCall) throws

    /// Tells whether the code inside an `#if` is part of this build.
    @_spi(Generated)
    static func isCompiled(_ condition: Int) -> Bool

    /// Calls a function that a marker names with `when:`, which decides whether its route accepts a request.
    ///
    /// - Throws: ``RouterError`` with the code `requiresAsync` for a function of the main actor, elsewhere.
    @_spi(Generated)
    static func accepts(_ condition: Int, _ request: RouteRequest) throws -> Bool

    /// The type at an index, if its methods are handlers and its instance is cached; `nil` for other types, and if its
    /// `#if` excludes it from this build.
    @_spi(Generated)
    static func instanceType(_ type: Int) -> Any.Type?

    /// Creates the cached instance of a type, unless it exists.
    ///
    /// - Returns: Whether this method can create it: it cannot for a type that is isolated to an actor.
    @_spi(Generated)
    static func makeInstance(_ type: Int, _ call: RouteCall) throws -> Bool

    /// Creates the cached instance of a type of the main actor, unless it exists.
    ///
    /// - Returns: Whether the type is isolated to the main actor.
    @_spi(Generated)
    @MainActor
    static func makeInstanceOnMainActor(_ type: Int, _ call: RouteCall) throws -> Bool

    /// The code that creates the module's services; `nil` if the module has none.
    @_spi(Generated)
    static var services: Any.Type? { get }

    /// Sets the module up for a router, unless it is set up already.
    @_spi(Generated)
    static func setUp(_ router: Router) throws

    /// A type of the copy of this library that the module links.
    @_spi(Generated)
    static var runtime: Any.Type { get }
}

@_spi(Generated)
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

    /// Arguments that cannot fail need no check.
    public static func checkArguments(_ handler: Int, _ call: RouteCall) throws {}

    /// A module without `#if` around its handlers is always compiled whole.
    public static func isCompiled(_ condition: Int) -> Bool { true }

    /// A module without `when:` has no conditions.
    public static func accepts(_ condition: Int, _ request: RouteRequest) -> Bool { true }

    /// A module without methods as handlers has no such type.
    public static func instanceType(_ type: Int) -> Any.Type? { nil }

    /// A module without methods as handlers has no such type.
    public static func makeInstance(_ type: Int, _ call: RouteCall) throws -> Bool { false }

    /// A module without methods as handlers has no such type.
    @MainActor
    public static func makeInstanceOnMainActor(_ type: Int, _ call: RouteCall) throws -> Bool { false }

    /// A module without services has no code for them.
    public static var services: Any.Type? { nil }

    /// A module without `RouteModule` needs no set-up.
    public static func setUp(_ router: Router) throws {}

    /// Each module has the implementation of the copy that it links.
    public static var runtime: Any.Type { RouterError.self }
}

/// The code of each module, by the module's name.
///
/// Generated code uses it.
///
/// It adds a property for each module, and tables of apps refer to them.
///
/// A table of many modules accesses a module's code when it calls one of the module's handlers. It does not refer to
/// the modules' own tables, so the linker can remove those that nothing else uses.
public enum RouteDispatchers {}

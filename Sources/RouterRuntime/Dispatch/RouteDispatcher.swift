/// What a module's generated code does for the router: it calls the module's handlers by their index.
///
/// Generated code conforms to it; there is no need to do so by hand. Each method serves the handlers of one colour, so
/// that a handler is called in its own isolation and a synchronous one without a task.
public protocol RouteDispatcher: Sendable {
    /// Calls a synchronous handler that is not isolated.
    static func call<Output>(_ handler: Int, _ call: RouteCall, as output: Output.Type) throws -> Output

    /// Calls a synchronous handler of the main actor.
    @MainActor
    static func callOnMainActor<Output>(_ handler: Int, _ call: RouteCall, as output: Output.Type) throws -> Output

    /// Calls an asynchronous handler, or one that is isolated to an actor other than the main actor.
    static func open<Output>(
        _ handler: Int,
        _ call: RouteCall,
        as output: Output.Type,
        isolation: isolated (any Actor)?
    ) async throws -> Output

    /// Calls an asynchronous handler of the main actor.
    @MainActor
    static func openOnMainActor<Output>(
        _ handler: Int,
        _ call: RouteCall,
        as output: Output.Type
    ) async throws -> Output

    /// Tells whether the code inside an `#if` is part of this build.
    static func isCompiled(_ condition: Int) -> Bool
}

extension RouteDispatcher {
    /// A module without such handlers has nothing to call.
    public static func call<Output>(_ handler: Int, _ call: RouteCall, as output: Output.Type) throws -> Output {
        throw call.unknownHandler(handler)
    }

    /// A module without such handlers has nothing to call.
    @MainActor
    public static func callOnMainActor<Output>(
        _ handler: Int,
        _ call: RouteCall,
        as output: Output.Type
    ) throws -> Output {
        throw call.unknownHandler(handler)
    }

    /// A module without such handlers has nothing to call.
    public static func open<Output>(
        _ handler: Int,
        _ call: RouteCall,
        as output: Output.Type,
        isolation: isolated (any Actor)?
    ) async throws -> Output {
        throw call.unknownHandler(handler)
    }

    /// A module without such handlers has nothing to call.
    @MainActor
    public static func openOnMainActor<Output>(
        _ handler: Int,
        _ call: RouteCall,
        as output: Output.Type
    ) async throws -> Output {
        throw call.unknownHandler(handler)
    }

    /// A module without `#if` around its handlers is always compiled whole.
    public static func isCompiled(_ condition: Int) -> Bool { true }
}

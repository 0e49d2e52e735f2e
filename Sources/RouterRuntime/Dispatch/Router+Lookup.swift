@_spi(Benchmarks) import RouteTables

extension Router {
    /// A handler, and the pattern that led to it.
    package struct Found: Sendable {
        /// The index of the handler in the table; negative for a closure that was added at run time.
        package let handler: Int
        package let patternIndex: Int
        package let dispatcher: any RouteDispatcher.Type
        package let localIndex: Int
        package let callKind: CallKind

        /// The index of the handler in the table; `nil` for a closure that was added at run time.
        package var number: Int? { handler < 0 ? nil : handler }
    }

    /// A handler, ready to be called.
    package struct Target: Sendable {
        package let found: Found
        package var call: RouteCall

        /// The name of the handler; `nil` for a closure that was added at run time.
        package var name: String? { found.number.map { call.router.table.metadata.name(ofHandler: $0) } }

        /// The pattern of the route.
        package var route: String? { call.request.route }

        /// The request with its match.
        package var request: RouteRequest { call.request }

        /// The same handler, for a request that middleware changed.
        package func with(_ request: RouteRequest) -> Target {
            var target = self
            target.call.incoming = request
            return target
        }
    }

    /// Splits a URL and replaces its prefix if it is one of the app's own links.
    ///
    /// - Throws: ``RouterError`` with the code `malformedURL`.
    @inline(__always)
    package func split(_ text: String) throws -> RouteURL {
        do {
            return try table.links.reduce(text)
        } catch {
            throw RouterError(.malformedURL, .malformedURL(text, error))
        }
    }

    /// Finds the handler of a request, and prepares its call.
    package func target(for request: inout RouteRequest) throws -> Target {
        let found = try request.find(in: self)
        return target(found, request.storage)
    }

    /// The handler of a pattern that is open to the caller and has no condition.
    package func openHandler(_ patternIndex: Int, to origin: RouteOrigin) -> Found? {
        let metadata = table.metadata
        guard metadata.isOpen(pattern: patternIndex, to: origin), metadata.condition(ofPattern: patternIndex) == nil
        else { return nil }
        return found(patternIndex)
    }

    /// Whether a route is open to the caller and part of this build.
    package func isOpen(pattern patternIndex: Int, to origin: RouteOrigin) -> Bool {
        table.metadata.isOpen(pattern: patternIndex, to: origin)
            && table.isCompiled(handler: table.metadata.handler(ofPattern: patternIndex))
    }

    /// The handler of a pattern; `nil` if the handler is not part of this build.
    @inline(__always)
    package func found(_ patternIndex: Int) -> Found? {
        let handler = table.metadata.handler(ofPattern: patternIndex)
        return table.dispatcher(ofHandler: handler).map { found(handler, patternIndex, $0) }
    }

    /// A handler of the table and one of its patterns.
    @inline(__always)
    package func found(_ handler: Int, _ patternIndex: Int, _ dispatcher: any RouteDispatcher.Type) -> Found {
        Found(
            handler: handler,
            patternIndex: patternIndex,
            dispatcher: dispatcher,
            localIndex: table.metadata.localIndex(ofHandler: handler),
            callKind: table.metadata.callKind(ofHandler: handler)
        )
    }

    /// The handler of a typed route, if the route is open to the caller.
    ///
    /// - Throws: ``RouterError`` with the code `unknownRoute`.
    package func find(_ path: RoutePath, for origin: RouteOrigin) throws -> Found {
        let metadata = table.metadata
        guard let handler = metadata.handler(of: path.identity), let dispatcher = table.dispatcher(ofHandler: handler)
        else { throw unknown(path, for: origin) }
        let patternIndex = metadata.firstPattern(ofHandler: handler) + path.ordinal
        guard origin == .app || metadata.isOpen(pattern: patternIndex, to: origin) else {
            throw unknown(path, for: origin)
        }
        return found(handler, patternIndex, dispatcher)
    }

    /// Prepares the call of a handler for a request.
    package func target(_ found: Found, _ incoming: RouteRequest.Storage) -> Target {
        let typed = incoming.typed
        return Target(
            found: found,
            call: RouteCall(
                router: self,
                handler: found.handler,
                patternIndex: typed == nil ? found.patternIndex : nil,
                typedArguments: typed,
                incoming: RouteRequest(storage: incoming)
            )
        )
    }

    /// Prepares the call of a closure that was added at run time.
    ///
    /// - Parameters:
    ///   - added: The closure.
    ///   - dispatcher: The code that calls it.
    ///   - callKind: How to call it.
    ///   - incoming: The request.
    /// - Returns: The closure, ready to be called.
    package func target(
        _ added: any AddedHandler,
        _ dispatcher: any RouteDispatcher.Type,
        _ callKind: CallKind,
        _ incoming: RouteRequest.Storage
    ) -> Target {
        let found = Found(handler: -1, patternIndex: -1, dispatcher: dispatcher, localIndex: 0, callKind: callKind)
        let incoming = incoming.copy { $0.added = added }
        return Target(found: found, call: RouteCall(RouteRequest(storage: incoming)))
    }

    /// Calls the function that the pattern's marker names with `when:`, if there is one.
    ///
    /// - Throws: ``RouterError`` with the code `requiresAsync` if the function needs the main actor.
    @inline(__always)
    package func accepts(
        _ found: Found,
        _ storage: @autoclosure () -> RouteRequest.Storage,
        on isolation: (any Actor)? = nil
    ) throws -> Bool {
        guard let condition = table.metadata.condition(ofPattern: found.patternIndex) else { return true }
        return try accepts(condition, found, RouteRequest(storage: storage()), isolation)
    }

    @inline(never)
    private func accepts(
        _ condition: Int,
        _ found: Found,
        _ request: RouteRequest,
        _ isolation: (any Actor)?
    ) throws -> Bool {
        try MainThread.perform(in: isolation) { try found.dispatcher.accepts(condition, request) }
    }

    /// The error for a typed route whose condition rejects the request: there is no alternative.
    @inline(never)
    func refused(_ path: RoutePath) -> RouterError {
        RouterError(.notFound, .refusedRoute(pattern: path.pattern))
    }

    /// The error for a typed route that the table does not have, or that is not open to the caller.
    ///
    /// It tells the app, and no other caller, which module is missing.
    @inline(never)
    package func unknown(_ path: RoutePath, for origin: RouteOrigin) -> RouterError {
        if self === Router.unshared { return RouterError(.unknownRoute, .noSharedRouter) }
        let module = origin == .app ? path.module.flatMap { table.hasHandlers(ofModule: $0) ? nil : $0 } : nil
        return RouterError(.unknownRoute, .unknownRoute(pattern: path.pattern, missingModule: module))
    }

    /// The error for a URL that no route takes.
    package func notFound(_ url: String, _ origin: RouteOrigin) -> RouterError {
        if self === Router.unshared { return RouterError(.notFound, .noSharedRouter) }
        var error = RouterError(.notFound, .notFound(url: url))
        error.search = FailedSearch(router: self, url: url, origin: origin)
        return error
    }
}

@_spi(Benchmarks) @_spi(Locks) import RouteTables

extension Router {
    /// A handler, and the pattern that leads to it.
    package struct Target: Sendable {
        /// The index of the handler in the table; negative for a closure that was added at run time.
        package let handler: Int
        /// The index of the pattern in the table; negative if none of the handler's patterns matched.
        package var patternIndex: Int
        package var dispatcher: any RouteDispatcher.Type
        package let localIndex: Int
        package var callKind: CallKind

        /// A closure that was added at run time.
        package static func added(_ dispatcher: any RouteDispatcher.Type, _ callKind: CallKind) -> Target {
            Target(handler: -1, patternIndex: -1, dispatcher: dispatcher, localIndex: 0, callKind: callKind)
        }

        /// The index of the handler in the table; `nil` for a closure that was added at run time.
        package var number: Int? { handler < 0 ? nil : handler }
    }

    /// The app's own links, with the hosts that it has now.
    package var links: RouteLinks {
        let links = table.links
        return links.hasNamedHosts ? given(links) : links
    }

    @inline(never)
    @_optimize(size)
    private func given(_ links: RouteLinks) -> RouteLinks { state.read { $0.links } ?? links }

    /// Splits a URL and replaces its prefix if it is one of the app's own links.
    ///
    /// - Throws: ``RouterError`` with the code `malformedURL`.
    package func split(_ text: String) throws -> RouteURL {
        do {
            return try links.reduce(text)
        } catch {
            throw RouterError(.malformedURL, .malformedURL(text, error))
        }
    }

    /// The handler of a pattern that is open to the caller and has no condition.
    package func accessibleHandler(ofPattern patternIndex: Int, for origin: RouteOrigin) -> Target? {
        let metadata = table.metadata
        guard metadata.isOpen(pattern: patternIndex, to: origin), metadata.condition(ofPattern: patternIndex) == nil
        else { return nil }
        return target(ofPattern: patternIndex)
    }

    /// Whether a route is open to the caller and part of this build.
    package func isOpen(pattern patternIndex: Int, to origin: RouteOrigin) -> Bool {
        table.metadata.isOpen(pattern: patternIndex, to: origin)
            && table.isCompiled(handler: table.metadata.handler(ofPattern: patternIndex))
    }

    /// The handler of a pattern; `nil` if the handler is not part of this build.
    package func target(ofPattern patternIndex: Int) -> Target? {
        let handler = table.metadata.handler(ofPattern: patternIndex)
        return table.dispatcher(ofHandler: handler).map { target(handler, patternIndex, $0) }
    }

    /// A handler of the table and one of its patterns.
    package func target(_ handler: Int, _ patternIndex: Int, _ dispatcher: any RouteDispatcher.Type) -> Target {
        assert(noteCopy(of: dispatcher, handler))
        return Target(
            handler: handler,
            patternIndex: patternIndex,
            dispatcher: dispatcher,
            localIndex: table.metadata.localIndex(ofHandler: handler),
            callKind: table.metadata.callKind(ofHandler: handler)
        )
    }

    /// Tells developers if a module links another copy of this library, as a dynamic library may.
    ///
    /// The types of a copy are not those of the app, although they have the same names.
    ///
    /// - Returns: Always true, for an assertion, so that only debug builds ask.
    private func noteCopy(of dispatcher: any RouteDispatcher.Type, _ handler: Int) -> Bool {
        guard dispatcher.runtime != RouterError.self else { return true }
        let module = table.metadata.name(ofHandler: handler).prefix { $0 != "." }
        DeveloperLog.write(
            "RouteGen: '\(module)' links a copy of RouterRuntime of its own, so what its handlers throw has types that the "
                + "app does not know, and redirects are not followed: in the app and in all dynamic libraries, depend on the "
                + "product RouteGenDynamic in place of RouteGen's other libraries"
        )
        return true
    }

    /// The handler of a typed route, if the route is open to the caller.
    ///
    /// - Throws: ``RouterError`` with the code `unknownRoute`.
    package func find(_ path: RoutePath, for origin: RouteOrigin) throws -> Target {
        let metadata = table.metadata
        guard let handler = metadata.handler(of: path.identity), let dispatcher = table.dispatcher(ofHandler: handler)
        else { throw unknown(path, for: origin) }
        let patternIndex = metadata.firstPattern(ofHandler: handler) + path.ordinal
        guard origin == .app || metadata.isOpen(pattern: patternIndex, to: origin) else {
            throw unknown(path, for: origin)
        }
        return target(handler, patternIndex, dispatcher)
    }

    /// Calls the function that the pattern's marker names with `when:`, if there is one.
    ///
    /// - Throws: ``RouterError`` with the code `requiresAsync` if the function needs the main actor.
    package func accepts(
        _ target: Target,
        _ storage: @autoclosure () -> RouteRequest.Storage,
        on isolation: (any Actor)? = nil
    ) throws -> Bool {
        guard let condition = table.metadata.condition(ofPattern: target.patternIndex) else { return true }
        return try accepts(condition, target, RouteRequest(storage: storage()), isolation)
    }

    @inline(never)
    private func accepts(
        _ condition: Int,
        _ target: Target,
        _ request: RouteRequest,
        _ isolation: (any Actor)?
    ) throws -> Bool {
        try MainThread.perform(in: isolation) { try target.dispatcher.accepts(condition, request) }
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

extension Router {
    /// A handler that was found for a request, ready to be called.
    struct Target: Sendable {
        let dispatcher: any RouteDispatcher.Type
        let color: RouteColor
        let localIndex: Int
        var call: RouteCall
    }

    /// A handler in the table, and which of its patterns it was asked for by.
    struct Found {
        let handler: Int
        let entry: Int
        let dispatcher: any RouteDispatcher.Type
    }

    /// Splits a URL and replaces what the app's own links begin with.
    ///
    /// - Throws: ``RouterError`` with the code `malformedURL`.
    @inline(__always)
    func split(_ text: String) throws -> RouteURL {
        do {
            return try table.links.reduce(text)
        } catch {
            throw RouterError(.malformedURL, .malformedURL(text, error))
        }
    }

    /// Finds the handler for a URL.
    ///
    /// - Throws: ``RouterError`` with the code `notFound`.
    func target(
        _ url: RouteURL,
        text: String,
        context: [String: any Sendable],
        origin: RouteOrigin,
        callbacks: RouteCallbacks
    ) throws -> Target {
        guard let (match, found) = find(url, for: origin) else { throw notFound(text, origin) }
        let storage = RouteRequest.Storage(
            router: self,
            url: url,
            text: text,
            context: context,
            callbacks: callbacks,
            origin: origin,
            match: match
        )
        return target(found, nil, storage)
    }

    /// Finds the handler for a request.
    ///
    /// - Throws: ``RouterError`` with the code `notFound`, `unknownRoute` or `malformedURL`.
    func target(for request: RouteRequest) throws -> Target {
        if let typed = request.storage.typed {
            return target(try find(typed.path, for: request.origin), typed, request.storage)
        }
        let url = try request.storage.url ?? split(request.url)
        guard let (match, found) = find(url, for: request.origin) else {
            throw notFound(request.url, request.origin)
        }
        return target(found, nil, request.storage.copy(url: url, match: match))
    }

    /// The best route of a URL among those that are open to the caller.
    @inline(__always)
    private func find(_ url: RouteURL, for origin: RouteOrigin) -> (RouteMatch, Found)? {
        let catalogue = table.catalogue
        let match = table.matcher.firstMatch(in: url) { entry in
            catalogue.isOpen(entry: entry, to: origin)
                && table.dispatcher(ofHandler: catalogue.handler(ofEntry: entry)) != nil
        }
        guard let match else { return nil }
        let handler = catalogue.handler(ofEntry: match.entry)
        guard let dispatcher = table.dispatcher(ofHandler: handler) else { return nil }
        return (match, Found(handler: handler, entry: match.entry, dispatcher: dispatcher))
    }

    /// The handler of a typed route, if the route is open to the caller.
    ///
    /// - Throws: ``RouterError`` with the code `unknownRoute`.
    func find(_ path: RoutePath, for origin: RouteOrigin) throws -> Found {
        let catalogue = table.catalogue
        guard let handler = catalogue.handler(of: path.identity), let dispatcher = table.dispatcher(ofHandler: handler)
        else { throw unknown(path) }
        let entry = catalogue.firstEntry(ofHandler: handler) + path.ordinal
        guard origin == .app || catalogue.isOpen(entry: entry, to: origin) else { throw unknown(path) }
        return Found(handler: handler, entry: entry, dispatcher: dispatcher)
    }

    /// Makes ready what was found.
    @inline(__always)
    func target(_ found: Found, _ typed: TypedValues?, _ incoming: RouteRequest.Storage?) -> Target {
        Target(
            dispatcher: found.dispatcher,
            color: table.catalogue.color(ofHandler: found.handler),
            localIndex: table.catalogue.localIndex(ofHandler: found.handler),
            call: RouteCall(
                router: self,
                handler: found.handler,
                entry: typed == nil ? found.entry : nil,
                typedArguments: typed?.arguments,
                incoming: incoming,
                route: typed?.path
            )
        )
    }

    /// The error for a typed route that the table does not have, or that is not open to the caller.
    func unknown(_ path: RoutePath) -> RouterError {
        RouterError(.unknownRoute, .unknownRoute(pattern: path.pattern))
    }

    /// The error for a URL that no route takes.
    func notFound(_ url: String, _ origin: RouteOrigin) -> RouterError {
        var error = RouterError(.notFound, .notFound(url: url))
        error.search = RouteSuggestions(router: self, url: url, origin: origin)
        return error
    }
}

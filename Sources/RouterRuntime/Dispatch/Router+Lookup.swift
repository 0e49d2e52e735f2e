extension Router {
    /// A handler that was found for a request, ready to be called.
    struct Target {
        let dispatcher: any RouteDispatcher.Type
        let color: RouteColor
        let localIndex: Int
        var call: RouteCall
    }

    /// Finds the handler for a URL.
    func target(
        _ text: String,
        context: [String: any Sendable],
        origin: RouteOrigin,
        callbacks: RouteCallbacks
    ) throws -> Target {
        let url: RouteURL
        do {
            url = try RouteURL(text)
        } catch {
            throw RouterError(.malformedURL, "'\(text)' is not a URL: \(error)")
        }
        let catalogue = table.catalogue
        let match = table.matcher.firstMatch(in: url) { entry in
            catalogue.isOpen(entry: entry, to: origin)
                && table.dispatcher(ofHandler: catalogue.handler(ofEntry: entry)) != nil
        }
        guard let match, let dispatcher = table.dispatcher(ofHandler: catalogue.handler(ofEntry: match.entry)) else {
            throw RouterError(.notFound, "no route matches '\(text)'")
        }
        let handler = catalogue.handler(ofEntry: match.entry)
        let storage = RouteRequest.Storage(
            router: self,
            url: url,
            match: match,
            urlText: text,
            context: context,
            callbacks: callbacks,
            origin: origin
        )
        return Target(
            dispatcher: dispatcher,
            color: catalogue.color(ofHandler: handler),
            localIndex: catalogue.localIndex(ofHandler: handler),
            call: RouteCall(
                router: self,
                handler: handler,
                entry: match.entry,
                typedArguments: nil,
                incoming: storage,
                route: nil
            )
        )
    }

    /// Finds the handler of a typed route.
    func target<Output>(
        _ route: Route<Output>,
        context: [String: any Sendable],
        origin: RouteOrigin
    ) throws -> Target {
        let catalogue = table.catalogue
        guard
            let handler = catalogue.handler(of: route.path.identity),
            let dispatcher = table.dispatcher(ofHandler: handler),
            origin == .app
                || catalogue.isOpen(entry: catalogue.firstEntry(ofHandler: handler) + route.path.ordinal, to: origin)
        else {
            throw RouterError(.unknownRoute, "the route '\(route.path.pattern)' is not in the router's table")
        }
        var incoming: RouteRequest.Storage?
        if !context.isEmpty || origin != .app {
            incoming = RouteRequest.Storage(
                router: self,
                url: nil,
                match: nil,
                urlText: (try? route.url) ?? "",
                context: context,
                callbacks: RouteCallbacks([]),
                origin: origin
            )
        }
        return Target(
            dispatcher: dispatcher,
            color: catalogue.color(ofHandler: handler),
            localIndex: catalogue.localIndex(ofHandler: handler),
            call: RouteCall(
                router: self,
                handler: handler,
                entry: nil,
                typedArguments: route.arguments,
                incoming: incoming,
                route: route.path
            )
        )
    }
}

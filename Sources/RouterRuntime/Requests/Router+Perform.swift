import RouteTables

// A request to which nothing but its handler applies needs no machine: the router finds the handler and calls it. Every
// other request, and every failure, is the machine's.

extension Router {
    /// Calls the handler for a URL.
    @inlinable
    func perform<Output>(
        _ text: String,
        context: [String: any Sendable],
        from stated: RouteOrigin,
        callbacks: [RouteCallback],
        as output: Output.Type,
        isolation: isolated (any Actor)?
    ) throws -> Output {
        var failure: (any Error)?
        do {
            var value: Any = ()
            let handler = try callAlone(text, context, stated, callbacks, result: &value, isolation)
            if let handler {
                if let answer = Self.cast(value, to: output) { return answer }
                failure = wrongResult(value, expected: output, handler, of: text, from: stated)
            }
        } catch {
            failure = error
        }
        let machine = RequestMachine(self, text, context: context, from: stated, callbacks: callbacks, after: failure)
        return try call(machine, as: output, isolation: isolation)
    }

    /// Calls the handler of a typed route.
    @inlinable
    func perform<Output>(
        _ route: Route<Output>,
        context: [String: any Sendable],
        from origin: RouteOrigin,
        isolation: isolated (any Actor)?
    ) throws -> Output {
        var failure: (any Error)?
        do {
            var value: Any = ()
            let handler = try callAlone(route.arguments, context, origin, result: &value, isolation)
            if let handler {
                if let answer = Self.cast(value, to: Output.self) { return answer }
                failure = wrongResult(value, expected: Output.self, handler, from: origin)
            }
        } catch {
            failure = error
        }
        let machine = RequestMachine(self, route.arguments, context: context, from: origin, after: failure)
        return try call(machine, as: Output.self, isolation: isolation)
    }

    /// Opens the handler for a URL.
    func perform<Output>(
        _ text: String,
        context: [String: any Sendable],
        from stated: RouteOrigin,
        callbacks: RouteCallbacks,
        as output: Output.Type,
        isolation: isolated (any Actor)?
    ) async throws -> Output {
        let origin = origins.origin(of: text, from: stated)
        var failure: (any Error)?
        do {
            let url = try split(text)
            if let (match, found) = soleHandler(url, for: origin) {
                let storage = storage(text, url, context, callbacks, origin, match)
                let value = try await open(target(found, nil, storage), isolation: isolation)
                if let answer = Self.cast(value, to: output) { return answer }
                failure = wrongResult(value, expected: output, found.handler, from: origin)
            }
        } catch {
            failure = error
        }
        let request = RouteRequest(self, text, context: context, origin: origin, callbacks: callbacks)
        return try await open(RequestMachine(self, request, after: failure), as: output, isolation: isolation)
    }

    /// Opens the handler of a typed route.
    func perform<Output>(
        _ route: Route<Output>,
        context: [String: any Sendable],
        from origin: RouteOrigin,
        isolation: isolated (any Actor)?
    ) async throws -> Output {
        var failure: (any Error)?
        do {
            if let target = soleTarget(route.arguments, context, origin) {
                let value = try await open(target, isolation: isolation)
                if let answer = Self.cast(value, to: Output.self) { return answer }
                failure = wrongResult(value, expected: Output.self, target.found.handler, from: origin)
            }
        } catch {
            failure = error
        }
        let machine = RequestMachine(self, route.arguments, context: context, from: origin, after: failure)
        return try await open(machine, as: Output.self, isolation: isolation)
    }
}

// MARK: Handlers alone

extension Router {
    // These functions are not generic. Their generic callers are inlinable, so the compiler specializes them for the
    // result type in the caller's module.

    /// Calls the handler for a URL if nothing else applies to the request.
    ///
    /// The result is returned by reference: copying an `Any` is expensive.
    ///
    /// - Returns: The index of the handler; `nil` if it was not called.
    @usableFromInline
    func callAlone(
        _ text: String,
        _ context: [String: any Sendable],
        _ stated: RouteOrigin,
        _ callbacks: [RouteCallback],
        result: inout Any,
        _ isolation: isolated (any Actor)?
    ) throws -> Int? {
        let origin = origins.origin(of: text, from: stated)
        let url = try split(text)
        guard let (match, found) = soleHandler(url, for: origin) else { return nil }
        // The call of a plain URL counts as few references as possible.
        if found.callKind == .synchronous, context.isEmpty, callbacks.isEmpty, text == url.text {
            let storage = RouteRequest.Storage(router: self, url: url, origin: origin, found: match)
            result = try found.dispatcher.call(
                found.localIndex,
                RouteCall(router: self, handler: found.handler, patternIndex: found.patternIndex, incoming: storage)
            )
        } else {
            let storage = storage(text, url, context, RouteCallbacks(callbacks), origin, match)
            result = try call(target(found, nil, storage), isolation: isolation)
        }
        return found.handler
    }

    /// Calls the handler of a typed route if nothing else applies to the request.
    @usableFromInline
    func callAlone(
        _ route: RouteArguments,
        _ context: [String: any Sendable],
        _ origin: RouteOrigin,
        result: inout Any,
        _ isolation: isolated (any Actor)?
    ) throws -> Int? {
        guard let target = soleTarget(route, context, origin) else { return nil }
        result = try call(target, isolation: isolation)
        return target.found.handler
    }

    /// The handler for a URL, if nothing else applies to the request.
    @inline(__always)
    private func soleHandler(_ url: RouteURL, for origin: RouteOrigin) -> (FoundRoute, Found)? {
        guard let match = table.firstFound(in: url), let found = openHandler(Int(match.patternIndex), to: origin),
            pipelines.appliesNothing(to: url, found, for: self)
        else { return nil }
        return (match, found)
    }

    /// The request for a URL with its match.
    private func storage(
        _ text: String,
        _ url: RouteURL,
        _ context: [String: any Sendable],
        _ callbacks: RouteCallbacks,
        _ origin: RouteOrigin,
        _ match: FoundRoute
    ) -> RouteRequest.Storage {
        RouteRequest.Storage(
            router: self,
            url: url,
            text: text,
            context: context,
            callbacks: callbacks,
            origin: origin,
            match: table.match(url, match)
        )
    }

    /// The handler of a typed route, if it is known that nothing else applies to the request.
    @inline(__always)
    private func soleTarget(
        _ route: RouteArguments,
        _ context: [String: any Sendable],
        _ origin: RouteOrigin
    ) -> Target? {
        guard context.isEmpty, origin == .app, let found = pipelines.handler(of: route.path) else { return nil }
        return target(found, route, nil)
    }

    /// The error for a call by URL whose result does not have the type that the caller expects.
    @usableFromInline
    func wrongResult(
        _ value: Any,
        expected: Any.Type,
        _ handler: Int,
        of text: String,
        from stated: RouteOrigin
    ) -> any Error {
        wrongResult(value, expected: expected, handler, from: origins.origin(of: text, from: stated))
    }

    /// The error for a result that does not have the type that the caller expects.
    @usableFromInline
    func wrongResult(_ value: Any, expected: Any.Type, _ handler: Int, from origin: RouteOrigin) -> any Error {
        RouterError(
            .wrongResultType,
            .wrongResult(
                actual: "\(type(of: value))",
                expected: "\(expected)",
                .handler(table.metadata.name(ofHandler: handler))
            ),
            for: origin
        )
    }
}

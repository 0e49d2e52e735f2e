import RouteTables

// This file shows how a call is performed, from top to bottom. The router splits the URL, looks it up, and calls the
// handler on the fast path if nothing but the handler applies to the call. Every other call, and every failure of the
// fast path, takes the pipeline: see `RequestExecution`.

/// The outcome of a call on the fast path.
///
/// The handler's result is returned by reference. If it were a part of the outcome, the caller would copy it, which is
/// expensive for `Any`.
@usableFromInline
enum FastPathOutcome {
    /// The handler at that index returned a value.
    case returned(handler: Int)
    /// Something other than the handler applies to the call, so the call takes the pipeline.
    case unavailable
}

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
            let outcome = try callOnFastPath(
                text,
                context: context,
                from: stated,
                callbacks: callbacks,
                result: &value,
                isolation: isolation
            )
            if case .returned(let handler) = outcome {
                if let result = Self.cast(value, to: output) { return result }
                failure = wrongResult(value, expected: output, handler, of: text, from: stated)
            }
        } catch {
            failure = error
        }
        return try callThroughPipeline(
            text,
            context: context,
            from: stated,
            callbacks: callbacks,
            as: output,
            after: failure,
            isolation: isolation
        )
    }

    // The fast path is not generic. Its generic callers are inlinable, so the compiler specializes them for the result
    // type in the caller's module.

    /// Calls the handler for a URL if nothing else applies to the call, and stores its result in `result`.
    @usableFromInline
    func callOnFastPath(
        _ text: String,
        context: [String: any Sendable],
        from stated: RouteOrigin,
        callbacks: [RouteCallback],
        result: inout Any,
        isolation: isolated (any Actor)?
    ) throws -> FastPathOutcome {
        let origin = origins.origin(of: text, from: stated)
        let url = try split(text)
        let isPlain = context.isEmpty && callbacks.isEmpty && origin == .app && text == url.text
        if isPlain, let match = table.firstFound(in: url) {
            let patternIndex = Int(match.patternIndex)
            let (pipeline, known) = pipelines.shortcut(ofPattern: patternIndex, for: self)
            if let pipeline,
                pipeline.applies(to: url, for: self)
                    || pipeline.applies(
                        toHandler: table.metadata.handler(ofPattern: patternIndex),
                        patternIndex: patternIndex
                    )
            {
                return .unavailable
            }
            if let known {
                let call = RouteCall(
                    router: self,
                    handler: known.handler,
                    patternIndex: patternIndex,
                    incoming: RouteRequest.Storage(router: self, url: url, origin: origin, found: match)
                )
                result = try self.call(known, call, isolation)
                return .returned(handler: known.handler)
            }
        }
        let callbacks = callbacks.isEmpty ? .none : RouteCallbacks(callbacks)
        guard let target = try shortcut(url, text, context: context, origin: origin, callbacks: callbacks) else {
            return .unavailable
        }
        if isPlain { remember(target) }
        result = try call(target, isolation: isolation)
        return .returned(handler: target.call.handler)
    }

    /// Calls the handler of a shortcut.
    @inline(__always)
    private func call(_ known: CallShortcut, _ call: RouteCall, _ isolation: isolated (any Actor)?) throws -> Any {
        guard known.callKind == .synchronous else { return try callIsolated(known, call, isolation) }
        return try known.dispatcher.call(known.localIndex, call)
    }

    /// Remembers the handler for calls of a URL that have nothing but the URL, unless the route has a condition.
    @inline(never)
    private func remember(_ target: Target) {
        guard let patternIndex = target.call.patternIndex, table.metadata.condition(ofPattern: patternIndex) == nil
        else { return }
        pipelines.remember(CallShortcut(target), ofPattern: patternIndex)
    }

    /// Calls a handler that may need a different isolation than the caller's.
    @inline(never)
    private func callIsolated(
        _ known: CallShortcut,
        _ call: RouteCall,
        _ isolation: isolated (any Actor)?
    ) throws -> Any {
        try self.call(known.target(call), isolation: isolation)
    }

    /// Calls the handler for a URL through the pipeline.
    @usableFromInline
    func callThroughPipeline<Output>(
        _ text: String,
        context: [String: any Sendable],
        from stated: RouteOrigin,
        callbacks: [RouteCallback],
        as output: Output.Type,
        after failure: (any Error)?,
        isolation: isolated (any Actor)?
    ) throws -> Output {
        let origin = origins.origin(of: text, from: stated)
        let callbacks = RouteCallbacks(callbacks)
        let request = RouteRequest(self, text, context: context, origin: origin, callbacks: callbacks)
        return try RequestExecution(self, request).call(as: output, after: failure, isolation: isolation)
    }

    /// A handler's result, cast to the type that the caller expects; `nil` if it has a different type.
    ///
    /// Most values have exactly that type, which is cheaper to check than a conversion.
    @inlinable
    static func cast<Output>(_ value: Any, to output: Output.Type) -> Output? {
        func same<Value>(_ value: Value) -> Output? {
            Value.self == Output.self ? unsafeBitCast(value, to: Output.self) : nil
        }
        return same(value) ?? value as? Output
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

    /// Opens the handler for a URL.
    func performWaiting<Output>(
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
            if let target = try shortcut(split(text), text, context: context, origin: origin, callbacks: callbacks) {
                return try await open(target, as: output, isolation: isolation)
            }
        } catch {
            failure = error
        }
        let request = RouteRequest(self, text, context: context, origin: origin, callbacks: callbacks)
        return try await RequestExecution(self, request).open(as: output, after: failure, isolation: isolation)
    }

    /// Calls the handler of a typed route.
    @inlinable
    func perform<Output>(
        _ route: consuming Route<Output>,
        context: [String: any Sendable],
        from origin: RouteOrigin,
        isolation: isolated (any Actor)?
    ) throws -> Output {
        var arguments: RouteArguments? = (consume route).arguments
        var failure: (any Error)?
        do {
            var value: Any = ()
            let outcome = try callOnFastPath(
                &arguments,
                context: context,
                from: origin,
                result: &value,
                isolation: isolation
            )
            if case .returned(let handler) = outcome {
                if let result = Self.cast(value, to: Output.self) { return result }
                failure = wrongResult(value, expected: Output.self, handler, from: origin)
            }
        } catch {
            failure = error
        }
        return try callThroughPipeline(
            arguments,
            context: context,
            from: origin,
            as: Output.self,
            after: failure,
            isolation: isolation
        )
    }

    /// Calls the handler of a typed route if nothing else applies to the call, and stores its result in `result`.
    ///
    /// The route's values are lent to the call and put back: counting a reference costs about twenty instructions.
    @usableFromInline
    func callOnFastPath(
        _ arguments: inout RouteArguments?,
        context: [String: any Sendable],
        from origin: RouteOrigin,
        result: inout Any,
        isolation: isolated (any Actor)?
    ) throws -> FastPathOutcome {
        guard let path = arguments?.path else { return .unavailable }
        if context.isEmpty, origin == .app, let known = pipelines.shortcut(for: path) {
            var call = RouteCall(router: self, handler: known.handler)
            swap(&call.typedArguments, &arguments)
            defer { swap(&call.typedArguments, &arguments) }
            result = try self.call(known, call, isolation)
            return .returned(handler: known.handler)
        }
        guard let arguments, let target = try foundShortcut(arguments, context: context, origin: origin) else {
            return .unavailable
        }
        result = try call(target, isolation: isolation)
        return .returned(handler: target.call.handler)
    }

    /// Calls the handler of a typed route through the pipeline.
    @usableFromInline
    func callThroughPipeline<Output>(
        _ arguments: RouteArguments?,
        context: [String: any Sendable],
        from origin: RouteOrigin,
        as output: Output.Type,
        after failure: (any Error)?,
        isolation: isolated (any Actor)?
    ) throws -> Output {
        let request = RouteRequest(self, arguments, context: context, origin: origin)
        return try RequestExecution(self, request).call(as: output, after: failure, isolation: isolation)
    }

    /// Opens the handler of a typed route.
    func performWaiting<Output>(
        _ route: Route<Output>,
        context: [String: any Sendable],
        from origin: RouteOrigin,
        isolation: isolated (any Actor)?
    ) async throws -> Output {
        var failure: (any Error)?
        do {
            if let target = try shortcut(route.arguments, context: context, origin: origin) {
                return try await open(target, as: Output.self, isolation: isolation)
            }
        } catch {
            failure = error
        }
        let request = RouteRequest(self, route.arguments, context: context, origin: origin)
        return try await RequestExecution(self, request).open(as: Output.self, after: failure, isolation: isolation)
    }

    /// The handler for a URL if nothing else applies to the request.
    @inline(never)
    private func shortcut(
        _ url: RouteURL,
        _ text: String,
        context: [String: any Sendable],
        origin: RouteOrigin,
        callbacks: RouteCallbacks
    ) throws -> Target? {
        let (pipeline, revision) = pipelines.snapshot(for: self)
        if let pipeline, pipeline.applies(to: url, for: self) { return nil }
        let target = try target(url, text: text, context: context, origin: origin, callbacks: callbacks)
        if let pipeline, pipeline.applies(toHandler: target.call.handler, patternIndex: target.call.patternIndex) {
            return nil
        }
        return try setUp(for: target, after: revision) ? target : nil
    }

    /// The handler of a typed route if nothing else applies to the request.
    @inline(__always)
    private func shortcut(
        _ arguments: RouteArguments,
        context: [String: any Sendable],
        origin: RouteOrigin
    ) throws -> Target? {
        if context.isEmpty, origin == .app, let known = pipelines.shortcut(for: arguments.path) {
            return known.target(RouteCall(router: self, handler: known.handler, typedArguments: arguments))
        }
        return try foundShortcut(arguments, context: context, origin: origin)
    }

    /// Finds the handler of a typed route, and remembers it.
    ///
    /// - Throws: ``RouterError`` with the code `unknownRoute`, or `notFound` if the route rejects the request.
    @inline(never)
    private func foundShortcut(
        _ arguments: RouteArguments,
        context: [String: any Sendable],
        origin: RouteOrigin
    ) throws -> Target? {
        let path = arguments.path
        let revision = pipelines.revision
        let found: Found
        do {
            found = try find(path, for: origin)
        } catch {
            // Settings for all requests also apply to those that no route takes.
            guard pipelines.current(for: self)?.appliesToEverything != true else { return nil }
            throw error
        }
        guard pipelines.applicability(ofPattern: found.patternIndex, for: self) == .none else { return nil }
        var target = target(found, arguments, nil)
        guard context.isEmpty, origin == .app, table.metadata.condition(ofPattern: found.patternIndex) == nil else {
            let storage = RouteRequest(self, arguments, context: context, origin: origin).storage
            guard try accepts(found, storage) else { throw refused(path) }
            if !context.isEmpty || origin != .app { target.call.incoming = storage }
            return try setUp(for: target, after: revision) ? target : nil
        }
        guard try setUp(for: target, after: revision) else { return nil }
        pipelines.remember(CallShortcut(target), of: path, asOf: revision.version)
        return target
    }
}

extension RouteRequest {
    /// Creates a new request by URL.
    package init(
        _ router: Router,
        _ text: String,
        context: [String: any Sendable],
        origin: RouteOrigin,
        callbacks: RouteCallbacks = .none
    ) {
        storage = Storage(router: router, text: text, context: context, callbacks: callbacks, origin: origin)
    }

    /// Creates a new request by typed route.
    package init<Output>(
        _ router: Router,
        _ route: Route<Output>,
        context: [String: any Sendable],
        origin: RouteOrigin
    ) {
        self.init(router, route.arguments, context: context, origin: origin)
    }

    /// Creates a new request by typed route.
    fileprivate init(
        _ router: Router,
        _ arguments: RouteArguments?,
        context: [String: any Sendable],
        origin: RouteOrigin
    ) {
        storage = Storage(router: router, typed: arguments, context: context, origin: origin)
    }
}

import RouteTables

/// A call of a handler, as generated code sees it: the source of its arguments, and the receiver of its result.
@_spi(Generated)
public struct RouteCall: Sendable {
    /// The router that makes the call.
    public let router: Router
    /// The index of the handler in the table; negative until it is found, and for a closure that was added at run time.
    private(set) var handler: Int
    /// The index of the pattern that matched; `nil` for a typed route.
    private(set) var patternIndex: Int?
    /// The values of a typed route.
    @usableFromInline var typedArguments: RouteArguments?
    /// The request, if it is one by URL, or for a typed route with a context.
    package var incoming: RouteRequest?
    /// Whether the handler runs in a different isolation than the caller, so that the result must be `Sendable`.
    var crossesIsolation = false

    /// Creates a call for a request.
    package init(_ request: consuming RouteRequest, to target: Router.Target? = nil) {
        router = request.router
        handler = -1
        typedArguments = request.storage.typed
        incoming = request
        if let target { take(target) }
    }

    /// Creates a call without a request.
    package init(router: Router, to target: Router.Target?, typedArguments: RouteArguments? = nil) {
        self.router = router
        handler = target?.handler ?? -1
        self.typedArguments = typedArguments
    }

    /// Takes the handler that was found for the request.
    mutating func take(_ target: Router.Target) {
        handler = target.handler
        patternIndex = typedArguments == nil && target.patternIndex >= 0 ? target.patternIndex : nil
    }

    /// The values of a typed route if they have this type: one value, or a tuple of the handler's parameters.
    ///
    /// A call of the handler has claimed them; a check of the arguments does not use them.
    @inlinable
    public func typedValues<Values>(_ type: Values.Type) -> Values? {
        guard let arguments = typedArguments, arguments.type == ObjectIdentifier(Values.self) else { return nil }
        // Unchecked: objects of that type have this class, or its subclass.
        return unsafeDowncast(arguments, to: RouteArgumentValues<Values>.self).values
    }

    /// The request itself.
    public var request: RouteRequest {
        incoming ?? RouteRequest(storage: RouteRequest.Storage(router: router, typed: typedArguments))
    }

    /// The error for an index that the module does not have: its table and its code are of different builds.
    public func unknownHandler(_ index: Int) -> RouterError {
        RouterError(.unknownRoute, .unknownHandler(index: index, handler: handlerName), for: origin)
    }

    /// The caller.
    ///
    /// A call without a request comes from the app.
    package var origin: RouteOrigin { incoming?.origin ?? .app }

    /// The name of the handler; `nil` for a closure that was added at run time.
    package var name: String? { handler < 0 ? nil : router.table.metadata.name(ofHandler: handler) }

    /// The name of the handler in messages; for a closure that was added at run time, its pattern.
    package var handlerName: String {
        incoming?.storage.added?.pattern ?? router.table.metadata.name(ofHandler: handler)
    }

    func parameter(_ index: Int) -> RouteParameter {
        RouteParameter(
            storage: request.storage,
            place: .parameter(index, handler: handler, patternIndex: patternIndex),
            capture: capture(index)
        )
    }

    /// The placeholder of a parameter in the pattern that matched.
    func capture(_ index: Int) -> Int? {
        if let patternIndex { return router.table.metadata.capture(ofParameter: index, inPattern: patternIndex) }
        // Placeholders of a path that a relocation added are matched by name.
        guard let captured = incoming?.storage.captured else { return nil }
        let name = router.table.metadata.parameterName(index, ofHandler: handler)
        return captured.captures.firstIndex { $0.name == name }
    }
}

import RouteTables

/// One call of a handler, as generated code sees it: where to take the arguments from, and where to give the result.
///
/// There is no need to use it by hand.
public struct RouteCall: Sendable {
    /// The router that calls.
    public let router: Router
    let handler: Int
    /// The pattern that matched; `nil` for a typed route.
    package var patternIndex: Int?
    /// The values of a typed route.
    @usableFromInline var typedArguments: RouteArguments?
    /// The request by URL, or of a typed route that has a context.
    var incoming: RouteRequest.Storage?
    /// Whether the handler runs in another isolation than the caller's, so that the result has to be `Sendable`.
    var crossesIsolation = false

    init(
        router: Router,
        handler: Int,
        patternIndex: Int? = nil,
        typedArguments: RouteArguments? = nil,
        incoming: RouteRequest.Storage? = nil
    ) {
        self.router = router
        self.handler = handler
        self.patternIndex = patternIndex
        self.typedArguments = typedArguments
        self.incoming = incoming
    }

    /// The values of a typed route if they are of this type: one value, or a tuple of the handler's parameters.
    @inlinable
    public func typedValues<Values>(_ type: Values.Type) -> Values? {
        guard let arguments = typedArguments, arguments.type == ObjectIdentifier(Values.self) else { return nil }
        // An object of that type has no other class.
        return unsafeDowncast(arguments, to: RouteArgumentValues<Values>.self).values
    }

    /// The request itself.
    public var request: RouteRequest {
        if let incoming { return RouteRequest(storage: incoming) }
        return RouteRequest(storage: RouteRequest.Storage(router: router, typed: typedArguments))
    }

    /// The error for an index that the module does not have: its table is older or newer than its code.
    public func unknownHandler(_ index: Int) -> RouterError {
        RouterError(.unknownRoute, .unknownHandler(index: index, handler: handlerName), for: origin)
    }

    /// The pattern that matched, or that a typed route names.
    var pattern: String? {
        typedArguments?.path.pattern ?? patternIndex.map { router.table.metadata.text(ofPattern: $0) }
    }

    /// The caller; a call without a request is the app's.
    var origin: RouteOrigin { incoming?.origin ?? .app }

    var handlerName: String { router.table.metadata.name(ofHandler: handler) }

    func parameter(_ index: Int) -> RouteParameter {
        RouteParameter(
            storage: incoming ?? request.storage,
            place: .parameter(index, handler: handler, patternIndex: patternIndex),
            capture: capture(index)
        )
    }

    /// The placeholder of a parameter in the pattern that matched.
    func capture(_ index: Int) -> Int? {
        if let patternIndex { return router.table.metadata.capture(ofParameter: index, inPattern: patternIndex) }
        // A path that a relocation added has the parameters' names.
        guard let captured = incoming?.captured else { return nil }
        let name = router.table.metadata.parameterName(index, ofHandler: handler)
        return captured.captures.firstIndex { $0.name == name }
    }
}

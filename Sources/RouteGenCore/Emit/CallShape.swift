import RoutePatterns
import RouteTables

/// How functions for code of one call kind are declared and called: asynchronous or not, and in which isolation.
///
/// All emitters ask it, for handlers and for services.
struct CallShape {
    private let callKind: CallKind

    init(_ callKind: CallKind) { self.callKind = callKind }

    // MARK: Properties

    var isAsync: Bool { callKind == .asynchronous || callKind == .asynchronousMainActor }

    var isOnMainActor: Bool { callKind == .mainActor || callKind == .asynchronousMainActor }

    /// The isolation of the functions.
    var isolation: Handler.Isolation { isOnMainActor ? .mainActor : .none }

    /// Whether the functions run in the isolation of their caller.
    private var takesIsolation: Bool { callKind == .asynchronous }

    /// The effects in a function's head.
    var effects: String { isAsync ? "async throws" : "throws" }

    /// The keywords before a call: `try`, or `try await`.
    var marks: String { isAsync ? "try await" : "try" }

    /// The keywords before a call of a handler or an initializer, each followed by a space.
    func marks(canThrow: Bool) -> String { (canThrow ? "try " : "") + (isAsync ? "await " : "") }

    /// The number of handlers that a function calls, as a power of two.
    ///
    /// The compiler's time grows with the square of the asynchronous calls in a function.
    var blockShift: Int { isAsync ? 3 : 6 }

    // MARK: Names

    /// The prefix of the names of functions that call a block of handlers.
    var prefix: String {
        switch callKind {
        case .synchronous: "routeCall"
        case .mainActor: "routeMainActorCall"
        case .asynchronous: "routeOpen"
        case .asynchronousMainActor: "routeMainActorOpen"
        }
    }

    /// The router's method that functions of the store call.
    var accessor: String {
        switch callKind {
        case .synchronous: "callRoute"
        case .mainActor: "callRouteOnMainActor"
        case .asynchronous, .asynchronousMainActor: "openRoute"
        }
    }

    /// The type or protocol with the functions that create typed routes, which determines how code can call these.
    ///
    /// An interface extends protocols of its own, because each module extends the others for its own routes: the compiler
    /// would compile the generated file of each importer again whenever a route changes.
    func routes(inInterface isInterface: Bool) -> String {
        switch (callKind == .mainActor, isInterface) {
        case (true, true): "InterfaceMainActorRouteAccessors"
        case (true, false): "MainActorRouteAccessors"
        case (false, true): "InterfaceRouteAccessors"
        case (false, false): "Route"
        }
    }

    /// The names of the methods that dispatchers of handlers and of services have for the call kind.
    private var methods: (handler: String, service: String) {
        switch callKind {
        case .synchronous: ("call", "make")
        case .mainActor: ("callOnMainActor", "makeOnMainActor")
        case .asynchronous: ("open", "open")
        case .asynchronousMainActor: ("openOnMainActor", "openOnMainActor")
        }
    }

    // MARK: Heads

    /// The head of the dispatcher's method.
    var requirement: String {
        let parameters = "_ handler: Swift.Int, _ call: RouterRuntime.RouteCall"
        return staticFunction(methods.handler, parameters, isolation: "isolation")
    }

    /// The head of the method that creates services.
    var serviceRequirement: String {
        let parameters = "_ service_: Swift.Int, _ router_: RouterRuntime.Router"
        return staticFunction(methods.service, parameters, isolation: "isolation")
    }

    /// The head of a function that calls a block of handlers.
    ///
    /// It is optimized for size. Otherwise, the compiler would inline the handlers, which takes much time.
    func blockFunction(_ name: String) -> String {
        let attribute = isOnMainActor || takesIsolation ? isolation.attribute : "nonisolated "
        let parameters = "_ handler_: Swift.Int, _ call_: RouterRuntime.RouteCall"
        return "\(attribute)private func \(signature(name, parameters, isolation: "_ isolation_"))"
    }

    /// The head of a static function that calls one handler.
    func handlerFunction(_ name: String) -> String {
        staticFunction(name, "_ call_: RouterRuntime.RouteCall", isolation: "_ isolation_")
    }

    private func staticFunction(_ name: String, _ parameters: String, isolation label: String) -> String {
        "\(isolation.attribute)static func \(signature(name, parameters, isolation: label))"
    }

    private func signature(_ name: String, _ parameters: String, isolation label: String) -> String {
        let isolation = takesIsolation ? ", \(label): isolated (any Swift.Actor)?" : ""
        return "\(name)(\(parameters)\(isolation)) \(effects) -> Any"
    }

    // MARK: Calls

    /// The arguments of a handler's function inside a function that calls a block of handlers.
    var handlerArguments: String { takesIsolation ? "(call_, isolation_)" : "(call_)" }

    /// The call of a function for a block of handlers from the dispatcher's method.
    func forward(_ name: String) -> String { "\(marks) \(name)(handler, call\(takesIsolation ? ", isolation" : ""))" }
}

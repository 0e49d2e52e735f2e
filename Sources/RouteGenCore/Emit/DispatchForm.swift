import RoutePatterns
import RouteTables

/// How functions for handlers of one call kind are declared and called.
struct DispatchForm {
    /// The prefix of the names of functions that call a block of handlers.
    let prefix: String
    /// The head of the dispatcher's method.
    let requirement: String
    /// The router's method that functions of the store call.
    let accessor: String
    let isAsync: Bool
    let isOnMainActor: Bool
    private let takesIsolation: Bool

    init(_ callKind: CallKind) {
        switch callKind {
        case .synchronous: self.init("routeCall", "call", accessor: "callRoute")
        case .mainActor:
            self.init("routeMainActorCall", "callOnMainActor", accessor: "callRouteOnMainActor", isOnMainActor: true)
        case .asynchronous: self.init("routeOpen", "open", accessor: "openRoute", isAsync: true)
        case .asynchronousMainActor:
            self.init(
                "routeMainActorOpen",
                "openOnMainActor",
                accessor: "openRoute",
                isAsync: true,
                isOnMainActor: true
            )
        }
    }

    private init(
        _ prefix: String,
        _ name: String,
        accessor: String,
        isAsync: Bool = false,
        isOnMainActor: Bool = false
    ) {
        self.prefix = prefix
        self.accessor = accessor
        self.isAsync = isAsync
        self.isOnMainActor = isOnMainActor
        takesIsolation = isAsync && !isOnMainActor
        requirement =
            "\(isOnMainActor ? "@MainActor " : "")static func \(name)"
            + "(_ handler: Swift.Int, _ call: RouterRuntime.RouteCall"
            + (takesIsolation ? ", isolation: isolated (any Swift.Actor)?" : "")
            + ") \(isAsync ? "async throws" : "throws") -> Any"
    }

    /// The number of handlers that a function calls, as a power of two.
    ///
    /// The compiler's time grows with the square of the asynchronous calls in a function.
    var blockShift: Int { isAsync ? 3 : 6 }

    /// The keywords before a call: `try`, or `try await`.
    var marks: String { isAsync ? "try await" : "try" }

    private var attribute: String { isOnMainActor ? "@MainActor " : "" }

    /// The head of a function that calls a block of handlers.
    ///
    /// It is optimized for size. Otherwise, the compiler would inline the handlers, which takes much time.
    func blockFunction(_ name: String) -> String {
        (isOnMainActor ? attribute : takesIsolation ? "" : "nonisolated ")
            + "private func \(name)(_ handler_: Swift.Int, _ call_: RouterRuntime.RouteCall\(headEnd)"
    }

    /// The head of a static function that calls one handler.
    func handlerFunction(_ name: String) -> String {
        "\(attribute)static func \(name)(_ call_: RouterRuntime.RouteCall\(headEnd)"
    }

    /// The end of a function's head, from its parameter for the isolation.
    private var headEnd: String {
        (takesIsolation ? ", _ isolation_: isolated (any Swift.Actor)?" : "")
            + ") \(isAsync ? "async throws" : "throws") -> Any"
    }

    /// The arguments of such a function inside a function that calls a block of handlers.
    var handlerArguments: String { takesIsolation ? "(call_, isolation_)" : "(call_)" }

    /// The call of a function for a block of handlers from the dispatcher's method.
    func forward(_ name: String) -> String {
        "\(marks) \(name)(handler, call\(takesIsolation ? ", isolation" : ""))"
    }
}

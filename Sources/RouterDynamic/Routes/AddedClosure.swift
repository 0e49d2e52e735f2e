import RouteTables
@_spi(Generated) import RouterRuntime

/// A closure that handles the requests of a pattern added at run time.
struct AddedClosure: AddedHandler {
    enum Body: Sendable {
        case synchronous(@Sendable (RouteRequest, RouteCall) throws -> Any)
        case mainActor(@MainActor @Sendable (RouteRequest) throws -> any Sendable)
        case asynchronous(@Sendable (RouteRequest) async throws -> any Sendable)

        /// How to call it.
        var callKind: CallKind {
            switch self {
            case .synchronous: .synchronous
            case .mainActor: .mainActor
            case .asynchronous: .asynchronous
            }
        }
    }

    let pattern: String
    let body: Body
}

/// Calls the closures that were added at run time.
enum AddedClosureDispatcher: RouteDispatcher {
    static func call(_ handler: Int, _ call: RouteCall) throws -> Any {
        guard case .synchronous(let body) = call.closure else { throw call.unknownHandler(handler) }
        return try body(call.request, call)
    }

    @MainActor
    static func callOnMainActor(_ handler: Int, _ call: RouteCall) throws -> Any {
        guard case .mainActor(let body) = call.closure else { throw call.unknownHandler(handler) }
        return try body(call.request)
    }

    static func open(_ handler: Int, _ call: RouteCall, isolation: isolated (any Actor)?) async throws -> Any {
        guard case .asynchronous(let body) = call.closure else { throw call.unknownHandler(handler) }
        return try await body(call.request)
    }
}

extension RouteCall {
    fileprivate var closure: AddedClosure.Body? { (incoming?.storage.added as? AddedClosure)?.body }
}

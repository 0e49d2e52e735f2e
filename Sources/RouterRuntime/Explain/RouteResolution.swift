import RouteTables

/// The route of a request, determined without performing the request.
///
/// It can be performed afterward, with the same route, so that the request is looked up once:
///
/// ```swift
/// let resolution = try router.resolve("//chat/5")
/// print(resolution)
/// let screen = try await router.perform(resolution, as: ChatScreen.self)
/// ```
public struct RouteResolution: Sendable {
    private let contents: Contents

    /// An object with all contents, because few uses need more than a part of them.
    private final class Contents: Sendable {
        /// The hop with the handler, and the middleware that applies.
        let hop: RequestHop
        let target: Router.Target

        init(_ hop: RequestHop, to target: Router.Target) {
            (self.hop, self.target) = (hop, target)
        }
    }

    init(_ hop: RequestHop, to target: Router.Target) {
        contents = Contents(hop, to: target)
    }

    private var call: RouteCall { contents.hop.call }

    /// The request as it would reach the handler, with the final URL and the URLs that led to it.
    ///
    /// ```swift
    /// let request = try router.resolve("//chat/5").request
    /// print(request.hops + [request.url.text])
    /// ```
    public var request: RouteRequest { call.request }
    /// The pattern of the route.
    public var pattern: String { request.route ?? "" }
    /// The name of the handler; `nil` for a closure added at run time.
    public var handler: String? { call.name }
    /// Whether the handler or its middleware must be awaited by a caller that is on no actor.
    package var isAsynchronous: Bool { (try? checkSynchronous(isOnMainActor: false)) == nil }
    /// Refuses a synchronous call in which the handler or its middleware must be awaited.
    ///
    /// - Throws: ``RouterError`` with the code `requiresAsync`.
    package func checkSynchronous(isOnMainActor: Bool) throws {
        try contents.hop.middleware?.checkSynchronous(isOnMainActor: isOnMainActor, for: call.origin)
        try call.checkSynchronous(contents.target, isOnMainActor: isOnMainActor)
    }
    /// The patterns of the middleware that applies, the outermost first; `nil` for middleware of all requests.
    package var middleware: [String?] { contents.hop.middleware?.scopes ?? [] }

    /// The reason that the handler cannot take the request; `nil` if it can.
    ///
    /// It is the error that a call throws before it reaches the handler, if no middleware changes the request: a
    /// parameter without a value or with a value of another type, or a callback that is missing or that no parameter
    /// takes. The property reads each parameter in the same way as a call. It creates no instance of a handler's type
    /// and no service, and closures that were added at run time have no parameters to read.
    ///
    /// - Complexity: O(*n*) in the number of parameters, each time.
    public var problem: (any Error)? {
        do {
            try call.checkArguments(contents.target)
            return nil
        } catch {
            return RouterError.reduced((error as? RouterError)?.led(through: request) ?? error, for: contents.hop.first)
        }
    }
}

extension RouteResolution {
    /// The hop with which the request is performed, unless settings have changed since.
    package var hop: RequestHop { contents.hop }
}

extension RouteResolution: CustomStringConvertible {
    /// The URLs that lead to the route, the name of its handler, and its pattern.
    public var description: String {
        let urls = (request.hops + [request.urlText]).joined(separator: " -> ")
        return PrintableText.line("\(urls): \(handler ?? "a closure") at \(pattern)")
    }
}

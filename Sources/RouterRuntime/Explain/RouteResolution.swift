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
        /// The call of the handler.
        let call: RouteCall
        let target: Router.Target
        /// The state of a request to which more than its handler applies.
        let session: RequestSession?
        /// The request as its caller made it.
        let first: RouteRequest
        /// The number of changes of the settings when the request was looked up.
        let version: Int
        let isAsynchronous: Bool

        init(_ target: Router.Target, of machine: borrowing RequestMachine, isAsynchronous: Bool) {
            call = machine.call
            self.target = target
            session = machine.session
            first = machine.first
            version = machine.version
            self.isAsynchronous = isAsynchronous
        }
    }

    init(_ target: Router.Target, of machine: borrowing RequestMachine, isAsynchronous: Bool) {
        contents = Contents(target, of: machine, isAsynchronous: isAsynchronous)
    }

    var call: RouteCall { contents.call }
    var target: Router.Target { contents.target }
    var session: RequestSession? { contents.session }
    var first: RouteRequest { contents.first }
    var version: Int { contents.version }

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
    package var isAsynchronous: Bool { contents.isAsynchronous }
    /// The patterns of the middleware that applies, the outermost first; `nil` for middleware of all requests.
    package var middleware: [String?] { contents.session?.stages?.middleware ?? [] }

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
            try call.checkArguments(target)
            return nil
        } catch {
            return RouterError.reduced((error as? RouterError)?.led(through: request) ?? error, for: contents.first)
        }
    }
}

extension RouteResolution: CustomStringConvertible {
    /// The URLs that lead to the route, the name of its handler, and its pattern.
    public var description: String {
        let urls = (request.hops + [request.urlText]).joined(separator: " -> ")
        return PrintableText.line("\(urls): \(handler ?? "a closure") at \(pattern)")
    }
}

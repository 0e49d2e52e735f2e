#if canImport(ObjectiveC)
    public import Foundation
    public import RouterRuntime

    /// A router for Objective-C: requests by URL, with a dictionary.
    ///
    /// (Khala's calls from Objective-C.) The app creates one and passes it to its Objective-C code:
    ///
    /// ```objc
    /// NSString *greeting = [router call:@"kl://AModule/server2?value=64" context:nil error:&error];
    /// [router open:@"//chat/5" context:@{@"image": image} completion:^(id result, NSError *error) { ... }];
    /// ```
    ///
    /// These calls are the app's own, so every route is open to them. Code that receives a URL from elsewhere, such as an app
    /// delegate, says so, and opens it as the app opens links:
    ///
    /// ```objc
    /// [router openLink:url.absoluteString from:RGOriginExternal completion:nil];
    /// ```
    ///
    /// A result that is a structure or an enumeration of Swift is an opaque object in Objective-C. A handler for
    /// Objective-C returns an object, a string, a number, or a collection of these.
    ///
    /// To call handlers in Objective-C classes, put the marker on a Swift extension or subclass.
    @objc(RGRouter)
    public final class ObjectiveCRouter: NSObject, Sendable {
        /// The router that performs the requests.
        public let router: Router

        private let link: (@MainActor @Sendable (_ url: String, _ origin: RouteOrigin) async throws -> Void)?

        /// Wraps a router.
        ///
        /// - Parameters:
        ///   - router: The router.
        ///   - link: Opens a link on the screen, with a navigator or with a plan; `nil` to call its handler only.
        public init(
            _ router: Router,
            openingLinks link: (@MainActor @Sendable (_ url: String, _ origin: RouteOrigin) async throws -> Void)? = nil
        ) {
            self.router = router
            self.link = link
        }

        /// Opens a link as the app opens links.
        ///
        /// - Parameters:
        ///   - url: The link.
        ///   - origin: The caller.
        ///   - completion: Called on the main thread at the end, with the error if there is one.
        @objc(openLink:from:completion:)
        public func openLink(
            _ url: String,
            from origin: ObjectiveCOrigin,
            completion: (@MainActor @Sendable (_ error: (any Error)?) -> Void)?
        ) {
            guard let link else { return open(url, context: nil, from: origin) { completion?($1) } }
            let origin = origin.origin
            Task { @MainActor in
                do {
                    try await link(url, origin)
                    completion?(nil)
                } catch {
                    completion?(error)
                }
            }
        }

        /// Whether a route that is open to a caller takes a URL.
        @objc(canOpen:from:)
        public func canOpen(_ url: String, from origin: ObjectiveCOrigin) -> Bool {
            router.canOpen(url, from: origin.origin)
        }

        /// Calls the handler for a URL of the app's own code; see ``call(_:context:from:)``.
        @objc(call:context:error:)
        public func call(_ url: String, context: [String: Any]?) throws -> Any {
            try call(url, context: context, from: .app)
        }

        /// Calls the handler for a URL, which must be synchronous.
        ///
        /// - Parameters:
        ///   - url: The URL.
        ///   - context: Values by parameter name, with their original types.
        ///   - origin: The caller.
        /// - Returns: The handler's result; `NSNull` if it returns nothing.
        /// - Throws: The handler's error, or a `RouterError`. Objective-C receives it as an `NSError`.
        @objc(call:context:from:error:)
        public func call(_ url: String, context: [String: Any]?, from origin: ObjectiveCOrigin) throws -> Any {
            let request = router.request(url).with(userInfo: context ?? [:])
            let origin = origin.origin
            // The main thread belongs to the main actor, so its handlers can be called there.
            if Thread.isMainThread {
                let request = UnsafeTransfer(value: request)
                return try MainActor.assumeIsolated {
                    UnsafeTransfer(value: Self.object(try request.value.call(from: origin)))
                }.value
            }
            return Self.object(try request.call(from: origin, isolation: nil))
        }

        /// Opens the handler for a URL of the app's own code; see ``open(_:context:from:completion:)``.
        @objc(open:context:completion:)
        public func open(
            _ url: String,
            context: [String: Any]?,
            completion: (@MainActor @Sendable (_ result: Any?, _ error: (any Error)?) -> Void)?
        ) {
            open(url, context: context, from: .app, completion: completion)
        }

        /// Opens the handler for a URL, of any kind.
        ///
        /// - Parameters:
        ///   - url: The URL.
        ///   - context: Values by parameter name, with their original types. The caller must not change them
        ///     afterward.
        ///   - origin: The caller.
        ///   - completion: Called on the main thread, with the handler's result or the error.
        @objc(open:context:from:completion:)
        public func open(
            _ url: String,
            context: [String: Any]?,
            from origin: ObjectiveCOrigin,
            completion: (@MainActor @Sendable (_ result: Any?, _ error: (any Error)?) -> Void)?
        ) {
            open(url, context: context, from: origin, block: nil, completion: completion)
        }

        /// Opens the handler for a URL, and passes it a block.
        ///
        /// - Parameters:
        ///   - url: The URL.
        ///   - context: Values by parameter name; see ``open(_:context:from:completion:)``.
        ///   - origin: The caller.
        ///   - block: The block for the handler's parameter of type `([String: Any]) -> Void`; `nil` for none.
        ///   - completion: Called on the main thread, with the handler's result or the error.
        @objc(open:context:from:block:completion:)
        public func open(
            _ url: String,
            context: [String: Any]?,
            from origin: ObjectiveCOrigin,
            block: (@Sendable (_ information: [String: Any]) -> Void)?,
            completion: (@MainActor @Sendable (_ result: Any?, _ error: (any Error)?) -> Void)?
        ) {
            // Objective-C cannot say that the caller gives the values up, as the documentation demands.
            let request = UnsafeTransfer(value: router.request(url).with(userInfo: context ?? [:]))
            let origin = origin.origin
            Task { @MainActor in
                do {
                    let callbacks = block.map { [RouteCallback($0)] } ?? []
                    let result = try await request.value.open(from: origin, callbacks: callbacks)
                    completion?(Self.object(result), nil)
                } catch {
                    completion?(nil, error)
                }
            }
        }

        private static func object(_ result: Any) -> Any {
            result is Void ? NSNull() : result
        }
    }

    /// The caller of a request, for Objective-C; see `RouteOrigin`.
    @objc(RGOrigin)
    public enum ObjectiveCOrigin: Int, Sendable {
        /// The app's own code: `RGOriginApp`.
        case app
        /// A page in a web view of the app: `RGOriginWebView`.
        case webView
        /// A push notification: `RGOriginNotification`.
        case notification
        /// A server's message: `RGOriginRemote`.
        case remote
        /// Another app, through a URL that the system delivers: `RGOriginExternal`.
        case external

        /// Objective-C may pass any number, of which an unknown one is the least trusted caller.
        fileprivate var origin: RouteOrigin {
            switch self {
            case .app: .app
            case .webView: .webView
            case .notification: .notification
            case .remote: .remote
            default: .external
            }
        }
    }

    /// Carries a request into a closure, or its result out of one.
    ///
    /// Unchecked: the closure runs at once, in the caller's isolation, or the caller has given the values up.
    private struct UnsafeTransfer<Value>: @unchecked Sendable {
        let value: Value
    }
#endif

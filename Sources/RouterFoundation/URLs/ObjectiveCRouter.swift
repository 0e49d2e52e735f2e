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
    /// To call handlers in Objective-C classes, put the marker on a Swift extension or subclass.
    @objc(RGRouter)
    public final class ObjectiveCRouter: NSObject, Sendable {
        /// The router that performs the requests.
        public let router: Router

        /// Wraps a router.
        public init(_ router: Router) {
            self.router = router
        }

        /// Calls the handler for a URL, which must be synchronous.
        ///
        /// - Parameters:
        ///   - url: The URL.
        ///   - context: Values by parameter name, with their original types.
        /// - Returns: The handler's result; `NSNull` if it returns nothing.
        /// - Throws: The handler's error, or a `RouterError`. Objective-C receives it as an `NSError`.
        @objc(call:context:error:)
        public func call(_ url: String, context: [String: Any]?) throws -> Any {
            let context = UncheckedContext(context ?? [:]).values
            // The main thread belongs to the main actor, so its handlers can be called there.
            if Thread.isMainThread {
                return try MainActor.assumeIsolated {
                    UnsafeTransfer(value: Self.object(try router.call(url, context: context)))
                }.value
            }
            return Self.object(try router.call(url, context: context, isolation: nil))
        }

        /// Opens the handler for a URL, of any kind.
        ///
        /// - Parameters:
        ///   - url: The URL.
        ///   - context: Values by parameter name, with their original types. The caller must not change them
        ///     afterward.
        ///   - completion: Called on the main thread, with the handler's result or the error.
        @objc(open:context:completion:)
        public func open(
            _ url: String,
            context: [String: Any]?,
            completion: (@MainActor @Sendable (_ result: Any?, _ error: (any Error)?) -> Void)?
        ) {
            let context = UncheckedContext(context ?? [:]).values
            Task { @MainActor [router] in
                do {
                    let result = try await router.open(url, context: context)
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

    /// Carries a result out of a closure that runs immediately, in the caller's isolation.
    private struct UnsafeTransfer: @unchecked Sendable {
        let value: Any
    }
#endif

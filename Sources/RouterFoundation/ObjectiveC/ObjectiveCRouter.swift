#if canImport(ObjectiveC)
    public import Foundation
    public import RouterRuntime

    /// A router as Objective-C sees it: requests by URL, with a dictionary beside it.
    ///
    /// (Khala's calls from Objective-C.) The app makes one and hands it to its Objective-C code:
    ///
    /// ```objc
    /// NSString *greeting = [router call:@"kl://AModule/server2?value=64" context:nil error:&error];
    /// [router open:@"//chat/5" context:@{@"image": image} completion:^(id result, NSError *error) { ... }];
    /// ```
    ///
    /// Handlers in Objective-C classes are reached through a Swift extension or subclass that carries the marker.
    @objc(RGRouter)
    public final class ObjectiveCRouter: NSObject, Sendable {
        /// The router that carries the requests out.
        public let router: Router

        /// Wraps a router.
        public init(_ router: Router) {
            self.router = router
        }

        /// Calls the handler that a URL leads to, which has to be synchronous.
        ///
        /// - Parameters:
        ///   - url: The URL.
        ///   - context: Values by parameter name, with the types they have.
        /// - Returns: What the handler returns; `NSNull` where it returns nothing.
        /// - Throws: What the handler throws, or a `RouterError`; Objective-C gets it as an `NSError`.
        @objc(call:context:error:)
        public func call(_ url: String, context: [String: Any]?) throws -> Any {
            let context = Self.context(context)
            // The main thread is the main actor's, so that its handlers can be called from there.
            if Thread.isMainThread {
                return try MainActor.assumeIsolated {
                    UnsafeTransfer(value: Self.object(try router.call(url, context: context)))
                }.value
            }
            return Self.object(try router.call(url, context: context, isolation: nil))
        }

        /// Opens the handler that a URL leads to, whatever its kind.
        ///
        /// - Parameters:
        ///   - url: The URL.
        ///   - context: Values by parameter name, with the types they have; the caller must not change them any more.
        ///   - completion: Is called on the main thread, with what the handler returned or with the error.
        @objc(open:context:completion:)
        public func open(
            _ url: String,
            context: [String: Any]?,
            completion: (@MainActor @Sendable (_ result: Any?, _ error: (any Error)?) -> Void)?
        ) {
            let context = Self.context(context)
            Task { @MainActor [router] in
                do {
                    let result = try await router.open(url, context: context)
                    completion?(Self.object(result), nil)
                } catch {
                    completion?(nil, error)
                }
            }
        }

        /// Objective-C knows nothing of `Sendable`; that its callers hand values over for good is in the documentation.
        private static func context(_ values: [String: Any]?) -> [String: any Sendable] {
            // `Any` and `any Sendable` are the same in memory, as a marker protocol has no table of its own.
            (values ?? [:]).mapValues { unsafeBitCast($0, to: (any Sendable).self) }
        }

        private static func object(_ result: Any) -> Any {
            result is Void ? NSNull() : result
        }
    }

    /// Carries a result out of a closure that runs on the spot, in the caller's isolation.
    private struct UnsafeTransfer: @unchecked Sendable {
        let value: Any
    }
#endif

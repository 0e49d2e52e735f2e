internal import RouterPipeline
package import RouterRuntime

extension Router {
    /// This router, which writes no lines about requests that fail.
    package var silent: Router {
        assertions = .off
        return self
    }
}

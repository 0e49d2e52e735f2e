internal import RouteTables
package import RouterRuntime

extension Router {
    /// Tells developers, in debug builds, why a link has shown nothing.
    ///
    /// - Parameters:
    ///   - error: The error that its caller receives.
    ///   - link: The link.
    /// - Returns: The error, which says that developers have learned it.
    package func told(_ error: any Error, of link: LinkRequest) -> any Error {
        // A task that is cancelled, and a link that the app drops, fail as they are meant to.
        if error is CancellationError || (error as? NavigationError)?.code == .notAdmitted { return error }
        guard var routerError = error as? RouterError else {
            remark { Self.line(about: link, error) }
            return error
        }
        guard !routerError.isReported, routerError.code != .requiresAsync else { return error }
        remark { Self.line(about: link, error) + routerError.hint(about: link) }
        routerError.isReported = true
        return routerError
    }

    private static func line(about link: LinkRequest, _ error: any Error) -> String {
        "RouteGen: nothing to show for '\(link.url)' from '\(link.origin)': \(error)"
    }
}

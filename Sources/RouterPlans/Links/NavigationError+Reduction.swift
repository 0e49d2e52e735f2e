package import RouterRuntime

extension NavigationError {
    /// The error as the caller of a link receives it, as of any request whose own requests fail.
    ///
    /// Debug builds tell developers what a caller outside of the app does not learn.
    ///
    /// - Parameters:
    ///   - link: The link; `nil` for a typed route.
    ///   - router: The router.
    ///   - last: The latest request to which the link has led, if it is known.
    /// - Returns: The error.
    package func reduced(for link: LinkRequest?, in router: Router, after last: RouteRequest? = nil) -> any Error {
        guard let link, link.origin != .app else { return self }
        guard code == .parentFailed else { return about(link.url) }
        var error = router.notFound(link.url, link.origin)
        let request = router.makeRequest(link.url, context: [:], from: link.origin, callbacks: .none)
        error.isReported = router.note(RouterError(.notFound, "\(self)"), hiddenAs: error, request, last)
        return error
    }
}

@_spi(Locks) import RouteTables
import RouterRuntime

extension Router {
    /// Replaces the hosts that the app has given for its links, such as `"https://:server/": "/"`.
    ///
    /// ```swift
    /// router.useHosts(of: .app(server: ["social.example", "other.example"]))
    /// ```
    ///
    /// The user has added an account on another server, or removed one. From now on, the URLs at these hosts are the app's
    /// own, and those at former hosts are foreign. Everything else remains: middleware and other settings, and the pages of
    /// a navigator with this router.
    ///
    /// - Parameter table: The router's table with all hosts. Only the hosts are read; a table that was made without any is
    ///   ignored, with a line in debug builds.
    /// - Complexity: The next request prepares the router's settings again.
    public func useHosts(of table: RouteTable) {
        guard table.links.hasNamedHosts, self.table.links.hasNamedHosts else {
            return remark { "RouteGen: the table in 'useHosts(of:)' has no links whose hosts the app gives" }
        }
        state.withLock { $0.links = table.links }
        // Relocations name paths by own links.
        pipelines.change(removes: true) { _ in }
    }
}

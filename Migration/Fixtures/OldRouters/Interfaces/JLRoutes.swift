// Stands in for JLRoutes.

import Foundation

public final class JLRoutes {
    public typealias Handler = ([String: Any]) -> Bool

    public var unmatchedURLHandler: ((JLRoutes, URL?, [String: Any]?) -> Void)?

    public class func global() -> JLRoutes { JLRoutes() }
    public convenience init(forScheme scheme: String) { self.init() }
    public init() {}

    public func addRoute(_ pattern: String, handler: @escaping Handler) {}
    public func addRoute(_ pattern: String, priority: UInt, handler: @escaping Handler) {}
    public func addRoutes(_ patterns: [String], handler: @escaping Handler) {}
    public func add(_ patterns: [String], handler: @escaping Handler) {}

    public subscript(pattern: String) -> Handler? {
        get { nil }
        set {}
    }

    @discardableResult
    public class func routeURL(_ url: URL?, withParameters parameters: [String: Any]? = nil) -> Bool { false }
}

// Stands in for URLNavigator.

import UIKit

public typealias URLPattern = String
public typealias ViewControllerFactory =
    (_ url: URLConvertible, _ values: [String: Any], _ context: Any?) -> UIViewController?
public typealias URLOpenHandlerFactory = (_ url: URLConvertible, _ values: [String: Any], _ context: Any?) -> Bool

public protocol URLConvertible {
    var urlValue: URL? { get }
    var urlStringValue: String { get }
    var queryParameters: [String: String] { get }
}

extension String: URLConvertible {
    public var urlValue: URL? { URL(string: self) }
    public var urlStringValue: String { self }
    public var queryParameters: [String: String] { [:] }
}

public protocol NavigatorType: AnyObject {
    func register(_ pattern: URLPattern, _ factory: @escaping ViewControllerFactory)
    func handle(_ pattern: URLPattern, _ factory: @escaping URLOpenHandlerFactory)
}

extension NavigatorType {
    @discardableResult
    public func push(_ url: URLConvertible, context: Any? = nil) -> UIViewController? { nil }
    @discardableResult
    public func present(_ page: UIViewController) -> UIViewController? { page }
}

open class Navigator: NavigatorType {
    public init() {}

    public func register(_ pattern: URLPattern, _ factory: @escaping ViewControllerFactory) {}
    public func handle(_ pattern: URLPattern, _ factory: @escaping URLOpenHandlerFactory) {}
}

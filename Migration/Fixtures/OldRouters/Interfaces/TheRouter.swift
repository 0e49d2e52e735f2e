// Stands in for TheRouter.

import UIKit

public protocol TheRouterable {
    static var patternString: [String] { get }
    static var priority: UInt { get }
}

public let TheRouterDefaultPriority: UInt = 1000

extension TheRouterable {
    public static var priority: UInt { TheRouterDefaultPriority }
}

public enum LAJumpType { case push, modal, popToTaget, windowNavRoot, modalDismissBeforePush, showTab }

public protocol CustomRouterInfo {
    static var patternString: String { get }
    static var routerClass: String { get }
    var params: [String: Any] { get }
    var jumpType: LAJumpType { get }
}

public struct StaticRouterInfo {
    public init(patternString: String, routerClass: String, params: [String: Any], jumpType: LAJumpType) {}
}

public struct RouteItem {
    public init(path: String, className: String) {}
}

public enum TheRouter {
    public static func addRouterItem(_ path: String, classString: String) {}
    public static func addRouterItem(_ item: RouteItem) {}
    public static func addRouterItem(_ items: [String: String]) {}
}

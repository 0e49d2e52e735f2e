// Stands in for EENavigator.

import UIKit

public protocol Resource {}
extension UIViewController: Resource {}

public protocol Body {
    static var pattern: String { get }
}

public struct Request {
    public var url: URL
    public var parameters: [String: Any]
    public var context: [String: Any]
}

public final class Response {
    public func end(resource: Resource?) {}
    public func end(error: Error?) {}
    public func redirect(_ url: URL) {}
}

public enum Priority { case high, `default`, low }

public final class Navigator {
    public static let shared = Navigator()

    public func registerRoute(
        pattern: String,
        priority: Priority = .default,
        _ handler: @escaping (Request, Response) -> Void
    ) {}
    public func registerRoute(
        regExpPattern: String,
        priority: Priority = .default,
        _ handler: @escaping (Request, Response) -> Void
    ) {}
    public func registerRoute<T: Body>(type: T.Type, _ handler: @escaping (T, Request, Response) -> Void) {}
}

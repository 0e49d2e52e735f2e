import Foundation

/// Stands in for TheRouter, with the part of its interface that the app uses.
///
/// TheRouter finds classes in the Objective-C runtime and shows view controllers. Here, the app names its classes, and
/// opening a page prints it.
public enum TheRouter {
    public typealias FailedHandler = ([String: Any]) -> Void
    public typealias Interceptor = ([String: Any]) -> Bool
    public typealias LogHandler = (_ url: String, _ logType: TheRouterLogType, _ errorMsg: String) -> Void

    nonisolated(unsafe) static var items: [String: any TheRouterable.Type] = [:]
    nonisolated(unsafe) static var relocations: [String: String] = [:]
    nonisolated(unsafe) static var failedHandler: FailedHandler?
    nonisolated(unsafe) static var interceptors: [(paths: [String], priority: UInt, handler: Interceptor)] = []
    nonisolated(unsafe) static var log: LogHandler?
    nonisolated(unsafe) static var services: [String: Any] = [:]

    public static func logcat(_ handler: @escaping LogHandler) { log = handler }

    public static func globalOpenFailedHandler(_ handler: @escaping FailedHandler) { failedHandler = handler }

    public static func addRouterInterceptor(_ paths: [String], priority: UInt, _ handler: @escaping Interceptor) {
        interceptors.append((paths, priority, handler))
        interceptors.sort { $0.priority > $1.priority }
    }

    public static func fetchService<Service>(_ service: Service.Type) -> Service? {
        services["\(Service.self)"] as? Service
    }

    @discardableResult
    public static func openURL(_ uriTuple: (String, [String: Any])) -> Any? {
        openURL(uriTuple.0, userInfo: uriTuple.1)
    }

    @discardableResult
    public static func openURL(
        _ urlString: String,
        userInfo: [String: Any] = [:],
        complateHandler: (([String: Any]?, Any?) -> Void)? = nil
    ) -> Any? {
        let parts = urlString.split(separator: "?", maxSplits: 1).map(String.init)
        var info = userInfo
        for item in URLComponents(string: urlString)?.queryItems ?? [] { info[item.name] = item.value }
        for interceptor in interceptors where interceptor.paths.contains(parts[0]) {
            guard interceptor.handler(info) else { return nil }
        }
        guard let type = items[relocations[parts[0]] ?? parts[0]] else {
            log?(urlString, .logError, "not found")
            failedHandler?(["url": urlString])
            return nil
        }
        log?(urlString, .logNormal, "")
        let instance = type.registerAction(info: info)
        print("push \(instance)")
        complateHandler?(info, instance)
        return instance
    }
}

/// What is logged.
public enum TheRouterLogType: String { case logNormal, logError }

/// A class that handles paths.
public protocol TheRouterable: AnyObject {
    static var patternString: [String] { get }
    static func registerAction(info: [String: Any]) -> Any
}

/// Registration, which TheRouter does by itself, and relocations.
public enum TheRouterManager {
    public static func addGloableRouter(_ classes: [any TheRouterable.Type]) {
        for type in classes { for path in type.patternString { TheRouter.items[path] = type } }
    }

    public static func registerServices<Service>(_ service: Service, as name: String) {
        TheRouter.services[name] = service
    }

    public static func addRelocationHandle(routerMapList: [[String: Any]]) {
        for map in routerMapList {
            let origin = map["orginPath"] as? String ?? ""
            switch map["routerType"] as? Int {
            case 1: TheRouter.relocations[origin] = map["targetPath"] as? String
            case 2:
                let name = map["className"] as? String
                let type = TheRouter.items.values.first { "\($0)" == name }
                TheRouter.items[map["path"] as? String ?? ""] = type
            case 4: TheRouter.relocations[origin] = nil
            default: break
            }
        }
    }
}

/// A request, step by step.
public struct TheRouterBuilder {
    private let path: String
    private var info: [String: Any] = [:]

    public static func build(_ path: String) -> TheRouterBuilder { TheRouterBuilder(path: path) }

    private init(path: String) { self.path = path }

    public func withInt(key: String, value: Int) -> TheRouterBuilder { with(key, value) }

    public func withString(key: String, value: String) -> TheRouterBuilder { with(key, value) }

    public func withBool(key: String, value: Bool) -> TheRouterBuilder { with(key, value) }

    public func withAny(key: String, value: Any) -> TheRouterBuilder { with(key, value) }

    private func with(_ key: String, _ value: Any) -> TheRouterBuilder {
        var builder = self
        builder.info[key] = value
        return builder
    }

    public func navigation(_ complateHandler: (([String: Any]?, Any?) -> Void)? = nil) {
        TheRouter.openURL(path, userInfo: info, complateHandler: complateHandler)
    }
}

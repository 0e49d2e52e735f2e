import Foundation

/// Stands in for Khala, with the part of its interface that the app uses.
///
/// Khala finds classes and functions by name in the Objective-C runtime. Here, classes list their functions.
public final class Khala {
    /// The module that rewrites URLs.
    public nonisolated(unsafe) static var rewrite = KhalaRewrite()

    private let request: KhalaURLValue

    public init?(str: String, params: [AnyHashable: Any] = [:]) {
        guard let url = URL(string: str) else { return nil }
        request = KhalaURLValue(url: url, params: params)
    }

    @discardableResult
    public func call() -> Any? { call(blocks: []) }

    @discardableResult
    public func call(block: @escaping KhalaClosure) -> Any? { call(blocks: [block]) }

    @discardableResult
    public func call(blocks: [KhalaClosure]) -> Any? {
        let request = Khala.rewrite.redirect(request)
        let instance = PseudoClass.instance(named: request.url.host ?? "")
        let name = request.url.lastPathComponent
        guard let function = instance?.functions[name] else { return nil }
        return function(request.info, blocks)
    }

    /// Creates the instance of the class, and keeps it.
    @discardableResult
    public func regist() -> Bool { PseudoClass.instance(named: request.url.host ?? "") != nil }
}

/// A call of the function of that name in all classes with an instance.
public struct KhalaNotify {
    private let request: KhalaURLValue

    public init?(str: String) {
        guard let url = URL(string: str) else { return nil }
        request = KhalaURLValue(url: url, params: [:])
    }

    @discardableResult
    public func call() -> [Any]? {
        let name = request.url.host ?? ""
        return PseudoClass.cache.sorted { $0.key < $1.key }
            .compactMap { $0.value.functions[name]?(request.info, []) }
    }
}

public typealias KhalaClosure = (_ useInfo: [String: Any]) -> Void

/// A URL with the parameters beside it.
public struct KhalaURLValue {
    public var url: URL
    public var params: [AnyHashable: Any]

    /// The items of the query, as text, and the parameters.
    var info: [String: Any] {
        var info: [String: Any] = [:]
        for item in URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? [] {
            info[item.name] = item.value
        }
        for (name, value) in params { info["\(name)"] = value }
        return info
    }
}

/// A rule that may change each request.
public struct RewriteFilter {
    let change: (KhalaURLValue) -> KhalaURLValue

    public init(_ change: @escaping (KhalaURLValue) -> KhalaURLValue) { self.change = change }
}

/// The rules, in order.
public final class KhalaRewrite {
    public var filters: [RewriteFilter] = []

    func redirect(_ request: KhalaURLValue) -> KhalaURLValue { filters.reduce(request) { $1.change($0) } }
}

/// The place for typed functions of modules.
open class KhalaStore {}

/// A class that handles URLs.
public protocol KhalaClass: AnyObject {
    init()
    /// Its functions, which the Objective-C runtime lists for Khala.
    var functions: [String: (_ info: [String: Any], _ closures: [KhalaClosure]) -> Any?] { get }
}

/// The classes, and their instances.
public enum PseudoClass {
    /// All classes, which the Objective-C runtime lists for Khala.
    public nonisolated(unsafe) static var classes: [any KhalaClass.Type] = []
    public nonisolated(unsafe) static var cache: [String: any KhalaClass] = [:]

    static func instance(named name: String) -> (any KhalaClass)? {
        if let known = cache[name] { return known }
        cache[name] = classes.first { "\($0)" == name }?.init()
        return cache[name]
    }
}

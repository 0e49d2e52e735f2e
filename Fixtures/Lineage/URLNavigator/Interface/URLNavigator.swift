import Foundation

/// Stands in for URLNavigator, with the part of its interface that the app uses.
///
/// URLNavigator shows view controllers. Here, what it shows is printed.
public final class Navigator {
    public let matcher = URLMatcher()

    private var pages: [(pattern: String, factory: ViewControllerFactory)] = []
    private var handlers: [(pattern: String, handler: URLOpenHandler)] = []

    public init() {}

    public func register(_ pattern: String, _ factory: @escaping ViewControllerFactory) {
        pages.append((pattern, factory))
    }

    public func handle(_ pattern: String, _ handler: @escaping URLOpenHandler) { handlers.append((pattern, handler)) }

    public func viewController(for url: URLConvertible, context: Any? = nil) -> Any? {
        // URLNavigator prefers a pattern with more literal components, which here come first.
        for (pattern, factory) in pages {
            if let values = matcher.match(url.urlStringValue, pattern) { return factory(url, values, context) }
        }
        return nil
    }

    @discardableResult
    public func push(_ url: URLConvertible, context: Any? = nil) -> Any? { show("push", url, context) }

    @discardableResult
    public func present(_ url: URLConvertible, context: Any? = nil) -> Any? { show("present", url, context) }

    @discardableResult
    public func open(_ url: URLConvertible, context: Any? = nil) -> Bool {
        for (pattern, handler) in handlers {
            if let values = matcher.match(url.urlStringValue, pattern) { return handler(url, values, context) }
        }
        return false
    }

    private func show(_ style: String, _ url: URLConvertible, _ context: Any?) -> Any? {
        guard let page = viewController(for: url, context: context) else { return nil }
        print("\(style) \(page)")
        return page
    }
}

public typealias ViewControllerFactory = (_ url: URLConvertible, _ values: [String: Any], _ context: Any?) -> Any?
public typealias URLOpenHandler = (_ url: URLConvertible, _ values: [String: Any], _ context: Any?) -> Bool

/// A URL or its text.
public protocol URLConvertible {
    var urlStringValue: String { get }
}

extension URLConvertible {
    public var queryParameters: [String: String] {
        let items = URLComponents(string: urlStringValue)?.queryItems ?? []
        return Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
    }
}

extension String: URLConvertible {
    public var urlStringValue: String { self }
}

/// Compares URLs with patterns.
public final class URLMatcher {
    public typealias URLValueConverter = (_ pathComponents: [String], _ index: Int) -> Any?

    /// The converters of placeholders, by the names before their colons.
    public var valueConverters: [String: URLValueConverter] = [
        "string": { $0[$1] },
        "int": { Int($0[$1]) },
        "float": { Float($0[$1]) },
        "uuid": { UUID(uuidString: $0[$1]) },
        "path": { $0[$1...].joined(separator: "/") },
    ]

    /// The values of placeholders; `nil` if the URL does not match.
    func match(_ url: String, _ pattern: String) -> [String: Any]? {
        let (scheme, components) = Self.split(url)
        let (patternScheme, patternComponents) = Self.split(pattern)
        guard scheme == patternScheme else { return nil }
        var values: [String: Any] = [:]
        for (index, component) in patternComponents.enumerated() {
            guard index < components.count else { return nil }
            guard component.hasPrefix("<") else {
                if component != components[index] { return nil }
                continue
            }
            let parts = component.dropFirst().dropLast().split(separator: ":").map(String.init)
            let converter = valueConverters[parts.count > 1 ? parts[0] : "string"]
            guard let value = converter?(components, index) else { return nil }
            values[parts[parts.count - 1]] = value
            if parts[0] == "path" { return values }
        }
        return components.count == patternComponents.count ? values : nil
    }

    private static func split(_ url: String) -> (scheme: String, components: [String]) {
        let parts = url.prefix { $0 != "?" && $0 != "#" }.components(separatedBy: "://")
        return (parts[0], parts[1].split(separator: "/").map(String.init))
    }
}

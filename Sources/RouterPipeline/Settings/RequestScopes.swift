import RouteTables
import RouterRuntime

/// The scopes of a list of settings, by the settings' numbers.
///
/// It is not generic, because the compiler would make a copy for each kind of setting.
final class RequestScopes: Sendable {
    private let scopes: [RequestScope?]
    /// The scopes of URLs.
    private let urlIndex: URLIndex
    /// All handlers in scopes of handlers.
    private let allHandlers: NumberSet
    /// The scopes of handlers.
    private let handlers: [(number: Int, handlers: NumberSet)]
    /// The settings that apply to all requests.
    private let unscoped: NumberSet

    init(_ scopes: [RequestScope?]) {
        self.scopes = scopes
        var urls: [URLIndex.Member] = []
        var handlers: [(number: Int, handlers: NumberSet)] = []
        var unscoped = NumberSet()
        for (number, scope) in scopes.enumerated() {
            switch scope {
            case nil: unscoped.insert(number)
            case .urls(let scope): urls.append((number, scope.beginning))
            case .handlers(let numbers, _): handlers.append((number, numbers))
            }
        }
        urlIndex = URLIndex(urls)
        self.handlers = handlers
        allHandlers = handlers.reduce(into: NumberSet()) { $0.formUnion($1.handlers) }
        self.unscoped = unscoped
    }

    /// Whether a setting applies to all requests.
    var hasUnscoped: Bool { !unscoped.isEmpty }

    /// Whether a setting applies to some handlers.
    var hasHandlers: Bool { !handlers.isEmpty }

    /// Whether the URL of a request is needed to determine the settings that apply.
    var needsURL: Bool { !urlIndex.isEmpty }

    /// The numbers of the settings that apply to a request.
    func numbers(for url: RouteURL?, handler: Int?, aliases: [RequestAlias] = []) -> NumberSet {
        var numbers = unscoped
        if let handler, allHandlers.contains(handler) {
            for index in handlers.indices where handlers[index].handlers.contains(handler) {
                numbers.insert(handlers[index].number)
            }
        }
        if let url { insert(url, into: &numbers) }
        if !aliases.isEmpty { insert(aliases, into: &numbers) }
        return numbers
    }

    private func insert(_ url: RouteURL, into numbers: inout NumberSet) {
        for number in urlIndex.candidates(for: url) where includes(url, number) { numbers.insert(number) }
    }

    @inline(never)
    private func insert(_ aliases: [RequestAlias], into numbers: inout NumberSet) {
        for alias in aliases {
            switch alias {
            case .url(let url): insert(url, into: &numbers)
            case .pattern(let patternIndex, let metadata):
                for (number, scope) in scopes.enumerated() {
                    guard case .urls(let urls) = scope else { continue }
                    if urls.mayInclude(urlsOfPattern: patternIndex, metadata) { numbers.insert(number) }
                }
            }
        }
    }

    private func includes(_ url: RouteURL, _ number: Int) -> Bool {
        guard case .urls(let urls) = scopes[number] else { return false }
        return urls.includes(url)
    }

    /// Tells whether a scope of handlers includes a handler.
    func includes(handler: Int) -> Bool {
        allHandlers.contains(handler)
    }

    /// Tells whether a scope of URLs may include a URL that is written for a pattern of the table.
    func mayInclude(urlsOfPattern patternIndex: Int, _ metadata: RouteMetadata) -> Bool {
        scopes.contains { scope in
            guard case .urls(let urls) = scope else { return false }
            return urls.mayInclude(urlsOfPattern: patternIndex, metadata)
        }
    }
}

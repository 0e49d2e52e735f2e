import RouteDetails
import RouteTables
import RouterRuntime

/// The scopes of a list of settings, by the settings' numbers.
///
/// It is not generic, because the compiler would make a copy for each kind of setting.
final class RequestScopes: Sendable {
    private let scopes: [RequestScope?]
    /// The scopes of URLs.
    private let urlIndex: URLIndex
    /// The scopes of handlers.
    private let handlers: [(number: Int, handlers: HandlerNumbers)]
    /// The settings that apply to all requests.
    private let unscoped: [Int]

    init(_ scopes: [RequestScope?]) {
        self.scopes = scopes
        var urls: [URLIndex.Member] = []
        var handlers: [(number: Int, handlers: HandlerNumbers)] = []
        var unscoped: [Int] = []
        for (number, scope) in scopes.enumerated() {
            switch scope {
            case nil: unscoped.append(number)
            case .urls(let scope): urls.append((number, scope.beginning))
            case .handlers(let numbers, _): handlers.append((number, numbers))
            }
        }
        urlIndex = URLIndex(urls)
        self.handlers = handlers
        self.unscoped = unscoped
    }

    /// Whether a setting applies to all requests.
    var hasUnscoped: Bool { !unscoped.isEmpty }

    /// Whether the URL of a request is needed to determine the settings that apply.
    var needsURL: Bool { !urlIndex.isEmpty }

    /// The numbers of the settings that apply to a request, in order.
    func numbers(for url: RouteURL?, handler: Int?, aliases: [RequestAlias]) -> [Int] {
        var numbers = unscoped
        if let handler {
            for member in handlers where member.handlers.contains(handler) { numbers.append(member.number) }
        }
        if let url { append(url, to: &numbers) }
        if !aliases.isEmpty { add(aliases, to: &numbers) }
        return numbers.count > 1 ? numbers.sorted() : numbers
    }

    private func append(_ url: RouteURL, to numbers: inout [Int]) {
        var beginning: RouteURL.Beginning?
        for number in urlIndex.candidates(for: url, &beginning) where includes(url, number) { numbers.append(number) }
    }

    /// Adds the settings that apply to aliases, each once.
    @inline(never)
    private func add(_ aliases: [RequestAlias], to numbers: inout [Int]) {
        for alias in aliases {
            switch alias {
            case .url(let url): append(url, to: &numbers)
            case .pattern(let patternIndex, let metadata):
                for (number, scope) in scopes.enumerated() {
                    guard case .urls(let urls) = scope else { continue }
                    if urls.mayInclude(urlsOfPattern: patternIndex, metadata) { numbers.append(number) }
                }
            }
        }
        numbers = Array(Set(numbers))
    }

    /// Tells whether a scope of URLs includes a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - beginning: The beginning of the URL, if it is known; it is set if it is needed.
    /// - Returns: Whether one does.
    func includes(_ url: RouteURL, _ beginning: inout RouteURL.Beginning?) -> Bool {
        // A loop over indices, because other loops allocate for each element in a debug build.
        let candidates = urlIndex.candidates(for: url, &beginning)
        var index = 0
        while index < candidates.count {
            if includes(url, candidates[index]) { return true }
            index += 1
        }
        return false
    }

    private func includes(_ url: RouteURL, _ number: Int) -> Bool {
        guard case .urls(let urls) = scopes[number] else { return false }
        return urls.includes(url)
    }

    /// Tells whether a scope of handlers includes a handler.
    func includes(handler: Int) -> Bool {
        handlers.contains { $0.handlers.contains(handler) }
    }

    /// Tells whether a scope of URLs may include a URL that is written for a pattern of the table.
    func mayInclude(urlsOfPattern patternIndex: Int, _ metadata: RouteMetadata) -> Bool {
        scopes.contains { scope in
            guard case .urls(let urls) = scope else { return false }
            return urls.mayInclude(urlsOfPattern: patternIndex, metadata)
        }
    }
}

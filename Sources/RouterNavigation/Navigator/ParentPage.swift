internal import RouteTables
internal import RouterRuntime

/// A page that a route names as the one below its own.
@MainActor
struct ParentPage {
    let url: String
    let source: PageSource
    /// The key by which the page is recognized.
    let key: PageKey?
    /// How the page opens, as its own route says.
    let parameters: NavigationParameters

    /// The pages below that of a request, the nearest first.
    ///
    /// Each one is made with the values of the page above it, for the app: the marker names it, not the caller.
    ///
    /// - Throws: ``NavigatorError/parentFailed(url:parent:reason:)``.
    static func all(below request: RouteRequest) throws(NavigatorError) -> [ParentPage] {
        let router = request.router
        var parents: [ParentPage] = []
        var request = request
        while let path = router.navigation(of: request)?.parent {
            do {
                let (parent, resolved) = try make(path, below: request)
                // The build has ruled out cycles, but not those of relocations.
                guard !parents.contains(where: { $0.url == parent.url }) else {
                    throw Cycle()
                }
                parents.append(parent)
                request = resolved
            } catch {
                throw .parentFailed(url: request.urlText, parent: path.pattern, reason: "\(error)")
            }
        }
        return parents
    }

    private struct Cycle: Error, CustomStringConvertible {
        let description = "it is below itself"
    }

    private static func make(_ path: RoutePath, below request: RouteRequest) throws -> (ParentPage, RouteRequest) {
        let router = request.router
        let values = values(of: request)
        var texts: [String: any RouteValue] = [:]
        var context: [String: any Sendable] = [:]
        let handedOn = request.handedOn
        var others: [String] = []
        // A parameter with an equals sign is one that the parent's own marker sets.
        let names = path.parameters.prefix { $0 != ";" }.split(separator: ",").filter { !$0.contains("=") }
        for name in names.map(String.init) {
            if handedOn.carried[name] != nil, request.context[name] == nil {
                others.append(name)
            } else if let value = values[name] as? any RouteValue {
                texts[name] = value
            } else if let value = request.context[name] {
                context[name] = value
            }
        }
        let url = try path.url(texts)
        let callbacks = handedOn.carried(others)
        let source = PageSource.url(url, context: context, from: .app, callbacks: callbacks)
        let parent = router.makeRequest(url, context: context, from: .app, callbacks: callbacks)
        var machine = RequestMachine(parent, isDryRun: true)
        let resolved = try machine.resolve(in: MainActor.shared).request
        let parameters = router.navigation(of: resolved).map { NavigationParameters($0) } ?? NavigationParameters()
        let key = PageKey(of: resolved)
        return (ParentPage(url: url, source: source, key: key, parameters: parameters), resolved)
    }

    /// The values of a request by name: those of its URL as strings, others with their own types.
    private static func values(of request: RouteRequest) -> [String: Any] {
        var values = request.parameters
        if request.storage.typed != nil, request.storage.url == nil {
            let texts = (try? request.router.resolve(request.urlText))?.request.parameters ?? [:]
            values = texts.merging(values) { $1 }
        }
        return values
    }
}

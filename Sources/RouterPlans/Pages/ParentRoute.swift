internal import RouteTables
package import RouterRuntime

/// A page below a link's own: one that a route names as its parent, or the first one of a tab.
package struct ParentRoute: Sendable {
    package let url: String
    /// The request for the page, for the app, before rewriting.
    package let request: RouteRequest
    /// The route of the page, with which the request is performed.
    package let resolution: RouteResolution
    /// How the page opens, as its own route says.
    package let navigation: RouteNavigation?

    /// The key by which the page is recognized; `nil` if no URL can carry its values.
    package let key: PageKey?

    /// The pages below that of a request, the nearest first.
    ///
    /// Each one is made with the values of the page above it, for the app: the marker names it, not the caller.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - link: The link that a detour of such a page puts off.
    ///   - isolation: The caller's isolation.
    /// - Returns: The pages.
    /// - Throws: ``NavigationError`` with the code ``NavigationError/Code/parentFailed``; `RouterError` with the code
    ///   `requiresAsync` if a condition belongs to another isolation.
    static func all(
        below request: RouteRequest,
        of link: LinkRequest,
        on isolation: (any Actor)?
    ) throws -> [ParentRoute] {
        var parents: [ParentRoute] = []
        var request = request
        var next = request.navigation?.parent
        var routes = Set([request.patternIndex])
        while let path = next {
            do {
                let parent = try ParentRoute(path, below: request, of: link, on: isolation)
                // The build has ruled out cycles, but not those of rewriting and relocations, which may lead to other
                // values each time. So a route that comes again ends the pages.
                guard routes.insert(parent.resolution.request.patternIndex).inserted else { throw Cycle() }
                parents.append(parent)
                (request, next) = (parent.resolution.request, parent.navigation?.parent)
            } catch {
                throw failure(error, of: path.pattern, below: request)
            }
        }
        return parents
    }

    /// The error of a link because of a page below.
    ///
    /// The end of a task, and a page that must be awaited, say nothing about the page.
    package static func failure(_ error: any Error, of parent: String, below request: RouteRequest) -> any Error {
        if error is CancellationError || (error as? RouterError)?.code == .requiresAsync { return error }
        return NavigationError.parentFailed(url: request.urlText, parent: parent, reason: "\(error)")
    }

    private struct Cycle: Error, CustomStringConvertible {
        let description = "it is below itself"
    }

    private init(
        _ path: RoutePath,
        below request: RouteRequest,
        of link: LinkRequest,
        on isolation: (any Actor)?
    ) throws {
        let names = path.openParameterNames
        let values = names.isEmpty ? [:] : Self.values(of: request)
        var texts: [String: any RouteValue] = [:]
        var context: [String: any Sendable] = [:]
        let handedOn = request.handedOn
        var others: [String] = []
        for name in names {
            if handedOn.carried[name] != nil, request.context[name] == nil {
                others.append(name)
            } else if let value = values[name] as? any RouteValue {
                texts[name] = value
            } else if let value = request.context[name] {
                context[name] = value
            }
        }
        try self.init(path.url(texts), context, handedOn.carried(others), below: request, of: link, on: isolation)
    }

    /// Finds the route of a URL, for the app, as part of the plan for another request.
    init(
        _ url: String,
        _ context: [String: any Sendable] = [:],
        _ callbacks: RouteCallbacks = .none,
        below other: RouteRequest,
        of link: LinkRequest,
        on isolation: (any Actor)?
    ) throws {
        self.url = url
        let hops = other.storage.hops
        let plain = other.router.makeRequest(url, context: context, from: .app, callbacks: callbacks)
        request = RouteRequest(
            storage: plain.storage.copy { parts in
                parts.hops.belong(to: RequestHops.Postponed(url: link.url, origin: link.origin))
                parts.hops.plan(with: hops)
            }
        )
        resolution = try other.router.resolution(of: request, on: isolation)
        navigation = resolution.request.navigation
        key = PageKey(of: resolution.request)
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

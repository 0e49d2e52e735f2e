internal import Foundation
@_spi(Locks) internal import RouteTables
internal import RouterDynamic
internal import RouterFoundation
public import RouterPlans
public import RouterRuntime

/// Keeps the last links of an app, for a page of its debug builds that says why a link opened nothing.
///
/// ```swift
/// let inspector = RouteInspector(router, redacting: ["token"])
/// await print(inspector.text(trying: LinkRequest(url: "//chat/five", origin: .external)))
/// ```
///
/// It records each request by URL, whoever makes it, and each typed call that fails. It never calls a handler itself: a
/// link that is tried is explained.
///
/// > Warning: It shows routes that are closed to callers outside of the app, so only a debug build should have it.
public final class RouteInspector: Sendable {
    /// The links, the oldest first.
    private let links = Lock<[InspectedLink]>([])
    private let router: Router
    private let names: Set<String>
    private let limit: Int
    private let state: @MainActor @Sendable () -> String

    /// Starts to record the links of a router, for as long as the router exists.
    ///
    /// - Parameters:
    ///   - router: The router.
    ///   - limit: The maximum number of links that it keeps.
    ///   - names: The names of parameters whose values are confidential, as for a history: links and the URLs of the
    ///     state have `***` instead of these values, and the failure of such a link is a code without values.
    ///   - state: What the app shows, such as `"\(navigator.state)"`.
    public init(
        _ router: Router,
        keeping limit: Int = 50,
        redacting names: Set<String> = [],
        state: @escaping @MainActor @Sendable () -> String = { "" }
    ) {
        self.router = router
        self.names = names
        let limit = max(0, limit)
        self.limit = limit
        self.state = state
        router.observe { [links, names, limit] event in
            let parts = event.request.storage
            guard event.error != nil || parts.typed == nil && !parts.hops.isPartOfLink else { return }
            Self.add(InspectedLink(event, redacting: names), to: links, limit)
        }
    }

    /// Opens a page with the inspector for a URL of its own.
    ///
    /// ```swift
    /// try inspector.addRoute(from: [.external]) { inspector in inspector.text() }
    /// ```
    ///
    /// Without other callers, it is open to the app alone: a button or a gesture opens it. With `external`, the system does,
    /// for `simctl openurl`.
    ///
    /// The route is added at run time, so no table, map and association file has it. The router and the inspector then keep
    /// each other for as long as the process runs.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - origins: The callers to which the page is open, in addition to the app itself.
    ///   - page: Makes the page: one for a navigator, or a value of an app with a navigation of its own.
    /// - Throws: `RoutePatternError` for a malformed pattern.
    public func addRoute<Page: Sendable>(
        _ pattern: String = "//routegen",
        from origins: Set<RouteOrigin> = [],
        showing page: @escaping @MainActor @Sendable (_ inspector: RouteInspector) throws -> Page
    ) throws {
        try router.add(pattern, from: origins, onMainActor: { _ in try page(self) })
    }

    /// Records how a link has ended outside of the router: in a plan, or in what shows pages.
    ///
    /// ```swift
    /// let link = LinkRequest(url: "//chat/5", origin: .notification)
    /// do {
    ///     let plan: LinkPlan<ChatScreen> = try await router.plan(for: link)
    ///     print(plan)
    /// } catch { inspector.note(link, endingWith: error) }
    /// ```
    ///
    /// The outcomes of a navigator are in its `didEnd`. The error belongs to the newest record of the link. A link without a record, such as one to a page that is shown
    /// already, gets one.
    ///
    /// - Parameters:
    ///   - link: The link.
    ///   - error: The error; `nil` if the link has opened something.
    public func note(_ link: LinkRequest, endingWith error: (any Error)? = nil) {
        let request = router.makeRequest(link.url, context: [:], from: link.origin, callbacks: .none)
        let noted = InspectedLink(request, redacting: names, endingWith: error)
        let isKnown = links.withLockInPlace { links in
            guard let index = links.lastIndex(where: { $0.isSame(as: noted) && !$0.isNoted }) else { return false }
            links[index].isNoted = true
            links[index].problem = links[index].problem ?? noted.problem
            return true
        }
        if !isKnown { Self.add(noted, to: links, limit) }
    }

    private static func add(_ link: InspectedLink, to links: Lock<[InspectedLink]>, _ limit: Int) {
        links.withLock { links in
            links.append(link)
            links.removeFirst(max(0, links.count - limit))
        }
    }

    /// A string with everything, for the log, a terminal or a view.
    ///
    /// - Parameters:
    ///   - link: A link to explain first, with its caller.
    ///   - words: The part that the listed links and routes have in common; an empty string for all of them.
    /// - Returns: The explanation, the state, the links with the newest first, and the routes with the callers outside of
    ///   the app to which each is open.
    /// - Complexity: O(*n*) in the number of routes, for each link that failed.
    @MainActor public func text(trying link: LinkRequest? = nil, searching words: String = "") -> String {
        sections(trying: link, searching: words)
            .map { title, lines in ([title] + lines.map { "  \($0)" }).joined(separator: "\n") }.joined(separator: "\n")
    }

    /// The sections, without those that are empty.
    @MainActor func sections(
        trying link: LinkRequest?,
        searching words: String
    ) -> [(title: String, lines: [String])] {
        let links = links.read { copy $0 }.reversed().map { $0.lines(in: router) }
        return [
            ("Trying", link.map(explanation) ?? []),
            ("State", state().split(separator: "\n").map { redacted($0) }),
            ("Links", links.filter { words.isEmpty || $0.joined().contains(words) }.flatMap { $0 }),
            ("Routes", routes.filter { words.isEmpty || $0.contains(words) }),
        ].map { title, lines in (title, lines.map(PrintableText.line)) }.filter { !$0.1.isEmpty }
    }

    /// A line of the state, without the confidential values of the URLs in it.
    ///
    /// In each part of a line, as the state of a navigator separates them, all from the beginning of a URL on counts as that.
    private func redacted(_ line: Substring) -> String {
        line.components(separatedBy: " > ").map { part in
            guard !names.isEmpty, let slash = part.firstIndex(of: "/") else { return part }
            let scheme = part[..<slash].reversed().prefix { $0 == ":" || $0.isASCII && ($0.isLetter || $0.isNumber) }
            let start = part.index(slash, offsetBy: -scheme.count)
            let url = String(part[start...])
            let request = router.makeRequest(url, context: [:], from: .app, callbacks: .none)
            return String(part[..<start]) + RecordedRequest(request, redacting: names).url
        }.joined(separator: " > ")
    }

    @MainActor private func explanation(of link: LinkRequest) -> [String] {
        let text = router.explain(link.url, from: link.origin).split(separator: "\n").map(String.init)
        // A caller outside of the app does not learn of routes that are closed to it, but the developer does.
        return text + InspectedLink.closedRoute(of: link.url, to: link.origin, in: router).map { "  \($0)" }
    }

    /// The routes, with the callers outside of the app to which each is open.
    private var routes: [String] {
        let open = RouteOrigin.allCases.dropFirst().map { ($0, Set(router.patterns(openTo: $0))) }
        return router.patterns(openTo: .app).map { pattern in
            let callers = open.filter { $0.1.contains(pattern) }.map { "\($0.0)" }
            return callers.isEmpty ? pattern : "\(pattern) from \(callers.joined(separator: ", "))"
        }
    }
}

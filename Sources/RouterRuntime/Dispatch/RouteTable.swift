package import RouteDetails
@_spi(Benchmarks) import RouteTables

/// The routes of a module, or of everything that an app links, as generated code stores them.
///
/// Generated code declares a table as a static property named after the module: `Router(.superApp)`. Tables are read in
/// place, so creating one does no work that grows with the number of routes.
public struct RouteTable: Sendable {
    /// The contents of a table: one object, so copying a table costs one reference.
    private final class Contents: Sendable {
        let matcher: RouteMatcher
        let metadata: RouteMetadata
        // Returns the code of the module at an index. An array instead of a function would access every module at
        // start-up.
        let dispatcher: @Sendable (Int) -> (any RouteDispatcher.Type)?
        let links: RouteLinks
        let services: ServiceMetadata
        let rewrites: RewriteTable?

        init(
            matcher: RouteMatcher,
            metadata: RouteMetadata,
            links: RouteLinks,
            services: ServiceMetadata,
            rewrites: RewriteTable?,
            dispatcher: @escaping @Sendable (Int) -> (any RouteDispatcher.Type)?
        ) {
            self.matcher = matcher
            self.metadata = metadata
            self.links = links
            self.services = services
            self.rewrites = rewrites
            self.dispatcher = dispatcher
        }
    }

    private let contents: Contents

    package var matcher: RouteMatcher { contents.matcher }
    package var metadata: RouteMetadata {
        @inline(__always) get { contents.metadata }
    }
    package var links: RouteLinks { contents.links }
    package var services: ServiceMetadata { contents.services }
    package var rewrites: RewriteTable? { contents.rewrites }

    /// Creates the table of one module.
    ///
    /// Generated code uses it.
    ///
    /// - Parameters:
    ///   - matcher: The compiled patterns.
    ///   - metadata: The facts about each route besides its pattern.
    ///   - links: The beginnings of the app's own URLs and their replacements: one per line, separated by a tab. Before
    ///     them, a line with a `~` if paths are compared without regard to case, and a `+` if that is a space in queries.
    ///   - services: The services: the protocol that each one serves, and its initializer.
    ///   - rewrites: The rewriting rules.
    ///   - dispatcher: Calls the module's handlers.
    public init(
        matcher: StaticString,
        metadata: StaticString,
        links: StaticString = "",
        services: StaticString = "",
        rewrites: RewriteTable? = nil,
        dispatcher: any RouteDispatcher.Type
    ) {
        self.init(
            matcher: RouteMatcher(matcher),
            metadata: RouteMetadata(PackedText(metadata)),
            links: Self.links(links),
            services: ServiceMetadata(PackedText(services)),
            rewrites: rewrites,
            dispatcher: { module in module == 0 ? dispatcher : nil }
        )
    }

    /// Creates the table of several modules.
    ///
    /// Generated code uses it.
    ///
    /// - Parameters:
    ///   - matcher: The compiled patterns of all modules.
    ///   - metadata: The facts about each route besides its pattern.
    ///   - links: The beginnings of the app's own URLs and their replacements: one per line, separated by a tab. Before
    ///     them, a line with a `~` if paths are compared without regard to case, and a `+` if that is a space in queries.
    ///   - services: The services: the protocol that each one serves, and its initializer.
    ///   - rewrites: The rewriting rules.
    ///   - dispatcher: Returns the code of the module at an index, in the order of the metadata.
    @_spi(Generated)
    public init(
        matcher: StaticString,
        metadata: StaticString,
        links: StaticString = "",
        services: StaticString = "",
        rewrites: RewriteTable? = nil,
        dispatcher: @escaping @Sendable (Int) -> (any RouteDispatcher.Type)?
    ) {
        self.init(
            matcher: RouteMatcher(matcher),
            metadata: RouteMetadata(PackedText(metadata)),
            links: Self.links(links),
            services: ServiceMetadata(PackedText(services)),
            rewrites: rewrites,
            dispatcher: dispatcher
        )
    }

    package init(
        matcher: RouteMatcher,
        metadata: RouteMetadata,
        links: RouteLinks = .none,
        services: ServiceMetadata = ServiceMetadata(PackedText("")),
        rewrites: RewriteTable? = nil,
        dispatcher: @escaping @Sendable (Int) -> (any RouteDispatcher.Type)?
    ) {
        contents = Contents(
            matcher: matcher,
            metadata: metadata,
            links: links,
            services: services,
            rewrites: rewrites,
            dispatcher: dispatcher
        )
    }

    /// The table with hosts in the places that its links leave open: `"links": { "https://:server": "" }`.
    ///
    /// Generated code uses it, in a function with a parameter for each name: `.app(server: ["social.example"])`.
    ///
    /// - Parameter hosts: The hosts, by name.
    /// - Returns: The table in which URLs at these hosts are the app's own.
    /// - Complexity: O(*n*) in the number of links and hosts.
    public func hosts(_ hosts: [String: [String]]) -> RouteTable {
        RouteTable(
            matcher: matcher,
            metadata: metadata,
            links: links.naming(hosts),
            services: services,
            rewrites: rewrites,
            dispatcher: contents.dispatcher
        )
    }

    private static func links(_ text: StaticString) -> RouteLinks {
        guard text.utf8CodeUnitCount > 0 else { return .none }
        let lines = text.description.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false)
        }
        // A line without a tab says how URLs are read.
        let links = lines.compactMap { $0.count > 1 ? (String($0[0]), String($0[1])) : nil }
        let options = lines[0].count > 1 ? "" : String(lines[0][0])
        return RouteLinks(
            Dictionary(links) { first, _ in first },
            ignoresCase: options == "~" || options == "~+",
            plusIsSpace: options == "+" || options == "~+"
        )
    }

    /// The best match of a URL regardless of the caller, without a reference to count.
    @inline(__always)
    func firstFound(in url: borrowing RouteURL) -> FoundRoute? {
        contents.matcher.firstFound(in: url)
    }

    /// A match that ``firstFound(in:)`` found.
    func match(_ url: RouteURL, _ found: FoundRoute) -> RouteMatch {
        RouteMatch(url: url, table: matcher.table, found: found)
    }

    /// The code that calls a handler; `nil` if the handler or its module is not part of this build.
    @inline(__always)
    package func dispatcher(ofHandler handler: Int) -> (any RouteDispatcher.Type)? {
        guard let dispatcher = dispatcher(ofModule: metadata.module(ofHandler: handler)) else { return nil }
        if let condition = metadata.condition(ofHandler: handler), !dispatcher.isCompiled(condition) { return nil }
        return dispatcher
    }

    /// Whether a handler is part of this build.
    ///
    /// Its `#if` may exclude it, and its module may be optional.
    @inline(__always)
    func isCompiled(handler: Int) -> Bool { dispatcher(ofHandler: handler) != nil }

    /// Whether the table has handlers of a module.
    ///
    /// - Complexity: O(*n*) in the number of handlers.
    func hasHandlers(ofModule module: String) -> Bool {
        (0..<metadata.handlerCount).contains { metadata.name(ofHandler: $0).hasPrefix(module + ".") }
    }

    /// The number of modules: of several, each has a handler or a service.
    ///
    /// - Complexity: O(*n*) in the number of handlers and services.
    var moduleCount: Int {
        let handlers = (0..<metadata.handlerCount).lazy.map { metadata.module(ofHandler: $0) }
        let services = (0..<self.services.count).lazy.map { self.services.module(of: $0) }
        return max(handlers.max() ?? 0, services.max() ?? 0) + 1
    }

    /// The code of the module at an index; `nil` if the module is not part of this build.
    @inline(__always)
    func dispatcher(ofModule module: Int) -> (any RouteDispatcher.Type)? { contents.dispatcher(module) }
}

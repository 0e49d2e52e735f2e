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
        let tabs: StaticString
        let services: PackedText
        let rewrites: RewriteTable?
        let setUps: (any RouteSetUps.Type)?

        init(
            matcher: RouteMatcher,
            metadata: RouteMetadata,
            links: RouteLinks,
            tabs: StaticString,
            services: PackedText,
            rewrites: RewriteTable?,
            setUps: (any RouteSetUps.Type)?,
            dispatcher: @escaping @Sendable (Int) -> (any RouteDispatcher.Type)?
        ) {
            self.matcher = matcher
            self.metadata = metadata
            self.links = links
            self.tabs = tabs
            self.services = services
            self.rewrites = rewrites
            self.setUps = setUps
            self.dispatcher = dispatcher
        }
    }

    private let contents: Contents

    package var matcher: RouteMatcher { contents.matcher }
    package var metadata: RouteMetadata {
        get { contents.metadata }
    }
    package var links: RouteLinks { contents.links }
    package var tabs: StaticString { contents.tabs }
    package var services: PackedText { contents.services }
    package var rewrites: RewriteTable? { contents.rewrites }
    package var setUps: (any RouteSetUps.Type)? { contents.setUps }

    /// Creates the table of one module.
    ///
    /// Generated code uses it.
    ///
    /// - Parameters:
    ///   - routes: The compiled patterns.
    ///   - metadata: The facts about each route besides its pattern.
    ///   - links: The beginnings of the app's own URLs and their replacements: one per line, separated by a tab. Before
    ///     them, a line with a `~` if paths are compared without regard to case, and a `+` if that is a space in queries.
    ///   - tabs: The tabs of the app: one per line, separated by a tab from the URL of its first page.
    ///   - services: The services: the protocol that each one serves, and its initializer.
    ///   - rewrites: The rewriting rules.
    ///   - setUps: Sets modules up, if one of them has a set-up.
    ///   - dispatcher: Calls the module's handlers.
    public init(
        routes: StaticString,
        metadata: StaticString,
        links: StaticString = "",
        tabs: StaticString = "",
        services: StaticString = "",
        rewrites: RewriteTable? = nil,
        setUps: (any RouteSetUps.Type)? = nil,
        dispatcher: any RouteDispatcher.Type
    ) {
        self.init(
            matcher: RouteMatcher(routes),
            metadata: RouteMetadata(PackedText(metadata)),
            links: RouteLinks(lines: links.description),
            tabs: tabs,
            services: PackedText(services),
            rewrites: rewrites,
            setUps: setUps,
            dispatcher: { module in module == 0 ? dispatcher : nil }
        )
    }

    /// Creates the table of several modules.
    ///
    /// Generated code uses it.
    ///
    /// - Parameters:
    ///   - routes: The compiled patterns of all modules.
    ///   - metadata: The facts about each route besides its pattern.
    ///   - links: The beginnings of the app's own URLs and their replacements: one per line, separated by a tab. Before
    ///     them, a line with a `~` if paths are compared without regard to case, and a `+` if that is a space in queries.
    ///   - tabs: The tabs of the app: one per line, separated by a tab from the URL of its first page.
    ///   - services: The services: the protocol that each one serves, and its initializer.
    ///   - rewrites: The rewriting rules.
    ///   - setUps: Sets modules up, if one of them has a set-up.
    ///   - dispatcher: Returns the code of the module at an index, in the order of the metadata.
    @_spi(Generated)
    public init(
        routes: StaticString,
        metadata: StaticString,
        links: StaticString = "",
        tabs: StaticString = "",
        services: StaticString = "",
        rewrites: RewriteTable? = nil,
        setUps: (any RouteSetUps.Type)? = nil,
        dispatcher: @escaping @Sendable (Int) -> (any RouteDispatcher.Type)?
    ) {
        self.init(
            matcher: RouteMatcher(routes),
            metadata: RouteMetadata(PackedText(metadata)),
            links: RouteLinks(lines: links.description),
            tabs: tabs,
            services: PackedText(services),
            rewrites: rewrites,
            setUps: setUps,
            dispatcher: dispatcher
        )
    }

    package init(
        matcher: RouteMatcher,
        metadata: RouteMetadata,
        links: RouteLinks = .none,
        tabs: StaticString = "",
        services: PackedText = PackedText(""),
        rewrites: RewriteTable? = nil,
        setUps: (any RouteSetUps.Type)? = nil,
        dispatcher: @escaping @Sendable (Int) -> (any RouteDispatcher.Type)?
    ) {
        contents = Contents(
            matcher: matcher,
            metadata: metadata,
            links: links,
            tabs: tabs,
            services: services,
            rewrites: rewrites,
            setUps: setUps,
            dispatcher: dispatcher
        )
    }

    /// The table with hosts in the places that its links leave open: `"links": { "https://:server/": "/" }`.
    ///
    /// Generated code uses it.
    ///
    /// It does so in a function with a parameter for each name: `.app(server: ["social.example"])`.
    ///
    /// - Parameter hosts: The hosts, by name.
    /// - Returns: The table in which URLs at these hosts are the app's own.
    /// - Complexity: O(*n*) in the number of links and hosts.
    public func hosts(_ hosts: [String: [String]]) -> RouteTable {
        RouteTable(
            matcher: matcher,
            metadata: metadata,
            links: links.naming(hosts),
            tabs: contents.tabs,
            services: services,
            rewrites: rewrites,
            setUps: setUps,
            dispatcher: contents.dispatcher
        )
    }

    /// The best match of a URL regardless of the caller, without a reference to count.
    package func firstFound(in url: borrowing RouteURL) -> FoundRoute? {
        contents.matcher.firstFound(in: url)
    }

    /// The code that calls a handler; `nil` if the handler or its module is not part of this build.
    package func dispatcher(ofHandler handler: Int) -> (any RouteDispatcher.Type)? {
        guard let dispatcher = dispatcher(ofModule: metadata.module(ofHandler: handler)) else { return nil }
        if let condition = metadata.condition(ofHandler: handler), !dispatcher.isCompiled(condition) { return nil }
        return dispatcher
    }

    /// Whether a handler is part of this build.
    ///
    /// Its `#if` may exclude it, and its module may be optional.
    func isCompiled(handler: Int) -> Bool { dispatcher(ofHandler: handler) != nil }

    /// Whether the table has handlers of a module.
    ///
    /// - Complexity: O(*n*) in the number of handlers.
    func hasHandlers(ofModule module: String) -> Bool {
        (0..<metadata.handlerCount).contains { metadata.name(ofHandler: $0).hasPrefix(module + ".") }
    }

    /// The code of the module at an index; `nil` if the module is not part of this build.
    package func dispatcher(ofModule module: Int) -> (any RouteDispatcher.Type)? { contents.dispatcher(module) }
}

/// The set-ups of a table's modules: a type of `RouterServices`, which tables without set-ups do not name.
///
/// Generated code uses it.
public protocol RouteSetUps: Sendable {
    /// Creates the object that sets modules up before their first call.
    @_spi(Generated)
    static func makeStages() -> (any Sendable & AnyObject)?

    /// The modules whose set-ups do not run, because the app does not trust their packages.
    @_spi(Generated)
    static var closedModules: Set<String> { get }
}

@_spi(Generated)
extension RouteSetUps {
    /// The set-ups of all modules run.
    public static var closedModules: Set<String> { [] }

    /// A table whose set-ups are all closed has none.
    public static func makeStages() -> (any Sendable & AnyObject)? { nil }
}

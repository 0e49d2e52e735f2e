import RouteTables

/// The routes of a module, or of everything that an app links, as generated code holds them.
///
/// Generated code declares one as a static property, named after the module: `Router(.superApp)`. A table is read in
/// place; making one does no work that grows with the number of routes.
public struct RouteTable: Sendable {
    /// What a table consists of: one object, so that a table is passed on at the cost of a reference.
    private final class Contents: Sendable {
        let matcher: RouteMatcher
        let metadata: RouteMetadata
        // The code of the module of that number: a function, as an array would touch every module at start-up.
        let dispatcher: @Sendable (Int) -> (any RouteDispatcher.Type)?
        let links: RouteLinks
        let services: ServiceMetadata

        init(
            matcher: RouteMatcher,
            metadata: RouteMetadata,
            links: RouteLinks,
            services: ServiceMetadata,
            dispatcher: @escaping @Sendable (Int) -> (any RouteDispatcher.Type)?
        ) {
            self.matcher = matcher
            self.metadata = metadata
            self.links = links
            self.services = services
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

    /// Creates the table of one module; generated code does.
    ///
    /// - Parameters:
    ///   - matcher: The compiled patterns.
    ///   - metadata: What is known of each route beside its pattern.
    ///   - links: The starts of the app's own URLs: a line each, a tabulator between what it is and what it stands for.
    ///   - services: The services: which protocol each serves, and who makes it.
    ///   - dispatcher: Calls the module's handlers.
    public init(
        matcher: StaticString,
        metadata: StaticString,
        links: StaticString = "",
        services: StaticString = "",
        dispatcher: any RouteDispatcher.Type
    ) {
        self.init(
            matcher: RouteMatcher(matcher),
            metadata: RouteMetadata(PackedText(metadata)),
            links: Self.links(links),
            services: ServiceMetadata(PackedText(services)),
            dispatcher: { module in module == 0 ? dispatcher : nil }
        )
    }

    /// Creates the table of several modules; generated code does.
    ///
    /// - Parameters:
    ///   - matcher: The compiled patterns of all modules.
    ///   - metadata: What is known of each route beside its pattern.
    ///   - links: The starts of the app's own URLs: a line each, a tabulator between what it is and what it stands for.
    ///   - services: The services: which protocol each serves, and who makes it.
    ///   - dispatcher: The code of the module of that number, in the order in which the metadata counts them.
    public init(
        matcher: StaticString,
        metadata: StaticString,
        links: StaticString = "",
        services: StaticString = "",
        dispatcher: @escaping @Sendable (Int) -> (any RouteDispatcher.Type)?
    ) {
        self.init(
            matcher: RouteMatcher(matcher),
            metadata: RouteMetadata(PackedText(metadata)),
            links: Self.links(links),
            services: ServiceMetadata(PackedText(services)),
            dispatcher: dispatcher
        )
    }

    package init(
        matcher: RouteMatcher,
        metadata: RouteMetadata,
        links: RouteLinks = .none,
        services: ServiceMetadata = ServiceMetadata(PackedText("")),
        dispatcher: @escaping @Sendable (Int) -> (any RouteDispatcher.Type)?
    ) {
        contents = Contents(
            matcher: matcher,
            metadata: metadata,
            links: links,
            services: services,
            dispatcher: dispatcher
        )
    }

    private static func links(_ text: StaticString) -> RouteLinks {
        guard text.utf8CodeUnitCount > 0 else { return .none }
        let lines = text.description.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false)
        }
        let links = lines.map { (String($0[0]), $0.count > 1 ? String($0[1]) : "") }
        return RouteLinks(Dictionary(links) { first, _ in first })
    }

    /// What a search for the best match of a URL finds, whoever asks, without a reference that would have to be counted.
    @inline(__always)
    func firstFound(in url: borrowing RouteURL) -> FoundRoute? {
        contents.matcher.firstFound(in: url) { _ in true }
    }

    /// The code that calls a handler; `nil` where the handler's `#if` is not part of this build.
    @inline(__always)
    package func dispatcher(ofHandler handler: Int) -> (any RouteDispatcher.Type)? {
        guard let dispatcher = dispatcher(ofModule: metadata.module(ofHandler: handler)) else { return nil }
        if let condition = metadata.condition(ofHandler: handler), !dispatcher.isCompiled(condition) { return nil }
        return dispatcher
    }

    /// Whether a handler is part of this build; its `#if` may say that it is not.
    @inline(__always)
    func isCompiled(handler: Int) -> Bool {
        metadata.condition(ofHandler: handler) == nil || dispatcher(ofHandler: handler) != nil
    }

    /// The code of the module of that number.
    @inline(__always)
    func dispatcher(ofModule module: Int) -> (any RouteDispatcher.Type)? { contents.dispatcher(module) }
}

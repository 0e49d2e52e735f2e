import RouteTables

/// The formats of generated files, one type each.
///
/// Generated code uses it.
///
/// Each generated file names its format, so that the compiler refuses a file that another version of the generator has
/// written, and nothing checks that at run time. A format that this version does not read is unavailable, with a message
/// that says what to do.
@_spi(Generated)
public enum RouteTableFormat {
    /// The format that this version generates and reads.
    public enum Version3 {}
}

// Files of the formats 1 and 2 name no format. They create their tables and path constants as follows.

extension RouteTable {
    /// A table of format 1 or 2.
    @available(
        *,
        unavailable,
        message:
            "an earlier version of RouteGen generated this file; build with the plugin of this version, or run 'swift package generate-routes' if the file is kept among the sources"
    )
    public init(
        matcher: StaticString,
        metadata: StaticString,
        links: StaticString = "",
        services: StaticString = "",
        rewrites: RewriteTable? = nil,
        setUps: (any RouteSetUps.Type)? = nil,
        dispatcher: any RouteDispatcher.Type
    ) {
        self.init(routes: matcher, metadata: metadata, dispatcher: dispatcher)
    }

    /// A table of several modules, of format 1 or 2.
    @_spi(Generated)
    @available(
        *,
        unavailable,
        message:
            "an earlier version of RouteGen generated this file; build with the plugin of this version, or run 'swift package generate-routes' if the file is kept among the sources"
    )
    public init(
        matcher: StaticString,
        metadata: StaticString,
        links: StaticString = "",
        services: StaticString = "",
        rewrites: RewriteTable? = nil,
        setUps: (any RouteSetUps.Type)? = nil,
        dispatcher: @escaping @Sendable (Int) -> (any RouteDispatcher.Type)?
    ) {
        self.init(routes: matcher, metadata: metadata, dispatcher: dispatcher)
    }
}

extension RoutePath {
    /// A path constant of format 1 or 2.
    @_spi(Generated)
    @available(
        *,
        unavailable,
        message:
            "an earlier version of RouteGen generated this file; build with the plugin of this version, or run 'swift package generate-routes' if the file is kept among the sources"
    )
    public init(packed paths: StaticString, number: Int) {
        self.init(paths: paths, number: number)
    }
}

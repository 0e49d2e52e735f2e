/// What a target's `routegen.json` asks for.
///
/// ```json
/// {
///   "version": 1,
///   "accessors": { "for": ["FeatureA"], "access": "public", "kinds": ["routes", "store"] },
///   "aggregate": true,
///   "own": "public",
///   "links": { "myapp:": "", "https://www.example.com": "" },
///   "severities": { "RG104": "error" },
///   "exclude": ["Generated/**"],
///   "defaultIsolation": "MainActor",
///   "isolatedTypes": { "UIViewController": "MainActor" }
/// }
/// ```
public struct Configuration: Hashable, Sendable {
    /// Who may use generated accessors.
    public enum Access: String, CaseIterable, Hashable, Sendable {
        case `internal`, `public`

        /// The modifier in front of a declaration, with a space behind it.
        var modifier: String { self == .public ? "public " : "" }
    }

    /// What callers use a route by.
    public enum AccessorKind: String, CaseIterable, Hashable, Sendable {
        /// Typed routes: `Route.openChat(chatID: 5)`.
        case routes
        /// Functions of the store: `router.store.openChat(chatID: 5)`.
        case store
        /// Path constants: `RoutePath.openChat`.
        case paths
    }

    /// A start of the app's own URLs.
    public struct Link: Hashable, Sendable {
        /// A scheme with its colon, or a scheme and a host: `myapp:`, `https://www.example.com`.
        public var prefix: Located<String>
        /// What takes its place before patterns are matched.
        public var replacement: String
    }

    /// `accessors.for`: the modules whose routes the target wants accessors to, in the order of the file.
    public var accessorModules: [Located<String>] = []
    /// `accessors.access`: who may use them; `internal` unless the file says otherwise.
    public var accessorAccess = Access.internal
    /// `accessors.kinds`: which accessors are generated, to the target's own routes and to those of other modules.
    ///
    /// Typed routes always are. A kind that no caller uses costs the compiler needlessly.
    public var accessorKinds = Set(AccessorKind.allCases)
    /// `own`: who may use the accessors to the target's own routes.
    ///
    /// `nil` where there are none, so that they cost the compiler nothing: callers use those of other modules.
    public var ownAccess: Access? = .internal
    /// `aggregate`: whether the target's table takes in everything that it links; `nil` leaves it to the kind of target.
    public var aggregate: Bool?

    /// `links`: the starts of the app's own URLs, each with what it stands for, in the order of the file.
    public var links: [Link] = []

    /// `severities`: how grave findings are that the file names.
    public var severities = Severities()

    /// `exclude`: the files of the target, by patterns, whose markers do not count.
    public var excluded: [PathPattern] = []

    /// `defaultIsolation` and `isolatedTypes`: what the sources do not show of isolation.
    public var isolation = IsolationRules()

    /// The configuration of a target without a file.
    public init() {}
}

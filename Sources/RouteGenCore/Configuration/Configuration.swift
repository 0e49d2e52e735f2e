import RoutePatterns
import RouteTables

/// The contents of a target's `routegen.json`.
///
/// ```json
/// {
///   "version": 1,
///   "module": "Store",
///   "modules": { "FeatureA": "../FeatureA/Sources" },
///   "optionalModules": { "FeatureB": "os(iOS)" },
///   "moduleAliases": { "Chat": "OldChat" },
///   "accessors": { "for": ["FeatureA"], "access": "public", "kinds": ["routes", "store"] },
///   "table": "app",
///   "own": "public",
///   "links": { "myapp://": "//", "https://www.example.com/": "//" },
///   "urls": { "ignoreCase": true, "plusIsSpace": true },
///   "rewrites": [{ "from": "https://blog.example/**", "to": "//web/**" }],
///   "tabs": { "home": "homePage", "chats": "inbox" },
///   "destination": "Screen",
///   "windows": ["editor"],
///   "requirements": ["account"],
///   "runtimeServices": ["Session"],
///   "trusted": ["chat-kit", "https://git.example.com/"],
///   "untrusted": ["debug-menu"],
///   "severities": { "RG104": "error" },
///   "exclude": ["Generated/**"],
///   "defaultIsolation": "MainActor",
///   "isolatedTypes": { "UIViewController": "MainActor" }
/// }
/// ```
public struct Configuration: Hashable, Sendable {
    /// The access level of generated accessors.
    public enum Access: String, CaseIterable, Hashable, Sendable {
        case `internal`, `public`

        /// The modifier of a declaration, followed by a space.
        var modifier: String { self == .public ? "public " : "" }
    }

    /// The form in which callers use a route.
    public enum AccessorKind: String, CaseIterable, Hashable, Sendable {
        /// Typed routes: `Route.openChat(chatID: 5)`.
        case routes
        /// Functions of the store: `router.store.openChat(chatID: 5)`.
        case store
        /// Path constants: `RoutePath.openChat`.
        case paths
    }

    /// A module with the folder of its sources.
    public struct NamedModule: Hashable, Sendable {
        /// The module's name.
        public var name: Located<String>
        /// Its folder, relative to the folder of the file.
        public var folder: Located<String>
    }

    /// A module that a target links on some platforms only.
    public struct OptionalModule: Hashable, Sendable {
        /// The module's name.
        public var name: Located<String>
        /// The condition of an `#if` that is true where the target links it.
        public var condition: String
    }

    /// A prefix of the app's own URLs.
    public struct Link: Hashable, Sendable {
        /// A scheme with its colon, or a scheme and a host: `myapp:`, `https://www.example.com`.
        public var prefix: Located<String>
        /// The string that replaces the prefix before matching.
        public var replacement: String
        /// The link as it is written.
        let text: String

        /// Creates a link as it is written: `"https://www.example.com/": "//"`.
        ///
        /// The slash at the end of both belongs to neither, since a URL may end before it. A scheme that keeps its
        /// slashes remains as it is, and so does one with three, after which the first component becomes the host.
        package init(written key: Located<String>, _ value: String) {
            var (prefix, replacement) = (key.value, value)
            text = "\"\(prefix)\": \"\(replacement)\""
            if prefix.hasSuffix("://") {
                if replacement == "//" { (prefix, replacement) = (String(prefix.dropLast(2)), "") }
            } else if prefix.hasSuffix("/"), replacement.hasSuffix("/"), !prefix.hasSuffix("//") {
                prefix.removeLast()
                replacement.removeLast()
            }
            self.prefix = Located(prefix, at: key.location, length: key.length)
            self.replacement = replacement
        }

        /// The links of the same URLs that are matched as ones that begin with a host, or with a path.
        var alternatives: [Link] {
            let end = prefix.value.hasSuffix(":") ? "//" : prefix.value.hasSuffix("/") ? "" : "/"
            return ["//", "/"].map { Link(written: prefix.with(prefix.value + end), $0) }
        }

        /// The spelling of a link whose replacement was an empty string or a slash, without a slash at the end of its
        /// prefix, as in earlier versions; `nil` for other links.
        static func spelling(ofFormer key: String, _ value: String) -> String? {
            guard ["", "/"].contains(value), !key.hasSuffix("/") else { return nil }
            if key.hasSuffix(":") { return value.isEmpty ? "\"\(key)//\": \"//\"" : nil }
            return "\"\(key)/\": \"\(value.isEmpty ? "/" : "//")\""
        }
    }

    /// A rewriting rule: the URLs of a pattern become others before their route is looked up.
    public struct Rewrite: Hashable, Sendable {
        /// `from`: the pattern of the URLs.
        public var source: Located<String>
        /// `to`: the URL that replaces them.
        public var target: Located<String>
        /// `unrouted`: whether the URLs that it gives need no route of the app.
        public var isUnrouted = false
    }

    /// `module`: the name of the target's module; `nil` if the build system's default is right.
    public var moduleName: Located<String>?
    /// `modules`: the modules that the build system does not describe, in the order of the file.
    public var namedModules: [NamedModule] = []
    /// `optionalModules`: the modules that the target links on some platforms only, in the order of the file.
    public var optionalModules: [OptionalModule] = []
    /// `moduleAliases`: the names by which the target imports modules, each with the module's new name.
    public var moduleAliases: [String: Located<String>] = [:]
    /// `accessors.for`: the modules for whose routes the target gets accessors, in the order of the file.
    public var accessorModules: [Located<String>] = []
    /// `accessors.access`: their access level; `internal` unless the file says otherwise.
    public var accessorAccess = Access.internal
    /// `accessors.kinds`: which accessors are generated, to the target's own routes and to those of other modules.
    ///
    /// Typed routes always are. A kind that no caller uses costs the compiler needlessly. `nil` means all three to the
    /// target's own routes, and no path constants to those of other modules: whenever such a constant is new, the
    /// compiler compiles the generated file of each importer again.
    public var accessorKinds: Set<AccessorKind>?
    /// The kinds of accessors to the target's own routes, or to those of other modules.
    func kindsOfAccessors(isForeign: Bool) -> Set<AccessorKind> {
        accessorKinds ?? (isForeign ? [.routes, .store] : Set(AccessorKind.allCases))
    }
    /// `own`: the access level of the accessors to the target's own routes.
    ///
    /// `nil` if there are none, which saves compile time: callers use the accessors in other modules.
    public var ownAccess: Access? = .internal
    /// `table`: whether the target's table holds the routes of everything that it links.
    ///
    /// `nil` means that the kind of target decides.
    public var aggregate: Bool?

    /// `links`: the beginnings of the app's own URLs with their replacements, in the order of the file.
    public var links: [Link] = []

    /// `urls`: how URLs are read.
    public var urls = URLOptions()

    /// `rewrites`: the rewriting rules of the app, in the order in which they apply.
    public var rewrites: [Rewrite] = []

    /// `tabs`: the tabs of the app with the routes of their first pages, in the order of the file.
    public var tabs: [DeclaredTab] = []

    /// `destination`: the type of all pages in back stacks and of the first pages of tabs; `nil` if they may differ.
    public var destination: Located<String>?

    /// `windows`: the windows of the app that markers can name with `open:`, in the order of the file.
    public var windows: [Located<String>] = []

    /// `requirements`: the facts of the app that markers can name with `requires:`, in the order of the file.
    public var requirements: [Located<String>] = []

    /// `runtimeServices`: the services that the app registers when it runs, in the order of the file.
    public var runtimeServices: [Located<String>] = []

    /// `trusted` and `untrusted`: the packages that may open routes, and those that may not.
    public var trust = PackageTrust()

    /// `severities`: the severities of the findings that the file names.
    public var severities = Severities()

    /// `locations`: whether generated files name the files of handlers below the folder of the package.
    package var hasRelativeLocations = false

    /// Whether the file has mistakes, so that something is missing here.
    package internal(set) var isMistaken = false

    /// `exclude`: patterns for the files of the target whose markers are ignored.
    public var excluded: [PathPattern] = []

    /// `defaultIsolation` and `isolatedTypes`: the isolation that the sources do not show.
    public var isolation = IsolationRules()

    /// The members that only an app follows.
    var settingsOfApp: [Located<String>] = []

    /// The members that apps follow, also those that link the module.
    var sharedSettings: [Located<String>] = []

    /// The configuration of a target without a file.
    public init() {}
}

/// A module's configuration for the isolation that its sources do not show.
public struct IsolationRules: Hashable, Sendable {
    /// The module's default global actor, as in its build settings; `nil` for none.
    public var defaultActor: String?
    /// The global actors of types and protocols in other modules, which types that inherit from them share.
    public var actorsOfTypes: [String: String] = [:]

    /// The rules of a module without a configuration: declarations are nonisolated by default.
    public init() {}

    /// The global actor of a type in another module, by the type's name with or without the module's name.
    func actor(of type: String) -> String? {
        if let actor = actorsOfTypes[type] { return actor }
        let names = actorsOfTypes.keys.filter { type.hasSuffix(".\($0)") || $0.hasSuffix(".\(type)") }
        return names.min().flatMap { actorsOfTypes[$0] }
    }
}

extension [Configuration.Link] {
    /// The names of hosts that the app gives when it starts, in the order of the file: `server` of `https://:server`.
    package var hostNames: [String] {
        compactMap { $0.prefix.value.hostName }.reduce(into: []) { names, name in
            // Hosts are compared without regard to case.
            if !names.contains(where: { $0.lowercased() == name.lowercased() }) { names.append(name) }
        }
    }

    /// These links, and one for service URLs for each scheme whose hosts become the first component of a path.
    ///
    /// With `"myapp://": "/"`, the service URL `myapp://services?protocol=P&method=m` would become `/services?...`,
    /// which no requirement has. So `myapp://services` becomes `//services`, unless the configuration says otherwise or
    /// a route has the path `/services`.
    package func includingServices(of patterns: some Sequence<RoutePattern>) -> [Configuration.Link] {
        let services = PatternComponent.literal([UInt8]("services".utf8))
        var hasServices = false
        for pattern in patterns {
            if pattern.host == nil, pattern.path.first == services { return self }
            if pattern.host == services { hasServices = true }
        }
        guard hasServices else { return self }
        let known = Set<String>(map { $0.prefix.value.lowercased() })
        return self
            + compactMap { link in
                guard link.prefix.value.hasSuffix("://"), link.replacement == "/" else { return nil }
                var link = link
                link.prefix.value += "services"
                link.replacement = "//services"
                return known.contains(link.prefix.value.lowercased()) ? nil : link
            }
    }
}

extension Configuration {
    /// How URLs are read.
    public struct URLOptions: Hashable, Sendable {
        /// `ignoreCase`: whether paths are compared without regard to the case of ASCII letters.
        public var ignoresCase = false
        /// `plusIsSpace`: whether a `+` in the query is a space.
        public var plusIsSpace = false

        /// The options of a target without a file.
        public init() {}

        /// The links with these options, as a router reads them.
        package func links(_ prefixes: some Sequence<(prefix: String, replacement: String)>) -> RouteLinks {
            let options = (ignoresCase ? "~" : "") + (plusIsSpace ? "+" : "")
            return RouteLinks(lines: "\(options)\n" + prefixes.map { "\($0.prefix)\t\($0.replacement)\n" }.joined())
        }

        /// The line for a table, which stands before those of its links and has no tab.
        var line: String {
            let signs = (ignoresCase ? "~" : "") + (plusIsSpace ? "+" : "")
            return signs.isEmpty ? "" : signs + "\\n"
        }
    }
}

extension String {
    /// The name in the place of a link's host: `server` of `https://:server/app`; `nil` if there is none.
    package var hostName: String? {
        guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")), self[colon...].hasPrefix("://:") else { return nil }
        return String(self[colon...].dropFirst("://:".count).prefix { $0 != "/" })
    }
}

import RouteGenCore
import RoutePatterns
import RouteTables

/// The routes and services of an app, for people and for tools.
///
/// ```swift
/// let map = RouteMap(scans)
/// print(map.markdown)
/// ```
///
/// A map depends only on the sources: the order of the modules and of their files makes no difference.
public struct RouteMap: Hashable, Sendable {
    /// The version of the JSON form.
    ///
    /// Later minor changes only add keys. A change that breaks readers increases the version.
    public static let version = 1

    /// A prefix of the app's own URLs with its replacement.
    public struct Link: Hashable, Sendable {
        /// A scheme with its colon, or a scheme and a host: `myapp:`, `https://www.example.com`.
        public var prefix: String
        /// The string that replaces the prefix before matching.
        public var replacement: String

        /// Creates a link.
        public init(prefix: String, replacement: String) {
            self.prefix = prefix
            self.replacement = replacement
        }
    }

    /// A rewriting rule: the URLs of a pattern become others before their route is looked up.
    public struct Rewrite: Hashable, Sendable {
        /// The pattern of the URLs.
        public var source: String
        /// The target, which replaces them.
        public var target: String
        /// The names that items of the query get, by their names in the URL.
        package var items: [String: String] = [:]
        /// The callers outside of the app to which it applies, in the order of ``RouteOrigin``; `nil` for all.
        package var origins: [RouteOrigin]?
        /// How many of the URLs lead to routes that are open to `external`.
        ///
        /// The JSON form does not have it.
        var reach = RewriteReach.something

        /// Creates a rule.
        public init(source: String, target: String) {
            self.source = source
            self.target = target
        }

        fileprivate init(_ rule: RewriteRule, _ reach: RewriteReach) {
            self.reach = reach
            source = rule.rule.source.value
            target = rule.rule.target.value
            for item in rule.template.items where !item.newName.isEmpty { items[item.name] = item.newName }
            let others = rule.origins.subtracting([.app]).sorted { $0.rawValue < $1.rawValue }
            origins = others.count == RouteOrigin.allCases.count - 1 ? nil : others
        }
    }

    /// A tab of the app, with the accessor of its first page's route.
    struct Tab: Hashable, Sendable {
        var name: String
        var root: String

        /// The tabs of a configuration, with the accessors that it names in any way.
        static func all(of configuration: Configuration, by parents: RouteParents) -> [Self] {
            configuration.tabs.map { tab in
                Self(name: tab.name.value, root: parents.accessor(named: tab.root.value, in: ""))
            }
        }
    }

    /// The title of the Markdown document and the page.
    public struct Title: Hashable, Sendable {
        /// The app's name.
        public var app: String?
        /// The app's version.
        public var version: String?
        /// The day of the sources, such as `2026-11-25`.
        public var date: String?

        /// Creates a title, in which an empty string is the same as none.
        public init(app: String? = nil, version: String? = nil, date: String? = nil) {
            // A script may have nothing to pass, such as the date of a commit that does not exist.
            func filled(_ text: String?) -> String? { text?.isEmpty == true ? nil : text }
            self.app = filled(app)
            self.version = filled(version)
            self.date = filled(date)
        }

        /// The heading: `Routes of SuperApp`.
        var heading: String { app.map { "Routes of \($0)" } ?? "Routes" }
        /// The version and the date; `nil` if there are none.
        var edition: String? {
            let parts = [version.map { "version \($0)" }, date].compactMap(\.self)
            return parts.isEmpty ? nil : parts.joined(separator: ", ")
        }
    }

    /// The title of the documents for people.
    ///
    /// The JSON form does not have it.
    public var title = Title()
    /// The routes, sorted by pattern, then by handler.
    public var routes: [MappedRoute]
    /// The services, sorted by protocol, then by type.
    public var services: [MappedService]
    /// The prefixes of the app's own URLs, sorted.
    public var links: [Link]
    /// The same prefixes in the order of the configuration, whose first ones documents for people prefer.
    ///
    /// The JSON form does not have it.
    var preferredPrefixes: [String] = []
    /// The patterns of an earlier map, whose routes are not new on the page; `nil` for none.
    ///
    /// The JSON form does not have them.
    public var earlierPatterns: Set<String>?
    /// The tabs, in the order of the configuration.
    ///
    /// The JSON form does not have them.
    var tabs: [Tab] = []
    /// How URLs are read.
    public var urls = Configuration.URLOptions()
    /// The rewriting rules, in the order in which they apply.
    public var rewrites: [Rewrite]

    /// The findings about rewriting rules with mistakes, which a map leaves out.
    public static func findings(in configuration: Configuration) -> [Diagnostic] {
        RewriteRuleReader(configuration).diagnostics
    }

    /// Creates a map from its parts.
    public init(routes: [MappedRoute], services: [MappedService] = [], links: [Link] = [], rewrites: [Rewrite] = []) {
        self.routes = routes
        self.services = services
        self.links = links
        self.rewrites = rewrites
    }
}

extension RouteMap {
    /// Maps the routes and services of modules.
    ///
    /// - Parameters:
    ///   - scans: The modules. Routes with mistakes are left out; ``Checker`` reports the mistakes.
    ///   - configuration: The configuration of the app, whose links, options of URLs and rewriting rules the map has.
    ///     Rules with mistakes are left out too.
    ///   - followsRewrites: Whether ``WebLinks`` are made of the map, for which each rule is followed to the routes that
    ///     its URLs may reach.
    ///   - path: Converts the path of a source file, as it was given to the scan, into the path in the map.
    /// - Complexity: O(*n* log *n*) in the number of routes.
    public init(
        _ scans: [ModuleScan],
        configuration: Configuration = Configuration(),
        followsRewrites: Bool = false,
        path: @Sendable (String) -> String = { $0 }
    ) {
        let modules = TableModules(
            scans.concurrentMap(ModuleModel.init),
            trust: configuration.trust,
            ignoresCase: configuration.urls.ignoresCase
        ).modules
        let routes = modules.concurrentMap { module in
            var automata = ExpressionAutomata()
            return module.handlers.flatMap { handler in
                handler.patterns.filter { !$0.isWithheld }.map { pattern in
                    var route = MappedRoute(pattern, of: handler, in: module, among: modules, path: path)
                    route.example = pattern.pattern.example(sharing: &automata).map {
                        ParameterReading.fitting($0, of: route, pattern.pattern)
                    }
                    return (key: handler.fullName, route: route)
                }
            }
        }
        .flatMap(\.self)
        let services = modules.flatMap { module in module.services.map { MappedService($0, path: path) } }
        let compiled = CompiledRoutes(
            modules.sorted { $0.name < $1.name },
            ignoresCase: configuration.urls.ignoresCase
        )
        let rules = RewriteRuleReader(configuration).rules + compiled.serviceURLRules
        let parents = RouteParents(compiled.routes, hasTabs: true)
        let reaches =
            followsRewrites
            ? RewriteReach.all(of: rules, compiled, configuration, from: .external) : rules.map { _ in .something }
        self.init(
            routes: routes.sorted {
                ($0.route.pattern, $0.key, $0.route.line) < ($1.route.pattern, $1.key, $1.route.line)
            }
            .map { $0.route.namingParent(by: parents) },
            services: services.sorted {
                ($0.protocolName, $0.module, $0.type, $0.key ?? "", $0.compilationCondition ?? "", $0.line)
                    < ($1.protocolName, $1.module, $1.type, $1.key ?? "", $1.compilationCondition ?? "", $1.line)
            },
            links: configuration.links.includingServices(
                of: modules.flatMap(\.handlers).flatMap(\.patterns).map(\.pattern)
            )
            .map { Link(prefix: $0.prefix.value, replacement: $0.replacement) }
            .sorted { $0.prefix < $1.prefix },
            rewrites: zip(rules, reaches).map(Rewrite.init)
        )
        urls = configuration.urls
        tabs = Tab.all(of: configuration, by: parents)
        preferredPrefixes = configuration.links.map(\.prefix.value)
    }
}

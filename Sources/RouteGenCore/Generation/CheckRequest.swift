/// The modules to check, and the tables that hold them.
public struct CheckRequest: Sendable {
    /// A module with the inputs of its build.
    public struct Module: Sendable {
        /// Its sources.
        public var scan: ModuleScan
        /// Its `routegen.json`.
        public var configuration: Configuration
        /// The modules that it can import; `nil` if that is unknown.
        public var visibleModules: Set<String>?
        /// Whether it may have rewriting rules: its table holds what it links.
        public var mayRewrite = true
        /// The findings about the set-up of its target.
        package var findingsOfSetUp: [Diagnostic] = []
        /// The typed calls in its sources, as far as they were looked for.
        package var calls: [TypedCall] = []
        /// The modules whose accessors its sources see.
        package var imports: Set<String> = []

        /// Creates a module.
        ///
        /// - Parameters:
        ///   - scan: Its sources.
        ///   - configuration: Its `routegen.json`.
        ///   - visibleModules: The modules that it can import; `nil` if that is unknown. Then the types in accessors
        ///     are not checked.
        public init(
            _ scan: ModuleScan,
            configuration: Configuration = Configuration(),
            visibleModules: Set<String>? = nil
        ) {
            self.scan = scan
            self.configuration = configuration
            self.visibleModules = visibleModules
        }
    }

    /// The modules whose routes one table holds: an app and everything that it links.
    public struct Table: Sendable {
        /// The names of the modules.
        public var modules: Set<String>
        /// Whether the table belongs to an executable, which must serve every protocol that has routes.
        public var isExecutable: Bool
        /// The module of the app that has the table, if it is an app's.
        package var app: String?
        /// The configurations whose rewriting rules and options of URLs apply to the table.
        public var configurations: [Configuration] = []
        /// Whether some source of the modules may ask for the facts that routes require.
        package var asksForRequirements = true
        /// The packages that may open routes of the table, as the configuration of the app says.
        public var trust = PackageTrust()
        /// The findings about the set-up of its package.
        package var findingsOfSetUp: [Diagnostic] = []

        /// The table with the settings that its modules have for all their apps, and the findings about them.
        ///
        /// Without an app, the configurations of all modules apply already, or none does.
        func sharedSettings(
            of modules: [ModuleScan],
            _ configurations: [String: Configuration]
        ) -> (table: Table, diagnostics: [Diagnostic]) {
            guard self.configurations.count == 1 || isExecutable && self.configurations.isEmpty else {
                return (self, [])
            }
            let own = modules.filter { self.modules.contains($0.name) }
            let shared = SharedSettings(self.configurations.first ?? Configuration(), of: own, configurations)
            var table = self
            table.configurations = [shared.configuration]
            return (table, shared.diagnostics)
        }

        /// Creates a table of modules.
        ///
        /// - Parameters:
        ///   - modules: The names of the modules.
        ///   - isExecutable: Whether the table belongs to an executable, which must serve every protocol that has
        ///     routes.
        public init(_ modules: Set<String>, isExecutable: Bool = false) {
            self.modules = modules
            self.isExecutable = isExecutable
        }
    }

    /// The modules; their order makes no difference.
    public var modules: [Module]
    /// The tables.
    ///
    /// A module may be in several of them.
    public var tables: [Table]
    /// Modules that are not checked, but named in `accessors.for` of a module.
    public var accessorModules: [ModuleScan] = []
    /// Modules that are not checked, but whose types handlers may have.
    package var typeModules: [ModuleScan] = []
    /// The names of other modules that exist.
    public var knownModules: Set<String> = []
    /// Which modules declare the protocols that services of several modules name; see ``DeclaredProtocols``.
    public var declaredProtocols = DeclaredProtocols()

    /// Creates a request for modules that one table holds.
    public init(_ modules: [Module]) {
        self.modules = modules
        tables = [Table(Set(modules.map(\.scan.name)))]
        tables[0].configurations = modules.map(\.configuration)
        tables[0].trust = PackageTrust(
            modules.filter { $0.scan.package?.url == nil }.map(\.configuration.trust)
        )
    }
}

/// The modules to check, and the tables that hold them.
public struct CheckRequest: Sendable {
    /// A module with what its build knows.
    public struct Module: Sendable {
        /// Its sources.
        public var scan: ModuleScan
        /// What its `routegen.json` asks for.
        public var configuration: Configuration
        /// The modules that it may import; `nil` where that is not known.
        public var visibleModules: Set<String>?

        /// Creates a module.
        ///
        /// - Parameters:
        ///   - scan: Its sources.
        ///   - configuration: What its `routegen.json` asks for.
        ///   - visibleModules: The modules that it may import; `nil` where that is not known, so that accessors are not checked against it.
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
        /// Whether the table is an executable's, which must serve every protocol with routes.
        public var isExecutable: Bool

        /// Creates a table of modules.
        ///
        /// - Parameters:
        ///   - modules: The names of the modules.
        ///   - isExecutable: Whether the table is an executable's, which must serve every protocol with routes.
        public init(_ modules: Set<String>, isExecutable: Bool = false) {
            self.modules = modules
            self.isExecutable = isExecutable
        }
    }

    /// The modules; their order makes no difference.
    public var modules: [Module]
    /// The tables, of which several may hold a module.
    public var tables: [Table]
    /// Modules that are not checked, but that `accessors.for` of a module names.
    public var accessorModules: [ModuleScan] = []
    /// The names of modules that exist beside these.
    public var knownModules: Set<String> = []
    /// Which modules declare the protocols that services of several modules name; see ``ProtocolOrigins``.
    public var protocolOrigins = ProtocolOrigins()

    /// Creates a request for modules that one table holds.
    public init(_ modules: [Module]) {
        self.modules = modules
        tables = [Table(Set(modules.map(\.scan.name)))]
    }
}

/// The modules to check together, as if one app linked them.
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

    /// The modules that one table holds; their order makes no difference.
    public var modules: [Module]
    /// Modules outside of the table that `accessors.for` of a module names.
    public var accessorModules: [ModuleScan] = []
    /// The names of modules that exist beside these.
    public var knownModules: Set<String> = []
    /// Whether the table is an app's, which must serve every protocol with routes.
    public var isExecutable = false
    /// Which modules declare the protocols that services of several modules name; see ``ProtocolOrigins``.
    public var protocolOrigins = ProtocolOrigins()

    /// Creates a request.
    public init(_ modules: [Module]) {
        self.modules = modules
    }
}

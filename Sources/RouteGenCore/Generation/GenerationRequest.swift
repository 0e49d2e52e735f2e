/// What code is to be generated for, and from.
public struct GenerationRequest: Sendable {
    /// The module that the file becomes part of.
    public var module: ModuleScan
    /// The modules that it links, for an aggregated table; their order makes no difference.
    public var dependencies: [ModuleScan] = []
    /// The modules that `accessors.for` names.
    public var accessorModules: [ModuleScan] = []
    /// The modules that it may import: all that it depends on.
    public var visibleModules: Set<String> = []
    /// Every module of the package and of those that it depends on.
    ///
    /// What is not among them is a system's module.
    public var knownModules: Set<String> = []
    /// Whether it is an executable, whose table takes in everything that it links.
    public var isExecutable = false
    /// Which modules declare the protocols that services of several modules name; see ``ProtocolOrigins``.
    public var protocolOrigins = ProtocolOrigins()
    /// Whether the compiler reports its errors in calls of handlers at the handlers' own lines.
    ///
    /// Without, the file does not change when handlers move to other lines, and holds no paths.
    public var hasLocations = true
    /// What its `routegen.json` asks for.
    public var configuration = Configuration()

    /// Creates a request for a module on its own.
    public init(module: ModuleScan) {
        self.module = module
    }

    /// Whether the table takes in the dependencies.
    var isAggregate: Bool { configuration.aggregate ?? isExecutable }
}

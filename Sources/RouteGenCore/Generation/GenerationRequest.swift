/// The inputs of a generated file.
public struct GenerationRequest: Sendable {
    /// The module that the file becomes part of.
    public var module: ModuleScan
    /// The modules that it links, for an aggregated table.
    ///
    /// Their order makes no difference.
    public var dependencies: [ModuleScan] = []
    /// The modules that `accessors.for` names.
    public var accessorModules: [ModuleScan] = []
    /// The modules that it can import: all that it depends on.
    public var visibleModules: Set<String> = []
    /// Every module of the package and of those that it depends on.
    ///
    /// Any other module belongs to the system.
    public var knownModules: Set<String> = []
    /// Whether it is an executable, whose table holds the routes of everything that it links.
    public var isExecutable = false
    /// Which modules declare the protocols that services of several modules name; see ``DeclaredProtocols``.
    public var declaredProtocols = DeclaredProtocols()
    /// Whether some source that the app links may ask for the facts that routes require.
    package var asksForRequirements = true
    /// The places at which the compiler reports its errors in calls of handlers.
    public var locations = SourceLocations.asGiven
    /// The linked modules with the types that handlers of others name, if parameters may hide callbacks; see
    /// ``HiddenCallbacks``.
    package var typeModules: [ModuleScan] = []
    /// The configurations of linked modules, by the modules' names.
    package var linkedConfigurations: [String: Configuration] = [:]
    /// The findings about the set-up of its package.
    package var findingsOfSetUp: [Diagnostic] = []
    /// Its `routegen.json`.
    public var configuration = Configuration()

    /// Creates a request for a module on its own.
    public init(module: ModuleScan) { self.module = module }

    /// The severities of findings that the modules' own configurations set, by the modules' names.
    var severities: [String: Configuration.Severities] {
        linkedConfigurations.mapValues(\.severities).merging([module.name: configuration.severities]) { $1 }
    }

    /// Adds the settings that the dependencies have for all their apps to its configuration.
    ///
    /// - Returns: The findings about them.
    mutating func takeSharedSettings() -> [Diagnostic] {
        let shared = SharedSettings(configuration, of: dependencies, linkedConfigurations)
        configuration = shared.configuration
        return shared.diagnostics
    }

    /// Whether the table holds the routes of the dependencies.
    package var isAggregate: Bool { configuration.aggregate ?? isExecutable }

    /// The tabs of the app, if the file is its.
    var tabs: [DeclaredTab] { isAggregate ? configuration.tabs : [] }

    /// The windows of the app, if the file is its.
    var windows: [Located<String>] { isAggregate ? configuration.windows : [] }

    /// The facts of the app that routes can require, if the file is its.
    var requirements: [Located<String>] { isAggregate ? configuration.requirements : [] }
}

/// The modules of one table, and what the checks between them look at.
struct CheckedTable {
    let modules: [ModuleModel]
    let routes: CompiledRoutes
    /// The module of the app, whose own routes come first; `nil` if there is none.
    var app: String?
    /// Whether the table is that of a whole app: its markers name nothing else, and it serves every protocol with routes.
    var isExecutable = false
    /// The modules that declare the protocols of services.
    var declaredProtocols = DeclaredProtocols()
    /// The configurations that apply to the table, with their rewriting rules.
    var rewrites: [RewriteRuleReader] = []
    /// The severities of findings that the modules' own configurations set, by the modules' names.
    var severities: [String: Configuration.Severities] = [:]
    /// Whether some source of the table's modules may ask for the facts that routes require.
    var asksForRequirements = true
    /// The module whose build reports the findings; `nil` reports everything.
    var reporter: String?

    var configurations: [Configuration] { rewrites.map(\.configuration) }

    /// Whether each marker of the modules could be read: otherwise, that may be why something is missing.
    var hasAllMarkers: Bool { !modules.contains { $0.lacksMarkers(severities[$0.name]) } }

    /// Whether the configurations have no mistakes, which may be why something is missing, too.
    var isConfigured: Bool { !configurations.contains(where: \.isMistaken) }

    /// Whether everything that the routes can name is in the table.
    var isComplete: Bool { isExecutable && hasAllMarkers }

    /// The app for messages, after a space; empty if there is none.
    var nameOfApp: String { app.map { " `\($0)`" } ?? "" }

    /// The types of each module.
    var types: [String: TypeIndex] { Dictionary(modules.map { ($0.name, $0.types) }) { first, _ in first } }

    /// Whether a finding between modules is reported.
    func reports(_ modules: String...) -> Bool { Self.reports(Set(modules), reporter) }

    /// Whether the build of a module reports a finding between modules: one within another module is left to that.
    static func reports(_ modules: Set<String>, _ reporter: String?) -> Bool {
        reporter.map { modules.count > 1 || modules.contains($0) } ?? true
    }
}

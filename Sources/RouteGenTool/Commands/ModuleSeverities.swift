import RouteGenCore

/// The severities of findings in several modules: those of the module's own configuration, then those of the app's.
///
/// For findings that involve several modules, only the app's configuration applies, as in its build.
struct ModuleSeverities {
    private var severities: [String: Configuration.Severities] = [:]
    private var modules: [String: String] = [:]
    private let app: Configuration.Severities

    init(_ modules: [ModuleSources], app: ConfigurationFile?) {
        self.app = app?.content.severities ?? Configuration.Severities()
        for module in modules {
            let own = module.configuration?.content.severities
            for file in module.files {
                self.modules[file] = module.name
                if let own, !own.isEmpty { severities[file] = own }
            }
        }
    }

    /// The findings with their configured severities, without the ignored ones.
    func applied(to findings: [Diagnostic]) -> [Diagnostic] {
        findings.compactMap { finding in
            let files = [finding.location.file] + finding.related.map(\.location.file)
            let isOfOneModule = Set(files.compactMap { modules[$0] }).count <= 1
            let own = isOfOneModule ? severities[finding.location.file] : nil
            return (own ?? app).merging(app).applied(to: finding)
        }
    }
}

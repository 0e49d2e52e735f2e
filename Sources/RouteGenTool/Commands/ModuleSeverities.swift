import RouteGenCore

/// How grave findings are in files of several modules: as the module's own configuration says, else as the app's does.
///
/// What several modules do to each other goes by the app's alone, as in its build.
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

    /// The findings with the severities that they are to have, without those to ignore.
    func applied(to findings: [Diagnostic]) -> [Diagnostic] {
        findings.compactMap { finding in
            let files = [finding.location.file] + finding.related.map(\.location.file)
            let isOfOneModule = Set(files.compactMap { modules[$0] }).count <= 1
            let own = isOfOneModule ? severities[finding.location.file] : nil
            return (own ?? app).merging(app).applied(to: finding)
        }
    }
}

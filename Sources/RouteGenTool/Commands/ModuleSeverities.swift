import RouteGenCore

/// How grave findings are in files of several modules: as the module's own configuration says, else as the app's does.
struct ModuleSeverities {
    private var severities: [String: Configuration.Severities] = [:]
    private let app: Configuration.Severities

    init(_ modules: [ModuleSources], app: ConfigurationFile?) {
        self.app = app?.content.severities ?? Configuration.Severities()
        for module in modules {
            guard let own = module.configuration?.content.severities, !own.isEmpty else { continue }
            for file in module.files { severities[file] = own }
        }
    }

    /// The findings with the severities that they are to have, without those to ignore.
    func applied(to findings: [Diagnostic]) -> [Diagnostic] {
        findings.compactMap { finding in
            (severities[finding.location.file] ?? app).merging(app).applied(to: finding)
        }
    }
}

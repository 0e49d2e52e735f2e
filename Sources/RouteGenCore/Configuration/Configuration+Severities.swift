extension Configuration {
    /// The severity that a configuration gives to a finding.
    public enum Severity: String, CaseIterable, Hashable, Sendable {
        case error, warning, ignore
    }

    /// The severities that a configuration gives to findings, by code.
    public struct Severities: Hashable, Sendable {
        private var severities: [DiagnosticCode: Severity]

        /// Creates severities for some codes; other findings keep theirs.
        public init(_ severities: [DiagnosticCode: Severity] = [:]) { self.severities = severities }

        /// Whether every finding keeps its severity.
        public var isEmpty: Bool { severities.isEmpty }

        /// Adds the severities of `others` for codes that have none here.
        public func merging(_ others: Severities) -> Severities {
            Severities(severities.merging(others.severities) { own, _ in own })
        }

        /// The finding with its configured severity; `nil` if the configuration ignores it.
        public func applied(to finding: Diagnostic) -> Diagnostic? {
            guard let severity = severities[finding.code] else { return finding }
            var finding = finding
            switch severity {
            case .error: finding.severity = .error
            case .warning: finding.severity = .warning
            case .ignore: return nil
            }
            return finding
        }
    }
}

extension Configuration {
    /// How grave a finding is to be.
    public enum Severity: String, CaseIterable, Hashable, Sendable {
        case error, warning, ignore
    }

    /// How grave findings are to be, by their codes.
    public struct Severities: Hashable, Sendable {
        private var severities: [DiagnosticCode: Severity]

        /// Takes the severities of codes; all others stay as they are.
        public init(_ severities: [DiagnosticCode: Severity] = [:]) {
            self.severities = severities
        }

        /// Whether all findings stay as they are.
        public var isEmpty: Bool { severities.isEmpty }

        /// These severities, and those of others for the codes that have none here.
        public func merging(_ others: Severities) -> Severities {
            Severities(severities.merging(others.severities) { own, _ in own })
        }

        /// The finding with the severity that it is to have; `nil` if it is to be ignored.
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

extension DiagnosticCode {
    /// Whether a configuration may make a finding of this code less grave: the generated code is right all the same, and
    /// every URL leads to the route that ranks first.
    public var isAdjustable: Bool {
        switch self {
        case .ambiguous, .unreachable, .shadowed, .needlessOverlap, .nearMissMarker, .testableImport, .unservedProtocol:
            true
        default: false
        }
    }
}

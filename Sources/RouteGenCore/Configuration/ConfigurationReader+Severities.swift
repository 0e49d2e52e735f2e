import RouteTables

extension ConfigurationReader {
    /// Reads `severities`: codes or their names, each with a severity.
    mutating func severities(_ value: LocatedJSON) -> Configuration.Severities {
        var severities: [DiagnosticCode: Configuration.Severity] = [:]
        for member in self.members(of: value, "`severities`") {
            let length = member.name.utf8.count + 2
            guard let code = DiagnosticCode(describedBy: member.name) else {
                let codes = DiagnosticCode.allCases
                let nearest = Spelling.nearest(to: member.name, among: codes.map(\.rawValue) + codes.map(\.name))
                report(
                    "there is no finding `\(member.name)`",
                    at: member.location,
                    length: length,
                    help: nearest.map { "did you mean `\($0)`?" } ?? "write a code such as `RG104`"
                )
                continue
            }
            guard case .string(let text) = member.value.content, let severity = Configuration.Severity(rawValue: text)
            else {
                report("a severity is \"error\", \"warning\" or \"ignore\"", at: member.value.location)
                continue
            }
            guard severity == .error || code.isAdjustable else {
                report(
                    "findings of `\(code.rawValue)` are always errors",
                    at: member.location,
                    length: length,
                    help: "only \(Self.adjustableCodes) can be made less severe"
                )
                continue
            }
            severities[code] = severity
        }
        return Configuration.Severities(severities)
    }

    private static var adjustableCodes: String {
        Diagnostic.list(DiagnosticCode.allCases.filter(\.isAdjustable).map(\.rawValue), joinedBy: "and")
    }
}

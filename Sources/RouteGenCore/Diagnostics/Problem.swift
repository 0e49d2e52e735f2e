/// The code and the place of a finding, which its message completes.
public struct Problem: Sendable {
    let code: DiagnosticCode
    let severity: Diagnostic.Severity
    let location: SourceLocation
    let length: Int

    /// Begins a finding about a part of the sources.
    ///
    /// By default, its severity is that of its code, and its length that of the part.
    public init(
        _ code: DiagnosticCode,
        at part: some Placed,
        length: Int? = nil,
        severity: Diagnostic.Severity? = nil
    ) {
        self.code = code
        self.severity = severity ?? code.severity
        location = part.location
        self.length = length ?? part.caretLength
    }

    /// The finding with a message.
    public func saying(_ message: String) -> Diagnostic { Diagnostic(self, message) }
}

extension Diagnostic {
    /// The finding with a note about another place, if there is one.
    public func noting(_ message: String, at location: SourceLocation?) -> Diagnostic {
        location.map { noting([$0.note(message)]) } ?? self
    }

    /// The finding with notes about other places.
    ///
    /// - Parameters:
    ///   - places: The first ones, or all of them.
    ///   - count: The number of all of them, if it is another one.
    /// - Returns: The finding.
    public func noting(_ places: some Collection<Related>, count: Int? = nil) -> Diagnostic {
        var finding = self
        finding.related += places.prefix(Self.relatedLimit - related.count)
        finding.relatedCount += count ?? places.count
        return finding
    }

    /// The finding with a URL that shows it.
    public func witnessed(by url: String?) -> Diagnostic {
        var finding = self
        finding.witness = url
        return finding
    }

    /// The finding with the name that was probably meant, or else with other help.
    func suggesting(_ name: String?, otherwise help: String? = nil) -> Diagnostic {
        advising(name.map { "did you mean `\($0)`?" } ?? help)
    }

    /// The finding with the way to fix or silence it.
    public func advising(_ help: String?) -> Diagnostic {
        var finding = self
        finding.help = help
        return finding
    }
}

extension [Diagnostic] {
    /// Adds a finding.
    static func += (findings: inout [Diagnostic], finding: Diagnostic) { findings.append(finding) }
}

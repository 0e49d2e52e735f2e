import RouteGenCore

extension DiagnosticReport {
    /// The findings as the object that scripts read.
    ///
    /// Later versions only add keys to it. `related` contains the first places, and `relatedCount` is the number of all.
    static func json(_ diagnostics: [Diagnostic]) -> JSONValue {
        ["version": 1, "findings": .array(diagnostics.map(json))]
    }

    private static func json(_ diagnostic: Diagnostic) -> JSONValue {
        [
            "code": .string(diagnostic.code.rawValue),
            "name": .string(diagnostic.code.name),
            "severity": .string(diagnostic.severity.rawValue),
            "message": .string(DiagnosticRenderer.bounded(diagnostic.message)),
            "file": .string(diagnostic.location.file),
            "line": .int(diagnostic.location.line),
            "column": .int(diagnostic.location.column),
            "witness": diagnostic.witness.map { .string(DiagnosticRenderer.bounded($0)) } ?? .null,
            "related": .array(
                diagnostic.related.map { related in
                    [
                        "file": .string(related.location.file),
                        "line": .int(related.location.line),
                        "column": .int(related.location.column),
                        "message": .string(DiagnosticRenderer.bounded(related.message)),
                    ]
                }
            ),
            "length": .int(diagnostic.length),
            "help": diagnostic.help.map { .string(DiagnosticRenderer.bounded($0)) } ?? .null,
            "relatedCount": .int(diagnostic.relatedCount),
        ]
    }
}

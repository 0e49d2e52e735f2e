import RouteGenCore

/// Prints findings to standard error in the form that Xcode and SwiftPM read.
enum DiagnosticPrinter {
    static func print(_ diagnostics: [Diagnostic]) {
        StandardStream.error.write(diagnostics.map(text).joined())
    }

    private static func text(_ diagnostic: Diagnostic) -> String {
        var text =
            "\(diagnostic.location): \(diagnostic.severity.rawValue): \(diagnostic.message) [\(diagnostic.code.rawValue)]\n"
        for related in diagnostic.related {
            text += "\(related.location): note: \(related.message)\n"
        }
        if let help = diagnostic.help {
            text += "\(diagnostic.location): note: \(help)\n"
        }
        return text
    }
}

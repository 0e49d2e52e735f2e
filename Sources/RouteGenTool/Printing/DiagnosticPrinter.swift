import RouteGenCore

/// Prints findings to standard error in the form that Xcode and SwiftPM read, with the source line and a caret.
enum DiagnosticPrinter {
    static func print(_ diagnostics: [Diagnostic]) {
        guard !diagnostics.isEmpty else { return }
        let lines = SourceLines()
        let renderer = DiagnosticRenderer(.text, sourceLine: lines.line)
        StandardStream.error.write(renderer.render(diagnostics.arranged()))
    }
}

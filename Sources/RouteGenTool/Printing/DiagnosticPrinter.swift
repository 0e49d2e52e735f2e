import RouteGenCore

/// Prints findings.
enum DiagnosticPrinter {
    /// Prints findings in a stable order, each once.
    ///
    /// Text goes to standard error in the form that Xcode and SwiftPM read, with the source line and a caret; the forms for
    /// other programs go to standard output, and are complete even where there is nothing to say.
    static func print(_ diagnostics: [Diagnostic], format: DiagnosticRenderer.Format = .text) {
        guard !diagnostics.isEmpty || format != .text else { return }
        let lines = SourceLines()
        let renderer = DiagnosticRenderer(format, sourceLine: lines.line)
        let stream: StandardStream = format == .text ? .error : .output
        stream.write(renderer.render(diagnostics.arranged()))
    }
}

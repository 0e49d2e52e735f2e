import RouteGenCore

/// Prints findings.
enum DiagnosticPrinter {
    /// Prints findings in a stable order, without repetitions.
    ///
    /// Text goes to standard error in the form that Xcode and SwiftPM read, with the source line and a caret. The
    /// formats for other programs go to standard output, and are complete documents even without findings.
    static func print(_ diagnostics: [Diagnostic], format: DiagnosticRenderer.Format = .text) {
        guard !diagnostics.isEmpty || format != .text else { return }
        let lines = SourceLines()
        let renderer = DiagnosticRenderer(format, sourceLine: lines.line)
        let stream: StandardStream = format == .text ? .error : .output
        stream.write(renderer.render(diagnostics.arranged()))
    }
}

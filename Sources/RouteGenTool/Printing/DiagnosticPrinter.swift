import RouteGenCore

/// Prints findings.
enum DiagnosticPrinter {
    /// Prints findings in a stable order, without repetitions.
    ///
    /// Text goes to standard error in the form that Xcode and SwiftPM read, with the source line and a caret,
    /// and on a terminal with colors. The formats for other programs go to standard output, and are complete documents even without findings.
    ///
    /// - Parameters:
    ///   - diagnostics: The findings.
    ///   - format: Their form.
    ///   - tree: Only sources in it are quoted.
    static func print(
        _ diagnostics: [Diagnostic],
        format: DiagnosticRenderer.Format = .text,
        in tree: SourceTree
    ) {
        guard !diagnostics.isEmpty || format != .text else { return }
        let diagnostics = diagnostics.arranged()
        let lines = SourceLines(of: diagnostics, in: tree)
        let isColored = format == .text && TerminalAppearance(of: .error).hasColors
        let renderer = DiagnosticRenderer(format, isColored: isColored, sourceLine: lines.line)
        let stream: StandardStream = format == .text ? .error : .output
        stream.write(renderer.render(diagnostics))
    }
}

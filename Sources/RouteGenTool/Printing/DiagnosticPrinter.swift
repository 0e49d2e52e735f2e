import RouteGenCore

/// Prints findings.
enum DiagnosticPrinter {
    /// Prints findings in a stable order, without repetitions.
    ///
    /// The text goes to standard error in the form that Xcode and SwiftPM read, with the source line and a caret, and
    /// on a terminal with colors.
    ///
    /// - Parameters:
    ///   - diagnostics: The findings.
    ///   - tree: Only sources in it are quoted.
    ///   - unwritten: The name of a text that is in no file, even if there is a file with that name.
    static func print(_ diagnostics: [Diagnostic], in tree: SourceTree, unwritten: String? = nil) {
        guard !diagnostics.isEmpty else { return }
        let diagnostics = diagnostics.arranged()
        let lines = SourceLines(of: diagnostics, in: tree)
        let isColored = TerminalAppearance(of: .error).hasColors
        let renderer = DiagnosticRenderer(isColored: isColored) { location in
            location.file == unwritten ? nil : lines.line(at: location)
        }
        StandardStream.error.write(renderer.render(diagnostics))
    }
}

/// A parsed file with the markers of its declarations.
///
/// Reading markers includes the rules that need only the file: the syntax of markers, and which declarations can have
/// them.
struct MarkedFile: Sendable {
    let parsed: ParsedFile
    /// The markers of declarations that can have them, in the order of the source, each with the declaration's index.
    private(set) var marked: [(index: Int, markers: ParsedMarkers)] = []
    /// The findings about the markers and the declarations that have them.
    private(set) var diagnostics: [Diagnostic] = []

    /// Reads the markers of a file.
    init(_ file: ParsedFile) {
        parsed = file
        for (index, declaration) in file.declarations.enumerated() {
            guard let comment = declaration.documentation else { continue }
            let markers = MarkerParser.parse(comment)
            diagnostics += markers.diagnostics
            guard !markers.isEmpty else { continue }
            let misplaced = MarkerPlacement.check(declaration, markers) + DottedTypeNames.check(declaration)
            diagnostics += misplaced
            guard misplaced.isEmpty else { continue }
            if !markers.routes.isEmpty {
                diagnostics += HandlerLimits.check(declaration) + AssociatedTypes.check(declaration, in: file)
            }
            marked.append((index, markers))
        }
        for comment in file.strayComments {
            let markers = MarkerParser.parse(comment)
            diagnostics += markers.diagnostics + MarkerPlacement.checkStray(markers)
        }
    }
}

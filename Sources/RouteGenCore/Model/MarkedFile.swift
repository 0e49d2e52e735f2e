/// A parsed file with the markers of its declarations.
///
/// Reading markers includes the rules that need only the file: the syntax of markers, and which declarations can have
/// them.
struct MarkedFile: Sendable {
    /// The file's declarations, followed by the memberwise initializers that markers name.
    private(set) var parsed: ParsedFile
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
            let others = addMemberwiseInitializers(of: declaration, markers)
            if !others.routes.isEmpty {
                diagnostics += HandlerLimits.check(declaration)
            }
            if !others.isEmpty { marked.append((index, others)) }
        }
        for comment in file.strayComments {
            let markers = MarkerParser.parse(comment)
            diagnostics += markers.diagnostics + MarkerPlacement.checkStray(markers)
        }
        diagnostics += file.ordinaryComments.compactMap(OrdinaryComment.check)
    }

    /// Adds the memberwise initializers that markers of a struct name, as handlers of their own.
    ///
    /// - Returns: The other markers of the declaration.
    private mutating func addMemberwiseInitializers(
        of declaration: Declaration,
        _ markers: ParsedMarkers
    ) -> ParsedMarkers {
        let routes = markers.routes.filter(\.buildsType)
        guard !routes.isEmpty else { return markers }
        let memberwise = MemberwiseInitializer(of: declaration, in: parsed, markers: routes)
        diagnostics += memberwise.diagnostics
        for initializer in memberwise.declarations {
            let findings = HandlerRules(initializer, routes).check() + HandlerLimits.check(initializer)
            diagnostics += findings.filter { !diagnostics.contains($0) }
            var built = ParsedMarkers()
            built.routes = routes
            marked.append((parsed.declarations.count, built))
            parsed.declarations.append(initializer)
        }
        var others = markers
        others.routes.removeAll(where: \.buildsType)
        return others
    }
}

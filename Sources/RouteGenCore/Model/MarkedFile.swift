/// A parsed file with the markers of its declarations.
///
/// Reading markers includes their syntax, and which kinds of declarations can have them.
struct MarkedFile: Sendable {
    /// The file's declarations, followed by the initializers that the option `init` names.
    private(set) var parsed: ParsedFile
    /// The markers of declarations that can have them, in the order of the source, each with the declaration's index.
    private(set) var marked: [(index: Int, markers: ParsedMarkers)] = []
    /// The findings about the markers and the declarations that have them.
    private(set) var diagnostics: [Diagnostic] = []
    /// The warnings about outlets of classes, which are findings too unless a nib has the name of the class.
    private(set) var outletWarnings: [(type: String, warning: Diagnostic)] = []

    /// Reads the markers of a file.
    init(_ file: ParsedFile) {
        parsed = file
        for (index, declaration) in file.declarations.enumerated() {
            guard let comment = declaration.documentation else { continue }
            let markers = MarkerParser.parse(comment)
            diagnostics += markers.diagnostics
            guard !markers.isEmpty else { continue }
            let misplaced = MarkerPlacement.check(declaration, markers)
            diagnostics += misplaced
            guard misplaced.isEmpty else { continue }
            let others = addImpliedInitializers(of: declaration, markers)
            if !others.isEmpty { marked.append((index, others)) }
        }
        for comment in file.strayComments {
            let markers = MarkerParser.parse(comment)
            diagnostics += markers.diagnostics + MarkerPlacement.checkStray(markers)
        }
        diagnostics += file.ordinaryComments.compactMap(OrdinaryComment.check)
        if let defect = file.defect, let finding = finding(about: defect) {
            diagnostics = [finding]
            marked = []
        }
    }

    /// The finding about a mistake in the file, which replaces those that result from it.
    ///
    /// The compiler reports a missing brace too, so it is a finding only if markers are misread.
    private func finding(about defect: SourceDefect) -> Diagnostic? {
        switch defect.kind {
        case .mergeConflict:
            Problem(.brokenSource, at: defect.location, length: 7)
                .saying("a merge conflict begins here, so the markers of this file are not read")
                .advising("resolve the conflict")
        case .unclosedBrace where !diagnostics.isEmpty:
            Problem(.brokenSource, at: defect.location)
                .saying("this brace seems to be never closed, so the markers of this file are not read")
                .advising("write the missing `}`")
        case .unclosedBrace: nil
        }
    }

    /// Adds the initializers that markers of a struct or a class name, as handlers of their own.
    ///
    /// - Returns: The other markers of the declaration.
    private mutating func addImpliedInitializers(
        of declaration: Declaration,
        _ markers: ParsedMarkers
    ) -> ParsedMarkers {
        let routes = markers.routes.filter(\.buildsType)
        guard !routes.isEmpty else { return markers }
        let implied =
            declaration.kind == .class
            ? ImpliedInitializers(ofClass: declaration, in: parsed, markers: routes)
            : ImpliedInitializers(ofStruct: declaration, in: parsed, markers: routes)
        var built = ParsedMarkers()
        built.routes = routes
        for initializer in implied.declarations {
            marked.append((parsed.declarations.count, built))
            parsed.declarations.append(initializer)
        }
        diagnostics += implied.diagnostics
        if let warning = implied.outletWarning {
            diagnostics.append(warning)
            outletWarnings.append((declaration.name, warning))
        }
        var others = markers
        others.routes.removeAll(where: \.buildsType)
        return others
    }
}

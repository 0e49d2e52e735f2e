/// A parsed file with its markers.
struct MarkedFile: Sendable {
    let parsed: ParsedFile
    /// The markers of declarations in the order of the source, each with the declaration's index.
    private(set) var marked: [(index: Int, markers: ParsedMarkers)] = []
    /// The markers in comments that document nothing.
    private(set) var stray: [ParsedMarkers] = []

    /// Reads the markers of a file.
    init(_ file: ParsedFile) {
        parsed = file
        for (index, declaration) in file.declarations.enumerated() {
            guard let comment = declaration.documentation else { continue }
            let markers = MarkerParser.parse(comment)
            if markers != ParsedMarkers() { marked.append((index, markers)) }
        }
        stray = file.strayComments.map(MarkerParser.parse)
    }
}

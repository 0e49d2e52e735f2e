/// A file that has markers, with what they say.
struct MarkedFile: Sendable {
    let parsed: ParsedFile
    /// What the comments of declarations say about routes, in the order of the source; each with the declaration's place in the file's list.
    private(set) var marked: [(index: Int, markers: ParsedMarkers)] = []
    /// What comments say that document nothing.
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

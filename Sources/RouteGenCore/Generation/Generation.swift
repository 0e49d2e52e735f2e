/// What came of a request: the file's text, and what is wrong with the sources.
public struct Generation: Sendable {
    /// The text of the generated file.
    ///
    /// It is complete even where something is wrong, so that a build that goes on shows
    /// no more errors than there are.
    public let source: String
    /// The findings, sorted by place.
    public let diagnostics: [Diagnostic]
}

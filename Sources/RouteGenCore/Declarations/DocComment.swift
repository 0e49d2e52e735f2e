/// The documentation comment before a declaration: `///` lines, a `/** */` block, or several of them.
public struct DocComment: Hashable, Sendable {
    /// A line of the comment without comment delimiters.
    public struct Line: Hashable, Sendable {
        /// The text after `///`, or the line of a block without its leading `*`.
        ///
        /// A leading space and trailing white space are removed. Further indentation is kept.
        public var text: String
        /// The location of the first character of `text`.
        public var location: SourceLocation
    }

    /// The lines, in the order of the source.
    public var lines: [Line]
}

/// The documentation comment in front of a declaration: `///` lines, a `/** */` block, or several of them.
public struct DocComment: Hashable, Sendable {
    /// One line of the comment without its comment signs.
    public struct Line: Hashable, Sendable {
        /// The text behind `///`, or the line of a block without its leading `*`; one leading space is dropped,
        /// the indentation beyond it and trailing white space (and a carriage return) are as follows: indentation kept,
        /// trailing white space dropped.
        public var text: String
        /// Where the first character of `text` stands.
        public var location: SourceLocation

        /// Where the bytes of `text` are in the source, from `location` on.
        var sourceOffsets = SourceOffsets.unchanged

        /// Creates a line from its text and the place where that starts.
        public init(text: String, location: SourceLocation) {
            self.text = text
            self.location = location
        }
    }

    /// The lines, in the order of the source.
    public var lines: [Line]

    /// Creates a comment from its lines.
    public init(lines: [Line]) {
        self.lines = lines
    }
}

/// A mistake in a file because of which its declarations may be misread.
public struct SourceDefect: Hashable, Sendable {
    /// The kind of mistake.
    public enum Kind: Sendable {
        /// The mark at the beginning of a merge conflict.
        case mergeConflict
        /// A brace that is never closed.
        case unclosedBrace
    }

    /// The kind of mistake.
    public var kind: Kind
    /// The place of the mark or brace.
    public var location: SourceLocation
}

/// The declarations of one source file.
public struct ParsedFile: Sendable {
    /// An import with its attributes and conditions.
    public struct Import: Hashable, Sendable {
        /// The module's name: `Foundation` of `import class Foundation.NSString`.
        public var module: String
        /// Its attributes: `@preconcurrency`, `@testable`.
        public var attributes: [Declaration.Attribute]
        /// The access level, if it has one: `public`, `internal`.
        public var access: String?
        /// The conditions of the `#if` blocks around it, as in ``Declaration/conditions``.
        public var conditions: [String]
        /// The start of the statement.
        public var location: SourceLocation
    }

    /// The path as it was given.
    public var path: String
    /// The declarations of the file in the order of the source.
    ///
    /// Of local ones, only those with documentation.
    public var declarations: [Declaration] = []
    /// The imports in the order of the source.
    public var imports: [Import] = []
    /// Documentation comments that no declaration follows.
    public var strayComments: [DocComment] = []
    /// Lines of ordinary comments before declarations that start with an at sign.
    public var ordinaryComments: [DocComment.Line] = []
    /// The first location where brackets or `#if` blocks are nested too deeply; `nil` if there is none.
    public var excessiveNesting: SourceLocation?
    /// The first mistake because of which declarations may be misread; `nil` if there is none.
    public var defect: SourceDefect?
}

extension ParsedFile {
    /// The initializers of the types in the file, and the properties that these must set, in bodies and in extensions, by
    /// the paths of the types.
    var creationMembers: [String: [Declaration]] {
        let members = declarations.filter { member in
            !member.isLocal && (member.kind == .initializer || member.kind == .variable && member.needsInitialValue)
        }
        return Dictionary(grouping: members, by: \.enclosingPath)
    }
}

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

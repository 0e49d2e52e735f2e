/// What one source file declares.
public struct ParsedFile: Sendable {
    /// An import with what is written around it.
    public struct Import: Hashable, Sendable {
        /// The module's name: `Foundation` of `import class Foundation.NSString`.
        public var module: String
        /// The whole statement on one line, attributes and access included: `@preconcurrency public import Models`.
        public var text: String
        /// Its attributes: `@preconcurrency`, `@testable`.
        public var attributes: [Declaration.Attribute] = []
        /// The access level that is written, if any: `public`, `internal`.
        public var access: String?
        /// The conditions of the `#if` blocks around it, as in ``Declaration/conditions``.
        public var conditions: [String]
        /// Where the statement starts.
        public var location: SourceLocation

        /// Creates an import without attributes and access level.
        public init(module: String, text: String, conditions: [String], location: SourceLocation) {
            self.module = module
            self.text = text
            self.conditions = conditions
            self.location = location
        }
    }

    /// The path, as it was given.
    public var path: String
    /// Every declaration of the file in the order of the source, local ones included only where they are documented.
    public var declarations: [Declaration] = []
    /// The imports in the order of the source.
    public var imports: [Import] = []
    /// Documentation comments that no declaration follows.
    public var strayComments: [DocComment] = []
    /// Where brackets or `#if` blocks are first nested deeper than they are followed, if anywhere.
    public var excessiveNesting: SourceLocation?

    /// Creates a file without declarations.
    public init(path: String) {
        self.path = path
    }
}

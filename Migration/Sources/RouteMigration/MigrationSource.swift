import RouteGenCore

/// A file of an app that uses another router.
public struct MigrationSource: Sendable {
    /// The path for places.
    public let path: String
    /// The first place where the file is not UTF-8, so that a diff cannot repeat its lines.
    public let invalidText: SourceLocation?
    let bytes: [UInt8]
    let declarations: [Declaration]
    let tokens: [SourceToken]
    /// The index of the token that closes each opening bracket.
    let closingBrackets: [Int: Int]
    /// The bodies of types and functions.
    private(set) var scopes: [SourceScope] = []
    /// The names that statements and closures declare.
    private(set) var bindings: [SourceBinding] = []

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: The path for places.
    ///   - bytes: The file's text in UTF-8.
    /// - Complexity: O(*n*).
    public init(path: String, bytes: UnsafeBufferPointer<UInt8>) {
        self.path = path
        self.bytes = Array(bytes)
        invalidText = InvalidText.location(in: bytes, path: path)
        declarations = DeclarationParser.parse(path: path, bytes: bytes).declarations
        tokens = SourceToken.all(in: bytes)
        closingBrackets = SourceToken.closingBrackets(of: tokens)
        scopes = SourceScope.all(in: self)
        bindings = SourceBinding.all(in: self)
    }

    /// A source that has only some tokens of another one.
    init(_ tokens: [SourceToken], of source: MigrationSource) {
        path = source.path
        bytes = source.bytes
        invalidText = nil
        declarations = []
        self.tokens = tokens
        closingBrackets = SourceToken.closingBrackets(of: tokens)
        bindings = SourceBinding.all(in: self)
    }

    /// The text of a token.
    func text(of index: Int) -> String {
        String(decoding: bytes[tokens[index].start..<tokens[index].end], as: UTF8.self)
    }

    /// Whether a token exists and is of a kind.
    func has(_ kind: TokenKind, at index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == kind
    }

    /// Whether a token exists and is an identifier or keyword with this spelling.
    func has(_ word: String, at index: Int) -> Bool {
        guard tokens.indices.contains(index), tokens[index].kind == .identifier else { return false }
        return bytes[tokens[index].start..<tokens[index].end].elementsEqual(word.utf8)
    }

    /// The place of a token.
    func location(of index: Int) -> SourceLocation {
        SourceLocation(file: path, line: tokens[index].line, column: tokens[index].column)
    }

    /// The index of the first token at a place or after it.
    func token(at location: SourceLocation) -> Int {
        var range = tokens.indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            let token = tokens[middle]
            if (token.line, token.column) < (location.line, location.column) {
                range = (middle + 1)..<range.upperBound
            } else {
                range = range.lowerBound..<middle
            }
        }
        return range.lowerBound
    }
}

extension [MigrationSource] {
    /// A declaration of one of the sources.
    struct Declared {
        /// The index of the source.
        var source: Int
        var declaration: Declaration
    }

    /// The declarations that fulfill a condition, in the order of the sources.
    ///
    /// Local ones are left out, since no marker reaches them.
    func declarations(where condition: (Declaration) -> Bool) -> [Declared] {
        indices.flatMap { source in
            self[source].declarations.filter { !$0.isLocal && condition($0) }
                .map { Declared(source: source, declaration: $0) }
        }
    }
}

extension Declaration {
    /// The name of the type around it, with those of the types around that: `Outer.Inner`; empty at the top level.
    var typeName: String { enclosing.map(\.name).joined(separator: ".") }

    /// Whether it belongs to its type, and not to an instance.
    var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

    /// The name in messages: `Type.function(_:label:)`.
    var callName: String {
        let labels = parameters.map { "\($0.label ?? "_"):" }.joined()
        return (enclosing.map(\.name) + ["\(name)(\(labels))"]).joined(separator: ".")
    }
}

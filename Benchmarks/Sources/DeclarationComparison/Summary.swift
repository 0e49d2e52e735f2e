/// What both parsers find out about a declaration, in a form that can be compared.
///
/// It contains no white space, because the parsers do not keep the same.
struct Summary {
    var kind: String
    var name: String
    var line: Int
    var column: Int
    /// The other properties by name.
    var properties: [String: String] = [:]
    /// Whether the declaration has a documentation comment.
    var isDocumented: Bool
    var isLocal: Bool

    /// What identifies the declaration in its file.
    var key: String { "\(line):\(column) \(kind) \(name)" }
}

extension String {
    /// The text without white space, the backslashes that end the lines of long strings, and backticks.
    var compact: String {
        String(decoding: utf8.filter { $0 > 0x20 && $0 != 0x60 && $0 != 0x5C }, as: UTF8.self)
    }
}

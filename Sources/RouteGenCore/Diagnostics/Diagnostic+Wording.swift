extension Diagnostic {
    /// A list of words for a sentence, each word in backquotes: `` `a`, `b` or `c` ``.
    public static func list(_ words: [String], joinedBy conjunction: String = "or") -> String {
        let quoted = words.map { "`\($0)`" }
        guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}

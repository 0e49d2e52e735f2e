import RouteGenCore

/// The targets that the source of a manifest names.
enum ManifestTargets {
    private static let functions: Set = [
        "target", "executableTarget", "testTarget", "binaryTarget", "systemLibrary", "macro",
    ]

    /// The names in calls such as `.target(name: "Chat"`.
    static func names(in manifest: String) -> [String] {
        let tokens = Lexer.tokens(of: manifest).map(\.text)
        return tokens.indices.dropFirst(4).filter { index in
            functions.contains(tokens[index - 4]) && tokens[(index - 3)..<index] == ["(", "name", ":"]
                && tokens[index].hasPrefix("\"")
        }
        .map { String(tokens[$0].dropFirst().dropLast()) }
    }
}

import RouteGenCore

/// The targets and the packages that the source of a manifest names.
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

    /// The names of products and packages in calls such as `.product(name: "Kit", package: "kit")`, the number of calls of
    /// `.package(`, and all texts, such as the names of targets in a list.
    static func others(in manifest: String) -> (names: [String], packages: Int, texts: Set<String>) {
        let tokens = ["", "", "", ""] + Lexer.tokens(of: manifest).map(\.text)
        let texts = tokens.indices.filter { tokens[$0].hasPrefix("\"") }
        func text(_ index: Int) -> String { String(tokens[index].dropFirst().dropLast()) }
        let names = texts.filter { index in
            let isNamed = ["product", "package"].contains(tokens[index - 4]) && tokens[index - 2] == "name"
            return tokens[index - 1] == ":" && (tokens[index - 2] == "package" || isNamed)
        }
        let calls = zip(tokens, tokens.dropFirst()).count { $0 == "package" && $1 == "(" }
        return (names.map(text), calls, Set(texts.map(text)))
    }
}

import Foundation

/// A block of code in the documentation comment of a declaration.
struct SymbolExample {
    /// The path of the source in the repository.
    var path: String
    /// The line of its first line of code, from 1.
    var line: Int
    var language: String
    var code: String

    /// Whether it uses an interface that only Apple's systems have.
    var isOfInterface: Bool { path.contains("/Hosts/") }

    private static let libraries = [
        "RouteTables", "RoutePatterns", "RouterRuntime", "RouterServices", "RouterPipeline", "RouterDynamic",
        "RouterFoundation", "RouterPlans", "RouterScenes", "RouterNavigation", "RouterTestSupport",
        "RouterInspector",
    ]

    /// All blocks in the sources of the libraries, without those of declarations that are not for users.
    static func all() throws -> [SymbolExample] {
        try libraries.flatMap { library in
            let folder = SwiftBuild.root.appendingPathComponent("Sources/\(library)")
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            return try paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
                let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
                return all(in: text, path: "Sources/\(library)/\(path)")
            }
        }
    }

    private static func all(in text: String, path: String) -> [SymbolExample] {
        var examples: [SymbolExample] = []
        var open: SymbolExample?
        var ofDeclaration = 0
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let comment = line.drop { $0 == " " }
            guard comment.hasPrefix("///") else {
                let isHidden = comment.hasPrefix("package ") || comment.hasPrefix("@_spi")
                if isHidden { examples.removeLast(ofDeclaration) }
                if isHidden || !comment.hasPrefix("@") { ofDeclaration = 0 }
                continue
            }
            let content = comment.dropFirst(comment.hasPrefix("/// ") ? 4 : 3)
            if content.hasPrefix("```") {
                if let example = open {
                    examples.append(example)
                    ofDeclaration += 1
                }
                let language = String(content.dropFirst(3))
                open = open == nil ? SymbolExample(path: path, line: index + 2, language: language, code: "") : nil
            } else {
                open?.code += "\(content)\n"
            }
        }
        return examples
    }
}

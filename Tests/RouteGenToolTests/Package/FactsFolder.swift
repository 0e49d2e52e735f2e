import RouteGenCore

@testable import routegen

/// A package in a folder of its own, with the facts that a plugin would write about it.
struct FactsFolder {
    let folder: TemporaryFolder

    /// Writes files and facts, with a tab in place of `|` and the folder in place of `PKG`.
    ///
    /// The facts end with the package of the runtime, whose target has the identifier `R`.
    init(_ facts: String, _ files: [String: String] = [:]) throws {
        folder = try TemporaryFolder()
        for (name, text) in files { try folder.write(text.utf8, to: name) }
        let runtime = """
            package|routegen|RouteGen|/routegen
            target|R|RouterRuntime|/routegen/Sources/RouterRuntime
            module|RouterRuntime|swift|generic
            product|RouterRuntime|automatic
            product|RouterPipeline|automatic
            product|routegen|other

            """
        let lines = (facts + "\n" + runtime).replacing("|", with: "\t").replacing("PKG", with: folder.path)
        try folder.write(lines.utf8, to: ".plugin/facts.txt")
    }

    /// The lines about a Swift target that depends on the runtime unless it is said otherwise.
    static func target(_ name: String, kind: String = "generic", links: [String] = ["R"], files: [String]) -> String {
        ([
            "target|\(name)|\(name)|PKG/Sources/\(name)", "module|\(name)|swift|\(kind)",
        ] + files.map { "source|PKG/Sources/\(name)/\($0)" } + links.map { "links|\($0)" }).joined(separator: "\n")
    }

    var reader: FileReader { FileReader() }

    func facts() throws -> PackageFacts { try PackageFacts(in: folder.path(".plugin"), with: reader) }

    /// The text without the folder.
    func short(_ text: String) -> String { text.replacing(folder.path + "/", with: "") }

    /// The findings as text, without their excerpts, notes and the folder.
    func text(_ findings: [Diagnostic]) -> [String] {
        short(DiagnosticRenderer().render(findings)).split(separator: "\n").filter { $0.hasSuffix("]") }.map(
            String.init
        )
    }
}

import Foundation
import RouteGenCore
import Testing

@testable import routegen

/// Modules that a `routegen.json` names with the folders of their sources.
@Suite struct NamedModulesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write([], to: ".git/HEAD")
        try folder.write("/// @route //shop\nfunc openShop() {}\n".utf8, to: "Shop/Shop.swift")
        try folder.write("/// @route //chat\npublic func openChat() {}\n".utf8, to: "Chat/Sources/Chat.swift")
    }

    /// The exit status of `generate` for the app, and the findings about its names without the path of the folder.
    private func generate(_ json: String, _ options: [String] = []) throws -> (text: String, findings: String) {
        try folder.write(json.utf8, to: "Shop/routegen.json")
        let output = folder.path("out.swift")
        let values = ["--module", "Shop=\(folder.path("Shop"))", "--output", output] + options
        let arguments = try GenerateCommand.syntax.parse(values)
        let reader = FileReader()
        var failures: [FileFailure] = []
        var diagnostics: [Diagnostic] = []
        let inputs = try GenerateInputs(arguments, with: reader, failures: &failures)
        let request = inputs.request(with: reader, failures: &failures, diagnostics: &diagnostics)
        #expect(failures == [])
        let findings = DiagnosticRenderer(isColored: false).render(diagnostics).replacing(folder.path + "/", with: "")
        return (Generator.generate(request).source, findings)
    }

    @Test("A table holds the named modules, an interface only has accessors to them") func kinds() throws {
        let named = #"{"modules": {"Chat": "../Chat"}}"#
        let app = try generate(named, ["--executable"])
        #expect(app.text.contains("RouteDispatchers.chat") && app.findings == "")
        let library = try generate(named)
        #expect(!library.text.contains("Chat") && library.findings == "")
        let accessors = #"{"accessors": {"for": ["Chat"]}, "modules": {"Chat": "../Chat"}}"#
        let interface = try generate(accessors, ["--known", "Chat"])
        #expect(interface.text.contains("static func openChat()") && !interface.text.contains("import Chat"))
        let both = try generate(accessors, ["--executable", "--known", "Chat"])
        #expect(both.text.contains("static func openChat()") && both.text.contains("RouteDispatchers.chat"))
    }

    @Test(
        "A mistake is a finding at its place",
        arguments: [
            (
                #"{"modules": {"Chat": "../Chatt/Sources"}}"#, [],
                """
                Shop/routegen.json:1:22: error: the folder `../Chatt/Sources` of `Chat` does not exist [RG701]
                Shop/routegen.json:1:22: note: the path is relative to the folder of this file, so it is that of Chatt/Sources
                """
            ),
            (
                #"{"modules": {"Chat": ".."}}"#, [],
                """
                Shop/routegen.json:1:22: error: the folder `..` of `Chat` contains a source of `Shop`: Shop/Shop.swift [RG701]
                Shop/routegen.json:1:22: note: write a folder that contains only the sources of `Chat`
                """
            ),
            (
                #"{"modules": {"Chat": "../Chat", "Maps": "../Chat/Sources"}}"#, [],
                """
                Shop/routegen.json:1:41: error: the folder `../Chat/Sources` of `Maps` contains a source of `Chat`: Chat/Sources/Chat.swift [RG701]
                Shop/routegen.json:1:41: note: write a folder that contains only the sources of `Maps`
                """
            ),
            (
                #"{"modules": {"Shop": "../Chat"}}"#, [],
                """
                Shop/routegen.json:1:14: error: `modules` names `Shop`, the module of this file [RG701]
                Shop/routegen.json:1:14: note: remove it; `modules` has the other modules
                """
            ),
            (
                #"{"modules": {"Chat": "../Chat"}}"#, ["--dependency", "Chat"],
                """
                Shop/routegen.json:1:14: error: the build system passes the sources of `Chat`, which is named here too [RG701]
                Shop/routegen.json:1:14: note: remove it from `modules`, which has only modules that the build system does not describe
                """
            ),
            (
                #"{"module": "Store"}"#, [],
                """
                Shop/routegen.json:1:12: error: the module is `Shop`, as the build system says, not `Store` [RG701]
                Shop/routegen.json:1:12: note: remove the member `module`, or pass this name to the tool
                """
            ),
        ]
    )
    func mistakes(_ json: String, _ options: [String], _ expected: String) throws {
        let passed = options.map { $0 == "Chat" ? "Chat=\(folder.path("Chat"))" : $0 }
        let findings = try generate(json, passed).findings
        #expect(findings.split(separator: "\n").filter { $0.hasPrefix("Shop/") }.joined(separator: "\n") == expected)
    }

    @Test("A folder without Swift files, and one of another module, are findings") func folders() throws {
        try folder.write([], to: "Empty/Chat.md")
        #expect(
            try generate(#"{"modules": {"Chat": "../Empty"}}"#).findings
                .hasPrefix(
                    "Shop/routegen.json:1:22: error: the folder `../Empty` of `Chat` has no Swift files [RG701]\n"
                )
        )
        try folder.write(#"{"module": "ChatKit"}"#.utf8, to: "Chat/Sources/routegen.json")
        let message = "the folder `../Chat/Sources` has the module `ChatKit`, as its routegen.json says, not `Chat`"
        #expect(
            try generate(#"{"modules": {"Chat": "../Chat/Sources"}}"#).findings
                .hasPrefix("Shop/routegen.json:1:14: error: \(message) [RG701]\n")
        )
    }

    @Test(
        "A folder outside of the tree is a finding, whether it exists or not",
        arguments: ["../../Chat", "../Link", "../../Missing/Sources", "../.git", "../Link/../Chat"]
    )
    func foldersOutside(_ path: String) throws {
        try folder.write([], to: "Repository/.git/HEAD")
        try folder.write("func repositoryFile() {}".utf8, to: "Repository/Shop/A.swift")
        try folder.write("func git() {}".utf8, to: "Repository/.git/A.swift")
        try folder.write(#"{"modules": {"Chat": "\#(path)"}}"#.utf8, to: "Repository/Shop/routegen.json")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Repository/Link"),
            withDestinationPath: folder.path("Chat")
        )
        let findings = try named("Repository/Shop").diagnostics
        #expect(
            DiagnosticRenderer(isColored: false).render(findings).replacing(folder.path + "/", with: "")
                .split(separator: "\n").filter { $0.hasPrefix("Repository/") }.joined(separator: "\n") == """
                    Repository/Shop/routegen.json:1:22: error: the folder `\(path)` of `Chat` is outside of Repository [RG701]
                    Repository/Shop/routegen.json:1:22: note: write a folder in it; to read another one, call routegen with `--root` and a folder that contains it
                    """
        )
    }

    @Test("A folder outside of the tree is read if the arguments name it, or a folder that contains it")
    func passedFoldersOutside() throws {
        try folder.write([], to: "Repository/.git/HEAD")
        try folder.write("func repositoryFile() {}".utf8, to: "Repository/Shop/A.swift")
        try folder.write(#"{"modules": {"Chat": "../../Chat"}}"#.utf8, to: "Repository/Shop/routegen.json")
        let root = try named("Repository/Shop", root: folder.path)
        #expect(root.diagnostics.isEmpty && root.names == ["Shop", "Chat"])
        let passed = try named("Repository/Shop", ["--module", "Chat=\(folder.path("Chat"))"])
        #expect(passed.diagnostics.isEmpty && passed.names == ["Shop", "Chat"])
    }

    /// The modules of `check`, and the findings about their names.
    private func named(
        _ path: String,
        _ options: [String] = [],
        root: String? = nil
    ) throws -> (names: [String], diagnostics: [Diagnostic]) {
        let arguments = try CheckCommand.syntax.parse(["--module", "Shop=\(folder.path(path))"] + options)
        var (failures, diagnostics): ([FileFailure], [Diagnostic]) = ([], [])
        let modules = try ModuleSources.modulesWithNamed(
            in: arguments,
            app: nil,
            with: FileReader(in: SourceTree(root: root)),
            failures: &failures,
            diagnostics: &diagnostics
        )
        #expect(failures.isEmpty)
        return (modules.map(\.name), diagnostics)
    }

    @Test("Other commands add the named modules to those that are passed") func otherCommands() throws {
        try folder.write(#"{"modules": {"Chat": "../Chat"}}"#.utf8, to: "Shop/routegen.json")
        for (values, names) in [
            (["--module", "Shop=\(folder.path("Shop"))"], ["Shop", "Chat"]),
            (
                ["--module", "Chat=\(folder.path("Chat"))", "--module", "Shop=\(folder.path("Shop"))"],
                ["Chat", "Shop"]
            ),
        ] {
            let arguments = try CheckCommand.syntax.parse(values)
            var failures: [FileFailure] = []
            var diagnostics: [Diagnostic] = []
            let modules = try ModuleSources.modulesWithNamed(
                in: arguments,
                app: nil,
                with: FileReader(),
                failures: &failures,
                diagnostics: &diagnostics
            )
            #expect(modules.map(\.name) == names)
            #expect(failures.isEmpty && diagnostics.isEmpty)
        }
    }
}

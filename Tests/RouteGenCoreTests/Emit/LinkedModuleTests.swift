import RoutePatterns
import TestSupport
import Testing

@testable import RouteGenCore

/// Modules that an app links on some platforms only, or under an alias.
@Suite struct LinkedModuleTests {
    /// The build of an app that links Chat and Phone.
    private func generation(_ configuration: String, known: Set<String> = []) -> Generation {
        func scan(_ name: String) -> ModuleScan {
            ModuleScan(name: name, sources: ["\(name).swift": "/// @route //\(name)\npublic func open\(name)() {}"])
        }
        var request = GenerationRequest(module: ModuleScan(name: "App", sources: [:]))
        request.dependencies = [scan("Chat"), scan("Phone")]
        request.isExecutable = true
        request.visibleModules = ["Chat", "Phone"]
        request.knownModules = known
        var diagnostics: [Diagnostic] = []
        request.configuration = Configuration(
            json: Array(configuration.utf8),
            path: "routegen.json",
            diagnostics: &diagnostics
        )
        #expect(diagnostics == [])
        return Generator.generate(request)
    }

    @Test("The generated file uses an optional module only under its condition")
    func guardedUse() {
        let generation = generation(#"{"optionalModules": {"Phone": "os(iOS)"}}"#, known: ["App", "Chat", "Phone"])
        #expect(generation.diagnostics == [])
        #expect(
            generation.source.contains(
                """
                #if os(iOS)
                import Phone
                #endif
                @_spi(Generated) public import RouterRuntime
                import Chat

                """
            ),
            "\(generation.source)"
        )
        let lines = generation.source.split(separator: "\n")
        let use = lines.firstIndex { $0.contains("case 1: RouterRuntime.RouteDispatchers.phone ") }
        #expect(use.map { lines[$0 - 1] } == "#if os(iOS)")
        #expect(use.map { lines[$0 + 1] } == "#endif")
    }

    @Test("An optional module that does not exist is an error, where all modules are known")
    func unknownModule() {
        let configuration = #"{"optionalModules": {"Phones": "os(iOS)"}}"#
        #expect(generation(configuration).diagnostics == [])
        #expect(
            DiagnosticRenderer().render(generation(configuration, known: ["App", "Chat", "Phone"]).diagnostics) == """
                routegen.json:1:22: error: the package and its dependencies have no module `Phones` [RG701]
                routegen.json:1:22: note: did you mean `Phone`?

                """
        )
    }

    @Test(
        "Only the condition of an `#if` is accepted",
        arguments: [#""os(iOS)\nfunc injected() {}""#, #""os(iOS) // on phones""#, #""""#, "true", #""os(iOS""#]
    )
    func invalidCondition(condition: String) {
        var diagnostics: [Diagnostic] = []
        let text = #"{"optionalModules": {"Phone": \#(condition)}}"#
        let configuration = Configuration(json: Array(text.utf8), path: "routegen.json", diagnostics: &diagnostics)
        #expect(configuration.optionalModules == [])
        #expect(
            DiagnosticRenderer().render(diagnostics) == """
                routegen.json:1:31: error: the value of `Phone` must be the condition of an `#if` [RG701]
                routegen.json:1:31: note: write where the target links `Phone`, such as "os(iOS) || os(visionOS)"

                """
        )
    }

    @Test("The generated file imports a module by its old name, and uses the table of the new one")
    func alias() {
        let generation = generation(#"{"moduleAliases": {"Talk": "Chat"}}"#, known: ["App", "Chat", "Phone"])
        #expect(generation.diagnostics == [])
        let imports = generation.source.split(separator: "\n").filter { $0.hasPrefix("import ") }
        #expect(imports == ["import Phone", "import Talk"])
        #expect(generation.source.contains("case 0: RouterRuntime.RouteDispatchers.chat "))
    }

    @Test("An alias needs the new name of the module, which must exist")
    func invalidAlias() {
        var diagnostics: [Diagnostic] = []
        let text = #"{"moduleAliases": {"Chat": "Old Chat"}}"#
        let configuration = Configuration(json: Array(text.utf8), path: "routegen.json", diagnostics: &diagnostics)
        #expect(configuration.moduleAliases.isEmpty)
        #expect(
            DiagnosticRenderer().render(diagnostics) == """
                routegen.json:1:28: error: the value of `Chat` must be the new name of the module [RG701]
                routegen.json:1:28: note: repeat `moduleAliases:` of the dependency in Package.swift

                """
        )
        let unknown = generation(#"{"moduleAliases": {"Talk": "Chats"}}"#, known: ["App", "Chat", "Phone"])
        #expect(
            DiagnosticRenderer().render(unknown.diagnostics) == """
                routegen.json:1:28: error: the package and its dependencies have no module `Chats` [RG701]
                routegen.json:1:28: note: did you mean `Chat`?

                """
        )
    }
}

import RouteGenCore
import Testing

/// No table has two handlers with one identity, by which typed routes and accessors of other modules find them.
///
/// The names were found by a search of 2²⁶ names for equal hashes.
@Suite struct IdentityCollisionTests {
    private static let app = "/// @route //a\nfunc open1a995ea() {}\n/// @route //b\nfunc open18f60a1() {}"

    private func text(_ request: GenerationRequest) -> String {
        DiagnosticRenderer().render(Generator.generate(request).diagnostics.arranged())
    }

    @Test("Two handlers of different modules with one identity are an error") func acrossModules() {
        #expect(RouteHandlerIdentity.make("App.open1a995ea()()") == RouteHandlerIdentity.make("Feature.open1733c5()()"))
        var request = GenerationRequest(module: ModuleScan(name: "App", sources: ["App.swift": Self.app]))
        request.isExecutable = true
        let feature = "/// @route //c\nfunc open1733c5() {}"
        request.dependencies = [ModuleScan(name: "Feature", sources: ["Feature.swift": feature])]
        #expect(
            text(request) == """
                Feature.swift:2:6: error: the names of `Feature.open1733c5()` and `App.open1a995ea()` have the same \
                hash, by which typed routes find their handlers [RG501]
                App.swift:2:6: note: the other handler is here
                Feature.swift:2:6: note: rename one of the functions; `name:` does not change the hash

                """
        )
    }

    @Test("Two handlers of one module with one identity are an error of its own build only") func inOneModule() {
        let twins = Self.app + "\n/// @route //c\nfunc open1315adc() {}"
        var request = GenerationRequest(module: ModuleScan(name: "App", sources: ["App.swift": twins]))
        #expect(
            text(request) == """
                App.swift:6:6: error: the names of `App.open1315adc()` and `App.open18f60a1()` have the same hash, by \
                which typed routes find their handlers [RG501]
                App.swift:4:6: note: the other handler is here
                App.swift:6:6: note: rename one of the functions; `name:` does not change the hash

                """
        )
        request.dependencies = [request.module]
        request.module = ModuleScan(name: "Main")
        request.isExecutable = true
        #expect(text(request) == "")
    }

    @Test("Other handlers have no finding") func distinct() {
        #expect(text(GenerationRequest(module: ModuleScan(name: "App", sources: ["App.swift": Self.app]))) == "")
    }
}

import TestSupport
import Testing

@testable import RouteGenCore

/// The promises of the three routers that the generator and its checks keep.
///
/// `Fixtures/SuperApp` makes the calls.
@Suite struct SeedGenerationTests {
    private static let khala = """
        final class AModule {
            /// @route
            func server2(value: Int) -> Int { value }
            /// @route
            func server3(_ info: [String: Any]) {}
        }
        """

    private func generation(_ sources: [String: String]) -> Generation {
        Generator.generate(GenerationRequest(module: ModuleScan(name: "Khala", sources: sources)))
    }

    private func findings(_ sources: [String: String]) -> String {
        DiagnosticRenderer().render(generation(sources).diagnostics.arranged())
    }

    @Test("K12 The store has a typed function for each function of a class") func k12_store() {
        let text = generation(["A.swift": Self.khala]).source
        #expect(text.contains("var aModule: AModuleStore"))
        #expect(text.contains("func server2(value: Int) throws -> Int {"))
        #expect(text.contains("func server3(_ info: [String: Any]) throws {"))
    }

    @Test("K15 Overloads are told apart by their labels and patterns") func k15_overloads() {
        let source = """
            /// @route //open/chat/:id
            func open(chat id: Int) {}
            /// @route //open/user/:id
            func open(user id: Int) {}
            """
        let generation = generation(["A.swift": source])
        #expect(generation.diagnostics.isEmpty)
        #expect(generation.source.contains("static func open(chat id: Int) -> Self"))
        #expect(generation.source.contains("static func open(user id: Int) -> Self"))
    }

    @Test("K15 Overloads with the same URL are a build error") func k15_clash() {
        let source = """
            final class AModule {
                /// @route
                func open(chat: Int) {}
                /// @route
                func open(user: Int) {}
            }
            """
        #expect(findings(["A.swift": source]).contains("matches the same URLs as `//AModule/open`"))
    }

    @Test("E19 The build finds duplicate patterns, in any order of the files")
    func e19_duplicates() {
        let (chat, old) = (
            "/// @route //chat/:id\nfunc chat(id: Int) {}", "/// @route //chat/:name\nfunc old(name: String) {}"
        )
        let text = findings(["A.swift": chat, "B.swift": old])
        #expect(
            text == """
                B.swift:1:5: error: `//chat/:name` of `Khala.old(name:)` matches the same URLs as `//chat/:id` of `Khala.chat(id:)` [RG101]
                A.swift:1:5: note: `//chat/:id` of `Khala.chat(id:)` is here
                B.swift:1:5: note: witness: //chat/a
                B.swift:1:5: note: change one of the patterns, remove one of the markers, or set a `priority:`

                """
        )
        #expect(findings(["Z.swift": old, "B.swift": chat]).contains("Z.swift:1:5: error: `//chat/:name`"))
    }

    @Test("T5 Paths are constants") func t5_paths() {
        let text = generation(["A.swift": Self.khala]).source
        #expect(GeneratedPaths(text)["aModuleServer2"] == "//AModule/server2 [value] 0")
    }
}

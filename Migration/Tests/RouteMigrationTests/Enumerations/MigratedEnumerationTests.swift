import Testing

@testable import RouteGenCore
@testable import RouteMigration

@Suite struct MigratedEnumerationTests {
    private func message(_ name: String, _ files: [String: String]) -> String? {
        let error = #expect(throws: MigratedEnumeration.Unknown.self) { try Migration(of: [name], files) }
        return error?.message
    }

    @Test("A name of no enumeration, or of several, is an error") func unknown() {
        let files = [
            "A.swift": "enum Screen {}\nstruct Forum { enum Path {} }", "B.swift": "enum Screen {}\nstruct Other {}",
        ]
        #expect(message("Nope", files) == "no source that was passed declares an enumeration 'Nope'")
        #expect(message("Other", files) == "no source that was passed declares an enumeration 'Other'")
        #expect(
            message("Screen", files) == """
                'Screen' stands for several enumerations: Screen in A.swift, Screen in B.swift; pass the sources of one module
                """
        )
        #expect(throws: Never.self) { try Migration(of: ["Path"], files) }
        #expect(throws: Never.self) { try Migration(of: ["Forum.Path"], files) }
        #expect(message("ath", files) != nil)
    }
}

import Foundation
import Testing

/// The examples in the documentation of declarations.
@Suite struct SymbolExampleTests {
    /// Those of the façade for Objective-C, which needs Apple's systems, and of two formats, which the tests of
    /// `RouterFoundation` read and write.
    private static let otherLanguages = [
        "Sources/RouterFoundation/History/FileHistory.swift text",
        "Sources/RouterFoundation/Relocation/RouteRelocation+JSON.swift json",
        "Sources/RouterFoundation/URLs/ObjectiveCRouter.swift objc",
    ]

    @Test("The fixtures contain each line of the examples of interfaces") func interfaces() throws {
        let sources = try ExampleSources()
        let examples = try SymbolExample.all().filter(\.isOfInterface)
        #expect(examples.count >= 4)
        for example in examples {
            for line in example.code.split(separator: "\n") {
                let isContained = sources.contain(line)
                #expect(isContained, "\(example.path) shows what no fixture has: \(line)")
            }
        }
    }

    @Test("Only examples of some formats are not in Swift") func languages() throws {
        let others = try SymbolExample.all().filter { $0.language != "swift" }.map { "\($0.path) \($0.language)" }
        #expect(Set(others).sorted() == Self.otherLanguages)
    }

    #if os(Linux)
        @Test("The other examples compile") func compile() throws {
            #expect(try SymbolExampleApp.examples.count > 50)
            let outcome = try SymbolExampleApp().compile(["-typecheck", "-suppress-warnings"])
            #expect(outcome.status == 0, "\(outcome.text)")
        }
    #endif
}

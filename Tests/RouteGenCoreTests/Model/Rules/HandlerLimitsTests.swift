import RouteGenCore
import TestSupport
import Testing

@Suite struct HandlerLimitsTests {
    /// Each default that is an expression doubles the number of calls in generated code.
    @Test("A function with too many default values is a finding, and the generated file stays small")
    func tooManyDefaults() {
        let parameters = (0..<12).map { "p\($0): Int = one()" }.joined(separator: ", ")
        let source = """
            /// @route //many
            func many(\(parameters)) {}
            """
        let generation = Generator.generate(
            GenerationRequest(module: ModuleScan(name: "Many", sources: ["Many.swift": source]))
        )
        #expect(generation.diagnostics.map(\.code) == [.unsupportedHandler])
        #expect(generation.source.utf8.count < 10_000)
    }
}

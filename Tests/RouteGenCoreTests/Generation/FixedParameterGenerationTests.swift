import Testing

@testable import RouteGenCore

@Suite struct FixedParameterGenerationTests {
    @Test("Accessors use the first pattern that fixes no parameter")
    func accessors() {
        let source = """
            /// @route(with: tab="a, b") /auction/:id/results
            /// @route /auction/:id/:tab?
            func openAuction(id: Int, tab: Tab = .bids) {}
            /// @route(with: tab=all) /all
            func openAll(info: [String: Any]) {}
            """
        let module = ModuleScan(name: "Shop", sources: ["Shop.swift": source])
        let text = Generator.generate(GenerationRequest(module: module)).source
        #expect(text.contains(#"static var openAuction: Self { Self("/auction/:id/:tab?", handler: "#))
        #expect(text.contains(#"parameters: "id,tab") }"#))
        #expect(text.contains(#"static var openAuction2: Self { Self("/auction/:id/results", handler: "#))
        #expect(text.contains(#"ordinal: 1, parameters: "id,tab=a%2C%20b") }"#))
        #expect(text.contains(#"parameters: "info;tab=all") }"#))
        // A value that comes from the marker must be one that a text can stand for.
        #expect(text.contains("call_.textValue(1)"))
    }
}

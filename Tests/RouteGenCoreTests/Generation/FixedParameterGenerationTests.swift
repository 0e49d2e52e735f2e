import TestSupport
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
        let paths = GeneratedPaths(text)
        #expect(paths["openAuction"] == "/auction/:id/:tab? [id,tab] 0")
        #expect(paths["openAuction2"] == "/auction/:id/results [id,tab=a%2C%20b] 1")
        #expect(paths["openAll"] == "/all [info;tab=all] 0")
        #expect(text.contains("/// `/auction/:id/results`\n    static var openAuction2: Self"))
        // A value that comes from the marker must be one that a text can represent.
        #expect(text.contains("call_.textValue(1)"))
    }

    @Test("The paths of another module name it")
    func modules() {
        let source = """
            /// @route(with: tab=all) /all
            public func openAll(info: [String: Any]) {}
            /// @route /auction/:id
            public func openAuction(id: Int) {}
            """
        var request = GenerationRequest(module: ModuleScan(name: "ShopRoutes", sources: [:]))
        request.accessorModules = [ModuleScan(name: "Shop", sources: ["Shop.swift": source])]
        request.configuration.accessorKinds = [.routes, .paths]
        let paths = GeneratedPaths(Generator.generate(request).source)
        #expect(paths["openAll"] == "/all [info;tab=all;Shop] 0")
        #expect(paths["openAuction"] == "/auction/:id [id;;Shop] 0")
    }
}

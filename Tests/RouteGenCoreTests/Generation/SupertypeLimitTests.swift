import RouteGenCore
import Testing

/// The supertypes of a handler's type are examined for each handler, so only the first 200 are.
@Suite struct SupertypeLimitTests {
    /// The generated file for a handler at the end of a row of classes below the main actor's.
    private func source(_ count: Int) -> String {
        let classes = (1..<count).map { "class C\($0): C\($0 - 1) {}\n" }.joined()
        let source = """
            @MainActor class C0 {}
            \(classes)
            class D: C\(count - 1) {
                /// @route //a
                static func a() {}
            }
            """
        return Generator.generate(GenerationRequest(module: ModuleScan(name: "A", sources: ["A.swift": source]))).source
    }

    @Test("The last one of 199 supertypes decides the isolation") func few() {
        let source = source(199)
        #expect(source.contains("@MainActor") && !source.contains("isolationOfD_"))
    }

    @Test("Generated code checks a type with more supertypes, any of which may isolate it", arguments: [201, 1000])
    func many(_ count: Int) {
        let source = source(count)
        #expect(!source.contains("@MainActor") && source.contains("let _: () -> Swift.Void = D.isolationOfD_"))
    }
}

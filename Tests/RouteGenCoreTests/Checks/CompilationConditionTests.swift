import Testing

@testable import RouteGenCore

@Suite struct CompilationConditionTests {
    @Test(
        arguments: [
            (["DEBUG"], true), (["DEBUG", "!(DEBUG)"], false), (["DEBUG", "!DEBUG && (os(iOS))"], false),
            (["os(iOS)", "os(macOS)"], false), (["os(iOS) || os(macOS)", "os(macOS)"], true),
            (["canImport(UIKit)", "canImport(AppKit)"], true), (["!(A || B)", "A"], false), (["!(A && B)", "A"], true),
            (["swift(>=6.0)", "!(swift(>=6.0))"], false), (["true"], true), (["false"], false), (["A &&"], true),
            (["((A)"], true),
            (["!!A", "!A"], false), ([], true),
        ] as [([String], Bool)]
    )
    func whetherAllCanHold(_ conditions: [String], _ expected: Bool) {
        #expect(CompilationCondition.canHold(conditions.map { CompilationCondition($0) }) == expected)
    }

    @Test func manyAtomsAreNotTriedOut() {
        let conditions = (0..<40).map { CompilationCondition("A\($0)") } + [CompilationCondition("!(A0)")]
        #expect(CompilationCondition.canHold(conditions))
    }
}

import RouteGenCore
import RouteGenReports
import Testing

@testable import routegen

@Suite struct ExplainCommandTests {
    @Test("Every code and every name has a page") func everyCodeAndNameHasAPage() {
        for code in DiagnosticCode.allCases {
            #expect(Routegen.run(["explain", code.rawValue]) == .clean)
            #expect(Routegen.run(["explain", code.name]) == .clean)
        }
    }

    @Test(
        "An unknown or retired code is wrong usage",
        arguments: [["RG000"], ["rg407"], ["dupliate"], ["RG101", "nonsense"]]
    )
    func anUnknownCodeIsWrongUsage(_ operands: [String]) {
        #expect(Routegen.run(["explain"] + operands) == .unusable)
    }

    @Test("An unknown output format is wrong usage") func anUnknownFormatIsWrongUsage() {
        #expect(Routegen.run(["check", "--module", "A=Nowhere.swift", "--format", "jsn"]) == .unusable)
    }
}

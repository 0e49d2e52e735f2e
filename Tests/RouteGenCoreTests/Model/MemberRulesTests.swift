import TestSupport
import Testing

@testable import RouteGenCore

/// Handlers that the rules for declarations elsewhere accept; `Findings/Members` has those that they refuse.
@Suite struct MemberRulesTests {
    @Test(
        "A parameter of the module's own `UnboundedRange`, or one that may be kept, is no finding",
        arguments: [
            "struct UnboundedRange {}\n/// @route //whole\nfunc whole(_ range: UnboundedRange) {}",
            "typealias UnboundedRange = Range<Int>\n/// @route //whole\nfunc whole(_ range: UnboundedRange) {}",
            "/// @route //whole\nfunc whole(_ range: UnboundedRange?) {}",
            "/// @route //whole\nfunc whole(_ range: @escaping UnboundedRange) {}",
            "/// @route //whole\nfunc whole(_ ranges: [UnboundedRange]) -> UnboundedRange { ranges[0] }",
        ]
    )
    func unboundedRanges(source: String) {
        let scan = ModuleScan(name: "Text", sources: ["A.swift": source])
        #expect(Generator.generate(GenerationRequest(module: scan)).diagnostics.isEmpty)
    }
}

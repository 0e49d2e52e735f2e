import TestSupport
import Testing

@testable import RouteGenCore

/// Handlers that the rules for declarations elsewhere accept; `Findings/Members` has those that they refuse.
@Suite struct MemberRulesTests {
    @Test(
        "These handlers are no finding: they can be called, or the compiler reports them well",
        arguments: [
            "struct UnboundedRange {}\n/// @route //whole\nfunc whole(_ range: UnboundedRange) {}",
            "typealias UnboundedRange = Range<Int>\n/// @route //whole\nfunc whole(_ range: UnboundedRange) {}",
            "/// @route //whole\nfunc whole(_ range: UnboundedRange?) {}",
            "/// @route //whole\nfunc whole(_ range: @escaping UnboundedRange) {}",
            "/// @route //whole\nfunc whole(_ ranges: [UnboundedRange]) -> UnboundedRange { ranges[0] }",
            "protocol Page: ~Copyable {\n    /// @route\n    func open()\n}",
            "protocol Page {\n    /// @route\n    static func open()\n}",
            "actor Library {}\n/// @route //list\nfunc list(library: isolated Library) async {}",
            "/// @route //list\nfunc list(id: _const Int) {}",
            "/// @route //list\n@available(*, unavailable)\nfunc list() {}",
            "extension CLLocationCoordinate2D {\n    /// @route //near\n    static func near(_ place: CLPlacemark?, unit: UnitLength?) {}\n}",
        ]
    )
    func accepted(source: String) {
        let scan = ModuleScan(name: "Text", sources: ["A.swift": source])
        #expect(Generator.generate(GenerationRequest(module: scan)).diagnostics.isEmpty)
    }
}

import AllocationCounter
import RouterPipeline
import RouterRuntime
import TestSupport
import Testing

@testable import RouterDynamic

/// The cost of a relocation does not grow with the number of others.
@Suite struct RelocationCostTests {
    @Test("Preparing a relocation copies no others", .enabled(if: allocations_are_counted())) func copies() throws {
        let patterns = RelocationPatterns()
        func prepare() throws {
            _ = try patterns.pattern("//old/:id")
            _ = try patterns.forward("//old/:id", to: "//new/:id")
        }
        try prepare()
        let before = allocation_count_of_thread()
        for _ in 0..<100 { try prepare() }
        #expect(allocation_count_of_thread() - before == 0)
    }

    @Test(
        "A path or a target is parsed a few times, however many question marks it has",
        .enabled(if: allocations_are_counted()),
        arguments: [
            ("//none?", "a=1?"), ("//none/:id(", "?"), ("//none/{", "?"), ("//none/:id", "?/"), ("//none#", "?a"),
        ]
    )
    func questionMarks(_ start: String, _ unit: String) throws {
        func allocations(_ count: Int) throws -> UInt {
            let text = start + String(repeating: unit, count: count)
            let router = try Shop.router()
            let before = allocation_count_of_thread()
            for relocation: RouteRelocation in [
                .replace("//old", target: text), .add(text, handler: "none"), .remove(text), .reset(text),
            ] {
                _ = router.relocate([relocation])
            }
            return allocation_count_of_thread() - before
        }
        let few = try allocations(100)
        let many = try allocations(800)
        #expect(many < 12 * few, "\(few) allocations, then \(many)")
    }
}

import AllocationCounter
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
}

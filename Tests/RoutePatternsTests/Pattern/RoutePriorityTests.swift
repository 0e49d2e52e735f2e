import RoutePatterns
import Testing

/// The order of priorities.
struct RoutePriorityTests {
    @Test("The highest priority is the greatest")
    func theHighestIsTheGreatest() {
        #expect(RoutePriority.low < .default)
        #expect(RoutePriority.default < .high)
        #expect(RoutePriority.allCases.max() == .high)
    }

    @Test("A search tries the routes of the highest priority first")
    func theHighestIsTriedFirst() {
        #expect(RoutePriority.inOrderOfSearch == [.high, .default, .low])
        #expect(RoutePriority.inOrderOfSearch.map(\.rank) == [0, 1, 2])
    }
}

import RouteTables
import Testing

/// The order of the items that are added to a URL.
@Suite struct OrderedNamesTests {
    @Test("Names are in the same order as those that the standard library sorts", arguments: 0..<40)
    func namesAreInOrder(_ count: Int) {
        var names: [String] = []
        for index in 0..<count { names.append("\((index &* 7_919) % 97) é") }
        #expect(URLText.inOrder(names) == names.sorted())
        #expect(URLText.inOrder(names.sorted().reversed()) == names.sorted())
    }

    @Test("A URL with very many items is written in a moment", .timeLimit(.minutes(1)))
    func manyNames() {
        let names = (0..<20_000).map { "name\(20_000 - $0)" }
        #expect(URLText.inOrder(names) == names.sorted())
    }
}

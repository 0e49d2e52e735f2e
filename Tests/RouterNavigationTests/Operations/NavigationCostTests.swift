import AllocationCounter
@_spi(Benchmarks) import RouterNavigation
import Testing

/// What an operation costs does not depend on the pages that it does not touch.
@Suite struct NavigationCostTests {
    /// A state of scenes with four tabs each, whose stacks have the same depth.
    private static func state(scenes: Int, depth: Int) throws -> NavigationState {
        var state = NavigationState()
        var number: UInt64 = 0
        func stack() -> PageStack {
            let pages = (0..<depth).map { _ in
                number += 1
                return Page(id: PageID(number), url: "//conversations/\(number)/messages")
            }
            return PageStack(pages[0], pushed: Array(pages.dropFirst()))
        }
        for scene in 0..<scenes {
            let tabs = ["a", "b", "c", "d"].map { Tab(TabID($0), stack()) }
            let group = try TabGroup(before: [tabs[0]], selected: tabs[1], after: Array(tabs[2...]))
            state.apply(.openScene(NavigationScene(SceneID("\(scene)"), .tabs(group))))
        }
        return state
    }

    /// The blocks that each operation allocates, after one that has made room in the stack.
    private static func blocks(_ operation: NavigationOperation, _ state: inout NavigationState) throws -> Int {
        try perform([.push(Page(id: state.nextPage))], &state)
        try perform([.pop(1)], &state)
        let before = allocation_count_of_thread()
        try perform([operation], &state)
        return Int(allocation_count_of_thread() - before)
    }

    private static func perform(_ operations: [NavigationOperation], _ state: inout NavigationState) throws {
        for effect in try state.performing(operations).effects { state.apply(effect) }
    }

    @Test("An operation allocates no more among many pages than among few", .enabled(if: allocations_are_counted()))
    func allocations() throws {
        var small = try Self.state(scenes: 10, depth: 5)
        var large = try Self.state(scenes: 10, depth: 500)
        for makeOperation in Self.operations {
            // The first operation of a kind allocates what the runtime knows of the types.
            var unused = small
            _ = try Self.blocks(makeOperation(unused), &unused)
            let operation = makeOperation(small)
            let expected = try Self.blocks(operation, &small)
            let blocks = try Self.blocks(makeOperation(large), &large)
            #expect(blocks == expected, "\(operation)")
        }
    }

    private static var operations: [(NavigationState) -> NavigationOperation] {
        [
            { .push(Page(id: PageID($0.nextPage.number + 1))) }, { _ in .pop(1) },
            { .replace(Page(id: PageID($0.nextPage.number + 1))) }, { _ in .switchTab("d") },
        ]
    }

    @Test("Pages of a stack stay where they are when another one is pushed or popped") func storage() throws {
        var state = try Self.state(scenes: 10, depth: 25)
        try Self.perform([.push(Page(id: state.nextPage))], &state)
        try Self.perform([.pop(1)], &state)
        let address = Self.address(of: state)
        #expect(address != nil)
        try Self.perform([.push(Page(id: state.nextPage))], &state)
        #expect(Self.address(of: state) == address)
        try Self.perform([.pop(3)], &state)
        #expect(Self.address(of: state) == address)
        #expect(state.activeScene?.topStack?.count == 23)
        // A state that another value holds stays as it is.
        let kept = state
        try Self.perform([.pop(1)], &state)
        #expect(kept.activeScene?.topStack?.count == 23)
        #expect(Self.address(of: kept) == address)
        #expect(Self.address(of: state) != address)
    }

    private static func address(of state: NavigationState) -> UnsafePointer<Page>? {
        state.activeScene?.topStack?.pushed.withUnsafeBufferPointer { $0.baseAddress }
    }
}

import Foundation
@_spi(Benchmarks) import RouterNavigation
import TestSupport
import Testing

@Suite struct RandomNavigationTests {
    /// The first of 25 runs are saved and restored after each step, the others after some.
    @Test("100,000 random operations and gestures show what a simple model shows", arguments: 0..<UInt64(4))
    func randomOperations(run: UInt64) throws {
        for seed in 0..<125 {
            try perform(200, seed: run * 125 + UInt64(seed))
        }
    }

    private func perform(_ count: Int, seed: UInt64) throws {
        var navigation = RandomNavigation(seed: seed)
        var state = NavigationState()
        var model = SimpleApp()
        var host = SimpleApp()
        for step in 0..<count {
            if navigation.isGesture() {
                let gesture = navigation.gesture(on: state)
                let before = model.pages
                let closed = state.record(gesture)
                model.user(gesture)
                host.user(gesture)
                let gone = Set(before).subtracting(model.pages)
                guard closed.count == gone.count, Set(closed.map(\.id.number)) == gone else {
                    Issue.record("seed \(seed), step \(step): \(gesture) reports \(closed)")
                    return
                }
            } else {
                let operation = navigation.operation(on: state)
                var changed = model
                let isPossible = changed.perform(operation, urls: navigation.urls)
                let transition = try? state.performing([operation])
                guard (transition != nil) == isPossible else {
                    Issue.record("seed \(seed), step \(step): \(operation) is possible: \(isPossible)")
                    return
                }
                guard let transition else { continue }
                let gone = Set(model.pages).subtracting(changed.pages)
                guard Set(transition.closedPages.map(\.id.number)) == gone else {
                    Issue.record("seed \(seed), step \(step): \(operation) closes \(transition.closedPages)")
                    return
                }
                model = changed
                state = transition.state
                for effect in transition.effects { host.show(effect) }
            }
            let seen = SimpleApp(state)
            guard seen == model, seen == host, Set(seen.pages).count == seen.pages.count else {
                Issue.record("seed \(seed), step \(step): \(seen), model \(model), host \(host)")
                return
            }
            if seed % 25 == 0 || step % 100 == 99 { try expectRestoration(of: state) }
        }
    }

    @Test("Several operations at once do what they do one after the other", arguments: 0..<UInt64(200))
    func sequences(seed: UInt64) throws {
        var navigation = RandomNavigation(seed: seed)
        var state = NavigationState()
        for _ in 0..<100 {
            let before = state
            var operations: [NavigationOperation] = []
            var effects: [NavigationEffect] = []
            while operations.count < 4 {
                let operation = navigation.operation(on: state)
                guard let transition = try? state.performing([operation]) else { continue }
                operations.append(operation)
                effects += transition.effects
                for effect in transition.effects {
                    let isApplied = state.apply(effect)
                    #expect(isApplied)
                }
                // A change of the state in place does not change the one in the transition.
                #expect(state == transition.state)
            }
            let transition = try before.performing(operations)
            #expect(transition.effects == effects)
            #expect(transition.state == state)
            let remaining = Set(state.pages.map(\.id))
            let closed = before.pages.filter { !remaining.contains($0.id) }.sorted { $0.id > $1.id }
            #expect(transition.closedPages == closed, "seed \(seed): \(operations)")
        }
    }

    /// Saving and restoring gives the same state, and a fresh host shows it.
    private func expectRestoration(of state: NavigationState) throws {
        let saved = try JSONEncoder().encode(state)
        #expect(try JSONDecoder().decode(NavigationState.self, from: saved) == state)
        var host = SimpleApp()
        for scene in state.scenes { host.show(.openScene(scene)) }
        #expect(host == SimpleApp(state))
    }
}

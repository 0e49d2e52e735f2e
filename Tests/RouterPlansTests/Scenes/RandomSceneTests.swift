import Foundation
import RouterPlans
import TestSupport
import Testing

@Suite struct RandomSceneTests {
    @Test("100,000 random operations and gestures show what a simple model shows", arguments: 0..<UInt64(4))
    func operations(run: UInt64) throws {
        for seed in 0..<125 { try perform(200, seed: run * 125 + UInt64(seed)) }
    }

    private func perform(_ count: Int, seed: UInt64) throws {
        var random = RandomScene(seed: seed)
        var scene = random.scene()
        var model = SimpleScene(scene)
        for step in 0..<count {
            let before = scene
            if random.number(below: 4) == 0 {
                let pages = random.closedPages(of: scene)
                scene.close(pages)
                model.close(pages.map(\.number))
            } else {
                let operation = random.operation(on: scene)
                var changed = model
                // The model knows no pages of other code.
                let isPossible = scene.modals.contains { $0.root.screen == nil } || changed.perform(operation)
                let performed = try? scene.performing([operation])
                guard scene.modals.contains(where: { $0.root.screen == nil }) || (performed != nil) == isPossible else {
                    Issue.record("seed \(seed), step \(step): \(operation) is possible: \(isPossible)")
                    return
                }
                guard let performed else { continue }
                model = scene.modals.contains { $0.root.screen == nil } ? SimpleScene(performed) : changed
                scene = performed
            }
            let seen = SimpleScene(scene)
            guard seen == model, Set(seen.pages).count == seen.pages.count else {
                Issue.record("seed \(seed), step \(step): \(seen), model \(model)")
                return
            }
            expectSteps(from: before, to: scene, "seed \(seed), step \(step)")
            if seed % 25 == 0 || step % 100 == 99 { try expectRestoration(of: scene) }
        }
    }

    /// The steps from one scene to another lead there, also from a scene that only another tab tells from the first.
    private func expectSteps(from old: NavigationScene<Int>, to new: NavigationScene<Int>, _ place: String) {
        let steps = new.steps(from: old)
        var scene = old
        let areTaken = steps.allSatisfy { scene.take($0) }
        guard areTaken, scene == new, steps.isEmpty == (old == new) else {
            Issue.record("\(place): \(steps)")
            return
        }
        guard old.selected == new.selected, old.stacks.count == new.stacks.count else { return }
        scene = old
        scene.selected = (old.selected + 1) % old.stacks.count
        let areTakenElsewhere = steps.allSatisfy { scene.take($0) }
        guard areTakenElsewhere, scene.stacks == new.stacks, scene.modals == new.modals else {
            Issue.record("\(place), in another tab: \(steps)")
            return
        }
    }

    /// Saving and restoring gives the same scene.
    private func expectRestoration(of scene: NavigationScene<Int>) throws {
        let saved = SavedScene(scene)
        let restored = try #require(saved.scene(screen: 0))
        #expect(SimpleScene(restored) == SimpleScene(scene))
        #expect(restored.pages.map(\.url) == scene.pages.map(\.url))
        #expect(
            restored.stacks.map(\.id) == scene.stacks.map(\.id) && restored.modals.map(\.id) == scene.modals.map(\.id)
        )
    }

    @Test("Several operations at once do what they do one after the other", arguments: 0..<UInt64(200))
    func sequences(seed: UInt64) throws {
        var random = RandomScene(seed: seed)
        var scene = random.scene()
        for _ in 0..<100 {
            let before = scene
            var operations: [NavigationOperation<Int>] = []
            while operations.count < 4 {
                let operation = random.operation(on: scene)
                guard let performed = try? scene.performing([operation]) else { continue }
                operations.append(operation)
                scene = performed
            }
            #expect(try before.performing(operations) == scene)
            expectSteps(from: before, to: scene, "seed \(seed): \(operations)")
        }
    }

    @Test("Removing pages leaves the others in their order", arguments: 0..<UInt64(100))
    func removing(seed: UInt64) throws {
        var random = RandomScene(seed: seed)
        var scene = random.scene()
        for _ in 0..<50 { if let next = try? scene.performing([random.operation(on: scene)]) { scene = next } }
        let removed = Set(scene.pages.map(\.id).filter { _ in random.number(below: 3) == 0 })
        let rest = scene.removing { removed.contains($0.id) }
        let stacks = (scene.stacks + scene.modals).map { $0.pages.map(\.id).filter { !removed.contains($0) } }
        guard let rest else { return #expect(!stacks[..<scene.stacks.count].contains { !$0.isEmpty }) }
        #expect((rest.stacks + rest.modals).map { $0.pages.map(\.id) } == stacks.filter { !$0.isEmpty })
        let kept = scene.stacks.indices.filter { !stacks[$0].isEmpty }
        let nearest = kept.last { $0 <= scene.selected } ?? kept.first
        #expect(rest.visibleStack.id == nearest.map { scene.stacks[$0].id })
    }
}

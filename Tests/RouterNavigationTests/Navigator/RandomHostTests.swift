@testable import RouterNavigation
import TestSupport
import Testing

@MainActor
@Suite
struct RandomHostTests {
    /// What the host and the user do at random.
    private final class Chance {
        private var random: SplitMix
        init(seed: UInt64) { random = SplitMix(seed: seed) }

        func next(below bound: Int) -> Int { Int(random.next() % UInt64(bound)) }

        /// What the user does in the scene `main`, also late.
        func gesture(on state: NavigationState) -> NavigationGesture {
            let scene = state["main"]
            switch next(below: 8) {
            case 0: return .activatedScene("main")
            case 1 where next(below: 8) == 0: return .closedScene("main")
            case 2, 3: return .selectedTab(scene?.tabs.randomElement(below: next) ?? "home", "main")
            case 4: return .closed([PageID(UInt64(next(below: 50)))], "main")
            default: return .closed((scene?.path.dropFirst() ?? []).suffix(next(below: 3)).map(\.id), "main")
            }
        }
    }

    @Test("Operations complete once, whatever the host and the user do", arguments: 0..<UInt64(40))
    func operationsCompleteOnce(seed: UInt64) async throws {
        let app = try await TestApp()
        let navigator = app.navigator
        // The user may close the scene.
        navigator.losesPatience(.forScene)
        let chance = Chance(seed: seed)
        app.host.beforeShowing = { [weak host = app.host] _ in
            for _ in 0..<chance.next(below: 3) { await Task.yield() }
            if chance.next(below: 3) == 0 {
                host?.user(chance.gesture(on: navigator.state), in: navigator)
            }
            if chance.next(below: 8) == 0 { throw RecordingHost.Failure() }
        }
        app.host.afterShowing = { [weak host = app.host] change in
            for _ in 0..<chance.next(below: 3) { await Task.yield() }
            switch chance.next(below: 6) {
            case 0: host?.user(chance.gesture(on: navigator.state), in: navigator)
            case 1: host?.user(.closed(change.newPages.map(\.id), change.scene), in: navigator)
            default: break
            }
        }
        var completions = [Int](repeating: 0, count: 60)
        var remaining = completions.count
        let allDone = Signal()
        for index in completions.indices {
            let url = [
                "//chat/\(index)", "//article/\(index % 3)#\(index)", "//lost", "//sum", "//slow?switchTab=home",
                "//chat/5?openType=present", "//article/1?popTo=%2F%2Fhome", "//chat/6?openType=none&switchTab=chats",
                "//edit", "//home?openType=root&animated=0",
            ][Int(chance.next(below: 10))]
            navigator.open(url) { _ in
                completions[index] += 1
                remaining -= 1
                if remaining == 0 { allDone.give() }
            }
            if chance.next(below: 3) == 0 { await Task.yield() }
        }
        await allDone.wait()
        #expect(completions.allSatisfy { $0 == 1 })
        #expect(app.isShown)
        for page in navigator.state.pages { #expect(navigator.content(of: page.id) != nil) }
        let fresh = RecordingHost()
        try await navigator.attach(fresh)
        #expect(fresh.shown == SimpleApp(navigator.state))
    }
}

extension [TabID] {
    fileprivate func randomElement(below random: (Int) -> Int) -> TabID? { isEmpty ? nil : self[random(count)] }
}

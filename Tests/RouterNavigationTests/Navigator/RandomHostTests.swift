@_spi(Benchmarks) @testable import RouterNavigation
import TestSupport
import Testing

@MainActor
@Suite
struct RandomHostTests {
    /// What the host and the user do at random.
    private final class Chance {
        var navigation: RandomNavigation
        init(seed: UInt64) {
            navigation = RandomNavigation(seed: seed)
            navigation.scenes = ["main"]
        }

        func next(below bound: UInt64) -> UInt64 { navigation.random.next() % bound }
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
                host?.user(chance.navigation.gesture(on: navigator.state), in: navigator)
            }
            if chance.next(below: 8) == 0 { throw RecordingHost.Failure() }
        }
        app.host.afterShowing = { [weak host = app.host] effect in
            for _ in 0..<chance.next(below: 3) { await Task.yield() }
            switch chance.next(below: 6) {
            case 0: host?.user(chance.navigation.gesture(on: navigator.state), in: navigator)
            case 1: host?.user(.closed(effect.newPages.map(\.id), effect.scene), in: navigator)
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

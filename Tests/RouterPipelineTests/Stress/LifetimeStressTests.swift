import Foundation
import RouterDynamic
import RouterRuntime
import RouterServices
import TestSupport
@_spi(Locks) import RouteTables
import Testing

/// Set-ups, services and values whose `deinit` calls the router, from eight threads, the main thread and tasks.
///
/// Run it under the thread sanitizer: `swift test --sanitize=thread --filter StressTests`.
@Suite struct LifetimeStressTests {
    private struct NotYet: Error {}

    /// Calls the router when it is destroyed.
    private final class Caller: Sendable {
        private let router: Router
        private let tally: StressTally

        init(_ router: Router, _ tally: StressTally) {
            self.router = router
            self.tally = tally
            tally.add("made callers")
        }

        deinit {
            _ = try? router.call("//c/open")
            _ = try? router.services.get(Made<ModuleC>.self)
            router.unregister(Int.self)
            router.observe { _ in }.remove()
            _ = router.assertions
            tally.add("destroyed callers")
        }
    }

    /// The router of a round, which all threads use and the last one releases.
    private final class Rounds: Sendable {
        struct Round {
            let router: Router
            let script: Script
            var threads = StressThreads.count
        }

        private let rounds = Lock<[Int: Round]>([:])

        func round(_ number: Int) throws -> Round {
            if let known = rounds.read({ $0[number] }) { return known }
            let script = Script()
            LifetimeStressTests.write(script, number % 4)
            let made = Round(router: try script.router(), script: script)
            let first = rounds.withLock { rounds in
                if rounds[number] == nil { rounds[number] = made }
                return rounds[number] ?? made
            }
            if first.router !== made.router { Script.forget(made.router) }
            return first
        }

        /// - Returns: The round, if the thread was the last to leave it.
        func leave(_ number: Int) -> Round? {
            rounds.withLock { rounds in
                rounds[number]?.threads -= 1
                guard rounds[number]?.threads == 0 else { return nil }
                return rounds.removeValue(forKey: number)
            }
        }
    }

    /// The combinations in which modules and services need each other.
    private static func write(_ script: Script, _ kind: Int) {
        switch kind {
        case 0:
            // Set-ups in a cycle.
            for (module, next) in [("a", "b"), ("b", "c"), ("c", "a")] {
                script.on("setUp \(module)") { router in _ = try router.call("//\(next)/open") }
            }
        case 1:
            // A service and a set-up that need each other: a caller that begins with the service receives the cycle.
            script.on("setUp a") { router in _ = try router.services.get(Made<ModuleB>.self) }
            script.on("make b") { router in _ = try router.call("//a/open") }
        case 2:
            script.on("setUp a") { router in
                _ = try router.services.get(Made<ModuleA>.self)
                _ = try router.services.get(MadeEachTime<ModuleA>.self)
                try router.use(for: .urls("//a/**")) { (request: RouteRequest) -> RouteStep in .next(request) }
            }
            script.on("make on main a") { router in _ = try router.services.get(Made<ModuleB>.self) }
            script.on("make b") { router in _ = try router.call("//c/open") }
        default:
            let attempts = Lock(0)
            script.on("setUp a") { router in
                let attempt = attempts.withLock { attempts in
                    attempts += 1
                    return attempts
                }
                if attempt == 1 { throw NotYet() }
                router.observe { _ in }
            }
        }
    }

    /// The work of one thread in one round.
    private static func act(_ action: Int, _ router: Router, _ tally: StressTally) throws {
        switch action {
        case 0:
            _ = try router.call("//a/open")
            router.register(Caller(router, tally))
            router.register(Caller(router, tally))
        case 1:
            _ = try router.services.get(Made<ModuleB>.self)
            router.unregister(Caller.self)
        case 2:
            try waiting { _ = try await router.services.fetch(MadeOnMain<ModuleA>.self) }
            let caller = Caller(router, tally)
            router.provide(Double.self) { [caller] in
                _ = caller
                return 1
            }
        case 3:
            try waiting { try await getOnMainActor(router) }
            router.services.replace(Caller.self, with: Caller(router, tally)).remove()
        case 4:
            try waiting {
                _ = try await router.services.fetch(MadeLater<ModuleA>.self)
                _ = try await router.services.fetch(MadeLaterOnMain<ModuleB>.self)
                _ = try await router.open("//c/main")
            }
        case 5:
            // A token that is removed within the handler, together with what the handler holds.
            let caller = Caller(router, tally)
            let tokens = Lock<[RouteToken]>([])
            let url = "//own\(ObjectIdentifier(tokens).hashValue.magnitude)"
            let token = try router.add(url) { [caller] _ in
                _ = caller
                for token in tokens.read({ copy $0 }) { token.remove() }
                return 1
            }
            tokens.withLock { $0.append(token) }
            _ = try router.call(url, as: Int.self)
        case 6:
            let caller = Caller(router, tally)
            router.assertions = .custom { [caller] _, _ in _ = caller }
            _ = try router.broadcast("note")
            _ = try? router.call("//absent")
        default:
            try router.setUpModules()
            router.unregisterAll()
        }
    }

    @MainActor
    private static func getOnMainActor(_ router: Router) throws {
        _ = try router.services.get(MadeOnMain<ModuleA>.self)
        _ = try router.services.get(Made<ModuleB>.self)
        _ = try router.call("//b/main")
    }

    /// Runs a task, and blocks the thread until it ends.
    private static func waiting(_ body: @escaping @Sendable () async throws -> Void) throws {
        let end = DispatchSemaphore(value: 0)
        let failure = Lock<(any Error)?>(nil)
        Task.detached {
            do { try await body() } catch { failure.withLock { $0 = error } }
            end.signal()
        }
        end.wait()
        if let error = failure.read({ copy $0 }) { throw error }
    }

    @Test("No thread waits forever, and nothing is created twice") func nobodyWaitsForEverAndNothingIsMadeTwice()
        async throws
    {
        let tally = StressTally()
        let rounds = Rounds()
        let failures = Lock<[String]>([])
        await onOwnThreads(
            (0..<StressThreads.count).map { thread in
                {
                    for number in 0..<StressThreads.rounds {
                        do {
                            let router = try rounds.round(number).router
                            for step in 0..<StressThreads.count {
                                do {
                                    try Self.act((thread + number + step) % StressThreads.count, router, tally)
                                } catch is NotYet {
                                    tally.add("failed set-ups")
                                } catch let error as RouterError
                                    where error.code == .serviceCycle && number % 4 == 1
                                {
                                    tally.add("cycles")
                                } catch {
                                    failures.withLock { $0.append("round \(number): \(error)") }
                                }
                            }
                        } catch {
                            failures.withLock { $0.append("\(error)") }
                        }
                        if let last = rounds.leave(number) { Self.check(last, number, failures) }
                    }
                }
            }
        )
        #expect(failures.read { copy $0 } == [])
        #expect(tally["failed set-ups"] == StressThreads.rounds / 4)
        // There may be one per thread in progress, and none after all have ended.
        #expect(tally["made callers"] == tally["destroyed callers"])
    }

    /// Checks the events of a round after all threads have ended, and destroys the router.
    private static func check(_ round: Rounds.Round, _ number: Int, _ failures: Lock<[String]>) {
        let events = round.script.events
        func count(_ event: String) -> Int { events.filter { $0 == event }.count }
        var wrong: [String] = []
        if number % 4 != 1 {
            for event in [
                "is set up a", "is set up b", "is set up c", "make b", "make on main a", "make later a",
                "make later on main b",
            ] where count(event) != 1 {
                wrong.append("round \(number): '\(event)' \(count(event)) times")
            }
        }
        if !wrong.isEmpty { failures.withLock { $0 += wrong } }
        // The next request releases what was compiled for removed routes.
        _ = try? round.router.call("//c/open")
        round.router.assertions = .off
        round.router.provide(Double.self) { 1 }
        round.router.unregisterAll()
        Script.forget(round.router)
    }
}

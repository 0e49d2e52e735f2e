import RouterDynamic
import RouterRuntime
import RouterServices
import TestSupport
import Testing

/// All operations at once, from eight threads.
///
/// Run it under the thread sanitizer: `swift test --sanitize=thread --filter StressTests`.
@Suite struct StressTests {
    private protocol Greeting: Sendable {}
    private struct Hello: Greeting {}

    private struct Unexpected: Error {
        let text: String
    }

    /// Fails a thread that receives a wrong result.
    private static func check(_ answer: String, _ expected: String) throws {
        if answer != expected { throw Unexpected(text: "'\(answer)' is not '\(expected)'") }
    }

    @Test("Calls and changes from many threads give only valid results") func callsAndChangesFromManyThreads() throws {
        let router = try Shop.router()
        let tally = StressTally()
        router.observe { event in
            tally.add(event.error == nil ? "observed successes" : "observed failures")
        }
        _ = router.services.replace((any Greeting).self, with: Hello())
        let failures = StressThreads.run { thread in
            for round in 0..<StressThreads.rounds {
                // The table's own routes always respond.
                try Self.check(try router.call("//orders/\(round)", as: String.self), "order \(round)")

                // This thread's own route exists from add to remove.
                let token = try router.add("//thread\(thread)/:n") { request in request.url.text }
                let url = "//thread\(thread)/\(round)"
                try Self.check(try router.call(url, as: String.self), url)
                token.remove()
                if (try? router.call(url)) != nil { tally.add("answers of removed routes") }

                // A path that threads relocate leads to one of the targets, never to none or to both.
                let target = round % 2 == 0 ? "//login" : "//page/a"
                let relocation = router.relocate([.replace("//moving/\(thread)", target: target)])
                let answer = try router.call("//moving/\(thread)")
                if !(answer is Shop.Page) && (answer as? String) != "login" { tally.add("lost relocations") }
                relocation.token.remove()

                // This thread's own rule and middleware do not affect others.
                let rule = try router.rewrite("//renamed\(thread)/:id", to: "//orders/:id")
                let middleware = try router.use(for: .urls("//unused\(thread)/**")) {
                    (request: RouteRequest) -> RouteStep in
                    tally.add("strangers in a middleware")
                    return .next(request)
                }
                try Self.check(try router.call("//renamed\(thread)/7", as: String.self), "order 7")
                middleware.remove()
                rule.remove()

                // The service is the last replacement or the one before. There is always one.
                let service = router.services.replace((any Greeting).self, with: Hello())
                _ = try router.services.get((any Greeting).self)
                if thread > 0 { service.remove() }
            }
        }
        #expect(failures == [])
        #expect(tally["answers of removed routes"] == 0)
        #expect(tally["lost relocations"] == 0)
        #expect(
            tally["observed successes"] + tally["observed failures"] == StressThreads.count * StressThreads.rounds * 5
        )
        #expect(tally["observed failures"] == StressThreads.count * StressThreads.rounds)
        #expect(tally["strangers in a middleware"] == 0)
    }
}

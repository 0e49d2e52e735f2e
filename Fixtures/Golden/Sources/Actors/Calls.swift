import GoldenSupport
import RouterRuntime

public enum ActorsCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.actors)
        for url in [
            "//Counter/increase", "//Counter/increase?step=2", "//Counter/fail?failing=true",
            "//Counter/fail?failing=no",
            "//Counter/wait", "//Counter/name", "//Counter/later", "//Counter/limit", "//Counter/onMainActor",
            "//Counter/step",
            "//Counter/reset", "//Counter/wait", "//Account/greet",
        ] {
            await transcript.note(url, on: router) { try await router.open(url) }
        }
        await transcript.note("synchronous call") { try router.call("//Counter/increase") }
        await transcript.note("increase") { try await router.open(.counterIncrease(by: 5)) }
        await transcript.note("name") { try router.call(.counterName()) }
        await transcript.note("limit") { try router.call(.counterLimit()) }
        await transcript.note("call") {
            try await router.store.counter.call { _ in }
            return "called"
        }
        await transcript.note("registered") {
            router.register(Account(name: "Ada"))
            return try await router.store.account.greet()
        }
        await transcript.note("isolated parameter") { try await router.open(.visit(Account(name: "Zoe"))) }
        await transcript.note("initializer") { try router.call(.account(name: "Bob")).name }
        await transcript.note("initializer by URL") {
            try await router.open("//account/Eve/waiting", as: Account.self).name
        }
    }
}

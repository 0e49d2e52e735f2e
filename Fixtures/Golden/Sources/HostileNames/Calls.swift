import GoldenSupport
import RouterRuntime

public enum HostileNamesCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = RouterRuntime.Router(.hostileNames)
        for url in ["//hostile/waiting/a", "//hostile/void", "//hostile/call", "//hostile/main?flag=true"] {
            await transcript.note(url, on: router) { try await router.open(url) }
        }
        await transcript.note("actor") { try router.store.actor(Actor(name: "a")) }
        await transcript.note("result") { try router.store.result(Int(digits: "123")) }
        await transcript.note("route") {
            let route: TypedRoute<Route> = .route()
            return try router.call(route).stops[0].value
        }
        await transcript.note("module") { try router.call(.module(HostileNames(value: 5))) }
    }
}

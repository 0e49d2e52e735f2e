import GoldenSupport
import RouterRuntime
import RouterServices

public enum ServicesCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.services)
        let services = router.services
        await transcript.note("clock") { try services.clock.name }
        await transcript.note("clockServer") { try services.clockServer.name }
        await transcript.note("by key") { try services.get((any Clock).self, key: "server").name }
        await transcript.note("unknown key") { try services.get((any Clock).self, key: "sun").name }
        await transcript.note("memory") { try services.storeMemory.count() }
        await transcript.note("emptying") { try services.emptyingMemory.empty() }
        await transcript.note("disk") { try await services.storeDisk().count() }
        await transcript.note("default") { try await services.store().count() }
        await transcript.note("screen") { try services.screen.title() }
        await transcript.note("`default`") { try services.`default` is Usual }
        await transcript.note("probe") { try services.probe is DebugProbe }
        await transcript.note("replaced") {
            let token = services.replace((any Clock).self, with: Stopped())
            defer { token.remove() }
            return try services.clock.name
        }
        for url in ["//injected/page/5?tags=a&clock=b", "//injected/count?factor=2", "//injected/title"] {
            await transcript.note(url) { try await router.open(url, as: Any.self) }
        }
        await transcript.note("board") {
            let board = try router.call(.clockBoard(title: "a"))
            return "\(board.title) \(board.clock?.name ?? "none")"
        }
        await transcript.note("page") { try router.call(.clockPage(id: 5)).clock.name }
        await transcript.note("without a session") { try router.call(.user(greeting: "Hello")) }
        await transcript.note("with a session") {
            let token = services.replace((any Session).self, with: Guest())
            defer { token.remove() }
            return try router.call("//injected/user?greeting=Hello", as: String.self)
        }
        await transcript.note("put back") { try services.clock.name }
    }

    private struct Guest: Session {
        let user = "guest"
    }

    private struct Stopped: Clock {
        let name = "stopped"
    }
}

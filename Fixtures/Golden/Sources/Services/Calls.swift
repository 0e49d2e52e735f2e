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
        await transcript.note("put back") { try services.clock.name }
    }

    private struct Stopped: Clock {
        let name = "stopped"
    }
}

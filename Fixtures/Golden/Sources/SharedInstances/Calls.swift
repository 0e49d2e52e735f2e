import GoldenSupport
import RouterRuntime
import RouterServices

public enum SharedInstancesCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.sharedInstances)
        await transcript.note("by URL") { try router.call("//clock/tick") }
        await transcript.note("the service") { try router.services.clock.tick() }
        await transcript.note("by URL again") { try router.call("//clock/tick") }
        await transcript.note("what depends on it, by URL") { try router.call("//journal/lines") }
        await transcript.note("the same as a service") { try router.services.journal.lines }
        await transcript.note("the router as an argument") { try router.call("//index/lines") }
        await transcript.note("a transient service") {
            try router.services.get((any Clock).self, key: "transient").tick()
        }
        await transcript.note("its handlers") { try router.call("//watch/tick") }
        await transcript.note("its handlers again") { try router.call("//watch/tick") }
        await transcript.note("a transient service again") {
            try router.services.get((any Clock).self, key: "transient").tick()
        }
    }
}

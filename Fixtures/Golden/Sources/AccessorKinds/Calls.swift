import GoldenSupport
import RouterRuntime

public enum AccessorKindsCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.accessorKinds)
        await transcript.note("openNote") { try router.call(.openNote(id: 1, isNew: true)) }
        await transcript.note("its URL") { try Route.openNote(id: 1).url }
        await transcript.note("//memos/2") { try router.call("//memos/2") }
        await transcript.note("drawerCount") { try router.call(.drawerCount()) }
        await transcript.note("drawerTidy") { try await router.open(.drawerTidy()) }
    }
}

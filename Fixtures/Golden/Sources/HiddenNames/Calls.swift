import GoldenSupport
import RouterRuntime

public enum HiddenNamesCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = RouterRuntime.Router(.hiddenNames)
        await transcript.note("users") { try router.store.user.users() }
        await transcript.note("output") { try router.call(.userOutput(Output(value: 5))) }
        await transcript.note("stored") { try router.store.user.stored() }
        for url in ["//users", "//printer?text=a", "//bank/5", "//vault"] {
            await transcript.note(url, on: router) { try await router.open(url) }
        }
        await transcript.note("deposit") { try await router.store.deposit(amount: 4) }
        await transcript.note("vault") { try await router.open(.vaultContents()) }
    }
}

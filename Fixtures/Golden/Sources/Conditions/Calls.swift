import GoldenModels
import GoldenSupport
import RouterRuntime

public enum ConditionsCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.conditions)
        for url in [
            "//platform", "//off/5", "//nested", "//key/5", "//Tools/hammer", "//Tools/saw?wood=oak",
            "//Nothing/nothing",
            "//something",
        ] {
            await transcript.note(url, on: router) { try await router.open(url) }
        }
        await transcript.note("platform") { try router.call(.platform()) }
        #if os(Linux) || os(macOS) || os(iOS)
            await transcript.note("nested") { try router.call(.nested(account: Account(name: "Ada"))) }
        #endif
        await transcript.note("key") { try router.call(.key(1)) }
        await transcript.note("hammer") { try router.store.tools.hammer() }
        #if os(Linux) || os(macOS)
            await transcript.note("something") { try await router.store.nothing.something() }
            await transcript.note("constants") { [RoutePath.platform, .nested, .toolsHammer].map(\.pattern) }
        #endif
    }
}

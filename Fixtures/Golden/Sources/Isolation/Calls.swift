import GoldenModels
import GoldenSupport
import RouterRuntime

public enum IsolationCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.isolation)
        for url in [
            "//isolation/free", "//isolation/free/waiting", "//isolation/database/5", "//isolation/nowhere",
            "//isolation/concurrent", "//Screen/title", "//Screen/shared", "//Screen/stored", "//Screen/Model/value",
            "//Mixed/onMainActor", "//Store/insert?row=a", "//Store/insert?row=b", "//Store/count", "//Store/clear",
            "//Store/name", "//Detail/title", "//Users/count", "//Groups/count", "//Card/show", "//Banner/show",
            "//Banner/height", "//isolation/draw", "//isolation/sketch", "//Space/Canvas/size", "//Derived/show",
            "//Nonisolated/name",
            "//Radio/play", "//Radio/stop", "//Radio/index", "//Radio/title", "//Mute/play",
        ] {
            await transcript.note(url, on: router) { try await router.open(url) }
        }
        await transcript.note("on the main actor") { try router.call(.onMainActor(account: Account(name: "Ada"))) }
        await transcript.note("nested actor") { try router.call(.spaceSketch({ 1 }, then: [{ 2 }])) }
        await transcript.note("nested actor by URL") {
            let draw: @Space.Render () -> Int = { 1 }
            return try router.call("//isolation/sketch", callbacks: [RouteCallback(draw)])
        }
        await transcript.note("waiting") { try await router.open(.waitingOnMainActor()) }
        await transcript.note("database") { try await router.store.read(key: "7") }
        await transcript.note("next") {
            var number = 0
            let next = try router.store.screen.next { number = $0 }
            return next + number
        }
        await transcript.note("stored") { try await router.store.screen.stored() }
        await transcript.note("model") { try router.call(.screenModelValue()) }
        await transcript.note("insert") { try await router.store.store.insert("c") }
        await transcript.note("inherited") { try router.call(.detailTitle()) }
        await transcript.note("of a protocol") { try await router.open(.usersCount()) }
        await transcript.note("not of an extension's protocol") { try router.call(.groupsCount()) }
        await transcript.note("configured") { try router.store.card.show() + router.store.banner.show() }
        await transcript.note("alias") { try router.store.alias { 2 } }
        await transcript.note("nested alias") { try await router.store.space.paint { 3 } }
        await transcript.note("not isolated") { try router.call(.radioStop()) + router.call(.mutePlay()) }
        await transcript.note("account") { try router.call(.account()).name }
        await transcript.note("account by URL") { try router.call("//isolation/account", as: Account.self).name }
        await transcript.note("from elsewhere") { try await elsewhere(router) }
        await transcript.note("account from elsewhere") { try await accountElsewhere(router) }
    }

    @concurrent
    private static func elsewhere(_ router: Router) async throws -> [String] {
        [
            try await router.open(.onMainActor()),
            try await router.store.screen.shared(),
            try await router.open("//Mixed/onMainActor", as: String.self),
        ]
    }

    @concurrent
    private static func accountElsewhere(_ router: Router) async throws -> String {
        try await router.open("//isolation/account", as: Account.self).name
    }
}

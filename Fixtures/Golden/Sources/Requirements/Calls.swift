import GoldenSupport
import RouterRuntime

public enum RequirementsCalls {
    @MainActor
    public static func make(_ transcript: Transcript) async {
        let router = Router(.requirements)
        for url in [
            "//services/Configuration/openProgram?id=maps", "//configuration/color?default=red",
            "//configuration/number/5", "//screens/show?name=map", "//services/Remote/fetch?id=7",
            "//notes/3", "//shelf/count", "//shelf/label?prefix=books", "//catalog/heading?level=2",
        ] {
            await transcript.note(url, on: router) { try await router.open(url) }
        }
        await transcript.note("remote") {
            try await router.open("//services/Configuration/openProgram?id=shop", from: .remote)
        }
        await transcript.note("by protocol and method") {
            try await router.open(
                "//services?protocol=Configuration&method=openProgram&ivar1=maps",
                from: .remote
            )
        }
        await transcript.note("not open to remote") {
            try await router.open("//services/Remote/fetch?id=7", from: .remote)
        }
        await transcript.note("openProgram") { try await router.store.configuration.openProgram(id: "maps") }
        await transcript.note("note") {
            var counts: [Int] = []
            let keys = try router.store.configuration.note(info: ["a": 1, "b": 2]) { counts.append($0) }
            return (keys, counts)
        }
        await transcript.note("value of") { try router.store.configuration.value(of: "size", default: "4") }
        await transcript.note("value") { try router.store.configuration.value(4) }
        await transcript.note("show") { try router.call(.screensShow(name: "list")) }
        await transcript.note("read") { try router.store.meter.read() }
        await transcript.note("count") { try router.call(.shelfCount()) }
        await transcript.note("label") { try router.store.shelf.label(prefix: "all") }
        await transcript.note("fetch") { try await router.open(.remoteFetch(id: 8)) }
    }
}

import GoldenSupport
import RouterDynamic
import RouterServices

/// The rows of TheRouter, with the examples of its README.
enum TheRouterCalls {
    @MainActor
    static func make(_ transcript: Transcript) async {
        let router = Router(.seeds)
        await transcript.note("T2 nothing is registered") { try router.call("scheme://router/demo") }
        await transcript.note("T4 a service") {
            try router.services.appConfig.openMiniProgram(id: "maps", count: 1)
        }
        await transcript.note("T5 a path constant") { try router.call(RoutePath.demo, ["id": 5]) }
        await transcript.note("T7 step by step") {
            try router.request("scheme://router/demo").with("id", 2).with("name", "sdsd").call(as: String.self)
        }
        await transcript.note("T9 a service by URL") {
            try router.call(
                "scheme://services?protocol=AppConfigServiceProtocol&method=openMiniProgram&ivar1=maps&ivar2=3",
                from: .remote
            )
        }
        await transcript.note("T10 a module sets itself up") {
            try router.broadcast("isThere").map { try "\($0.result.get())" }
        }
        await transcript.note("T15 another path of a page") { try router.call("scheme://router/demo2-Android") }
        await transcript.note("T16 T17 a model, a closure and a completion") {
            var heard: [String] = []
            let done: (String) -> Void = { heard.append($0) }
            try router.request("scheme://router/demo?id=7").with(userInfo: ["model": Model(age: 18), "done": done]).call
            {
                parameters,
                instance in
                heard += ["id \(parameters["id"] ?? "-")", "\(instance)"]
            }
            return heard
        }
        await intercept(transcript)
        await relocate(transcript)
    }

    /// Logging in first, for several paths; what fails ends in one place.
    @MainActor
    private static func intercept(_ transcript: Transcript) async {
        let router = Router(.seeds)
        let token = router.use(for: [.messages, .orders], priority: 5) { request in
            request.context["isLoggedIn"] == nil ? .end(.redirect(to: "scheme://router/login")) : .next(request)
        }
        for url in ["scheme://router/messages", "scheme://router/orders/5", "scheme://router/demo2"] {
            await transcript.note("T11 an interceptor of two paths: \(url)") { try router.call(url) }
        }
        await transcript.note("T11 logged in") {
            try router.call("scheme://router/messages", context: ["isLoggedIn": true])
        }
        token.remove()
        await transcript.note("T11 removed") { try router.call("scheme://router/orders/5") }
        await transcript.note("T13 a log entry") {
            nonisolated(unsafe) var entries: [String] = []
            let token = router.observe { event in entries.append("\(event.request.url) \(event.handler ?? "-")") }
            defer { token.remove() }
            try router.call("scheme://router/demo2")
            return entries
        }
        router.fallback { request, _ in .value("no page for \(request.url)") }
        await transcript.note("T12 T18 an unknown path") { try router.call("scheme://router/none") }
    }

    /// What a server delivers.
    @MainActor
    private static func relocate(_ transcript: Transcript) async {
        let router = Router(.seeds)
        await transcript.note("T6 replaced") {
            _ = router.relocate([.replace("scheme://router/demo", target: "scheme://router/demo2")])
            return try router.call("scheme://router/demo")
        }
        await transcript.note("T6 reset") {
            _ = router.relocate([.reset("scheme://router/demo")])
            return try router.call("scheme://router/demo")
        }
        await transcript.note("T6 a path for a misspelled one") {
            _ = router.relocate([.add("scheme://router/demo22", handler: "demo2")])
            return try router.call("scheme://router/demo22")
        }
        await transcript.note("T6 removed") {
            _ = router.relocate([.remove("scheme://router/demo2")])
            return try router.call("scheme://router/demo2")
        }
    }
}

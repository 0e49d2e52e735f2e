import GoldenSupport
import RouterDynamic
import RouterServices

/// The rows of Khala, with the examples of its README.
enum KhalaCalls {
    @MainActor
    static func make(_ transcript: Transcript) async {
        let router = Router(.seeds)
        await transcript.note("K1 K2 value of a URL") {
            try router.call("kl://AModule/server2?value=64", as: Int.self)
        }
        await transcript.note("K3 a value keeps its type") {
            try router.call("kl://AModule/image", context: ["image": [1, 2]])
        }
        await transcript.note("K3 the parameters with keys of any type") {
            let values: [AnyHashable: Any] = ["a": 1, "b": "x y"]
            return try (
                router.call("kl://AModule/hashed?a=1&b=2"), router.store.aModule.hashed(values),
                router.resolve(Route.aModuleHashed(["a": 1]).url).request.url.text
            )
        }
        for (number, closures) in [(1, 0), (2, 0), (3, 0), (4, 1), (5, 3), (6, 3)] {
            await transcript.note("K4 K5 server\(number) with \(closures) closures") {
                var heard: [String] = []
                let closure: KhalaClosure = { heard += $0.map { "\($0) \($1)" } }
                let url = "kl://BModule/server\(number)?a=1&b=2"
                let callbacks = Array(repeating: RouteCallback(closure), count: closures)
                return try (router.call(url, callbacks: callbacks, as: Int.self), heard)
            }
        }
        await transcript.note("K4 more closures than it takes") {
            try router.call("kl://BModule/server1", callbacks: [RouteCallback { (_: [String: Any]) in }])
        }
        await transcript.note("K4 too few closures") {
            try router.call("kl://BModule/server5", callbacks: [RouteCallback { (_: [String: Any]) in }])
        }
        await transcript.note("K7 a notification") {
            try router.broadcast("kl://doSomething?value=888").map { try "\($0.result.get())" }.sorted()
        }
        await transcript.note("K8 nobody is registered") {
            router.unregisterAll()
            return try router.broadcast("doSomething").count
        }
        await transcript.note("K8 one is registered by name") {
            let isNew = try router.register(named: "kl://AModule")
            return try (isNew, router.broadcast("doSomething").count)
        }
        await transcript.note("K12 the store") { try router.store.aModule.server2(value: 46) }
        await transcript.note("K13 the functions of the class, and the nearest one") {
            do {
                return try router.call("kl://AModule/server3")
            } catch let error as RouterError {
                return error.report()
            }
        }
        await transcript.note("K14 the instance is cached") {
            let router = Router(.seeds)
            let before = try router.broadcast("doSomething").count
            try router.call("kl://AModule/server2?value=1")
            return try (before, router.broadcast("doSomething").count)
        }
        await transcript.note("K16 values as a server sends them") {
            let loose = Router(.seeds, readsLooseValues: true)
            return try loose.call("kl://AModule/convert", context: ["number": "1", "text": 2, "flag": 1])
        }
        await rewrite(transcript)
    }

    /// Filters in their order, and pages that move between the app, the web and the server.
    @MainActor
    private static func rewrite(_ transcript: Transcript) async {
        let router = Router(.seeds)
        await transcript.note("K9 filters in order") {
            router.rewrite(name: "first") { $0.replacing(url: $0.url.text + "?value=1") }
            router.rewrite(name: "second") { $0.replacing(url: $0.url.text + "0") }
            return try (router.call("kl://AModule/server2"), router.rewriteFilters.map { "\($0.name ?? "-")" })
        }
        await transcript.note("K10 a class in place of another") {
            let router = Router(.seeds)
            try router.rewrite("//AModule/**", to: "//BModule/**")
            return try router.call("kl://AModule/doSomething?value=2")
        }
    }
}
